/** The screen between two seats: who must look now, and what happened meanwhile. */

import { html, nothing } from "../vendor/lit-html.js";
import { openDialog } from "./dialog.js";
import { eventTexts } from "./log.js";
import { ruleLink } from "./rule-link.js";
import { seatBadge, seatTitle } from "./seats.js";
import { t } from "./text.js";

const MOST_LINES = 10;

/**
 * @param {import("./game-ui").GameUI} game @param {import("./game-ui").Update} update
 * @param {import("./game-ui").Logged[]} since  what this seat hasn't seen
 * @param {() => void} done
 */
export function showHandOver(game, update, since, done) {
  const seat = /** @type {number} */ (update.seat);
  const name = seatTitle(update, seat);
  const interrupted = game.interrupted(update);
  const lines = eventTexts(game, since, update);
  const shown = lines.slice(-MOST_LINES);
  openDialog({
    title: t(interrupted ? "hand.decides" : "hand.turn", { name }),
    kind: `cover hand-over ${game.seatMark(update.seats[seat]).className}`,
    bare: true,
    body: (close) => html`
      <div class="hand-badge">${seatBadge(game, update.seats[seat])}</div>
      <p class="lead">${interrupted
        ? t("hand.interrupts", { name, other: seatTitle(update, update.seats.indexOf(interrupted)) })
        : t("hand.pass", { name })}</p>
      <p class="prompt">${game.promptText(update)} ${ruleLink(update.prompt.rule)}</p>
      ${shown.length ? html`<section aria-labelledby="hand-since"><h3 id="hand-since">${t("hand.since")}</h3>
        <ul class="hand-lines">${shown.map((line) => html`<li class=${line.heading ? "log-turn" : nothing}>${line.text}</li>`)}</ul>
      </section>` : nothing}
      <div class="actions"><button class="btn btn-primary btn-large" data-focus @click=${close}>${t("hand.go")}</button></div>
      <p class="note">${t("hand.off")}</p>`,
    closed: done,
  });
}
