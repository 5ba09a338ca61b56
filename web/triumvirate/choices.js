/** What the acting seat can do now, as lists of real buttons. */

import { html, nothing } from "../vendor/lit-html.js";
import { t } from "../app/text.js";
import { actionChoices } from "./actions.js";
import { battleReport } from "./battle.js";
import { spaceCard } from "./card.js";
import { decisionChoices } from "./decisions.js";
import { movementChoices } from "./movement.js";
import { viewOf } from "./position.js";
import { supplyChoices } from "./supply.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("./position.js").Update} Update
 */

/** @type {Record<string, (update: Update, ctx: Ctx) => Part>} */
const BY_PHASE = {
  supply: supplyChoices,
  movement: movementChoices,
  action: actionChoices,
  escape: decisionChoices,
  compensation: decisionChoices,
  weapons: decisionChoices,
  appoint: decisionChoices,
};

/** @param {Update} update @param {Ctx} ctx @returns {Part} */
export function choices(update, ctx) {
  const { phase } = viewOf(update);
  const offer = ctx.readOnly || update.actions.length === 0 ? undefined : BY_PHASE[phase];
  return html`${battleReport(update)}${spaceCard(update, ctx)}${offer ? offer(update, ctx) : nothing}${
    offer ? html`<p class="hint">${t(`tri.hint.${phase}`)}</p>` : nothing}`;
}
