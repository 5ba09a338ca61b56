/** What the acting player can do now, as lists of real buttons. */

import { html, nothing } from "../vendor/lit-html.js";
import { choiceList, commandButton } from "../app/controls.js";
import { t } from "../app/text.js";
import { spaceCard } from "./card.js";
import { attackCard, attackChoices } from "./combat.js";
import { chosenDestination } from "./considering.js";
import { sign } from "./icons.js";
import { actionsOf, viewOf } from "./position.js";
import { sinceLast } from "./since.js";
import { storyCard, telling } from "./story.js";
import { endOfTurn, threatCard } from "./threat.js";
import { figureChoice, hereChoices, moveCard, moveChoices, otherChoices, seaChoices, whyNot } from "./turn.js";
import { spaceName } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("./position.js").Update} Update
 */

/** @param {Update} update @param {Ctx} ctx @returns {Part} */
export function choices(update, ctx) {
  if (telling(update)) return storyCard(update, ctx);
  if (ctx.readOnly || update.actions.length === 0) return spaceCard(update, ctx);
  return html`${spaceCard(update, ctx)}${offer(update, ctx)}${sinceLast(update, ctx)}`;
}

/** @param {Update} update @param {Ctx} ctx @returns {Part} */
function offer(update, ctx) {
  const { phase } = viewOf(update);
  if (phase === "fleets") return fleets(update, ctx);
  if (phase === "enter") return entries(update, ctx);
  if (ctx.local.attack) return attackCard(update, ctx);
  if (ctx.local.threat) return threatCard(update, ctx);
  if (chosenDestination(viewOf(update), ctx.local)) return moveCard(update, ctx);
  return html`${figureChoice(update, ctx)}${hereChoices(update, ctx)}${attackChoices(update, ctx)}${
    otherChoices(update, ctx)}${moveChoices(update, ctx)}${seaChoices(update, ctx)}${endOfTurn(update, ctx)}${whyNot(update, ctx)}`;
}

/** @param {Update} update @param {Ctx} ctx @returns {Part} */
function fleets(update, ctx) {
  return html`${choiceList(t("tet.fleets"), actionsOf(update, "place_fleet").map(({ command }) =>
    commandButton(ctx, [command], spaceName(String(command.sea)), { mark: sign("fleet"), note: t("tet.fleets.note") })))}
    <p class="hint">${t("tet.hint.fleets")}</p>`;
}

/** @param {Update} update @param {Ctx} ctx @returns {Part} */
function entries(update, ctx) {
  const { active } = viewOf(update);
  const list = actionsOf(update, "enter");
  return html`${choiceList(t("tet.enter"), list.map(({ command }) =>
    commandButton(ctx, [command], spaceName(String(command.space)), {
      mark: sign(`emperor-${active}`, { seat: active }), price: t("tet.free"),
    })))}${list.length === 0 ? nothing : html`<p class="hint">${t("tet.hint.enter")}</p>`}`;
}
