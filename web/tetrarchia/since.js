/** "Since your last turn": what happened since the player at the screen gave his last command. */

import { html, nothing } from "../vendor/lit-html.js";
import { ruleLink } from "../app/rule-link.js";
import { t } from "../app/text.js";
import { eventText } from "./events.js";
import { dice } from "./icons.js";
import { diceOf, eventOf } from "./steps.js";

/**
 * @typedef {import("../app/game-ui").Logged} Logged
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("./position.js").Update} Update
 */

/**
 * The entries after the last one that the seat's own commands brought by themselves; the dice that his
 * last command called belong to what is told.
 * @param {Logged[]} log @param {Update} update @returns {Logged[]}
 */
export function since(log, update) {
  const ends = (/** @type {Logged} */ logged) => eventOf(logged).type === "turn_ended" && logged.seat === update.seat;
  const from = log.findLastIndex(ends);
  return log.slice(from + 1).filter((logged) => eventOf(logged).type !== "fleet_placed");
}

/** @param {Update} update @param {Ctx} ctx @returns {Part} */
export function sinceLast(update, ctx) {
  const list = since(ctx.log, update);
  const rows = list.flatMap((logged) => {
    const text = eventText(logged);
    return text ? [{ text, dice: diceOf(eventOf(logged)) }] : [];
  });
  if (rows.length === 0) return nothing;
  return html`<details class="fold tet-since"><summary>${t("tet.since", { n: rows.length })}</summary>
    <ul role="list">${rows.map(({ text, dice: faces }) => html`<li>${dice(faces)}<span>${
      text.place ? html`<button type="button" class="log-go" @click=${() => ctx.goTo(/** @type {string} */ (text.place))}>${text.text}</button>`
        : text.text} ${ruleLink(text.rule)}</span></li>`)}</ul></details>`;
}
