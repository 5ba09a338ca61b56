/** The line of state under the prompt: phases, points, actions and gold. */

import { html, nothing } from "../vendor/lit-html.js";
import { t } from "../app/text.js";
import { icon } from "./icons.js";
import { badge } from "./marks.js";
import { ACTION_PRICES, MOVEMENT_POINTS, active, viewOf } from "./position.js";
import { count, seatName } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").View} View
 */

const PHASES = ["supply", "movement", "action"];
/**
 * The phase in which each interrupting decision falls.
 * @type {Record<string, string>}
 */
const WITHIN = { escape: "movement", compensation: "movement", weapons: "movement", appoint: "action" };

/** @param {Update} update @returns {Part} */
export function status(update) {
  const view = viewOf(update);
  if (view.phase === "over") return nothing;
  const now = WITHIN[view.phase] ?? view.phase;
  const me = active(view);
  return html`<div class="tri-status">
    <ol class="tri-phases" role="list" aria-label=${t("tri.phases")}>${PHASES.map((phase) => html`<li
      class=${phase === now ? "tri-phase-now" : PHASES.indexOf(phase) < PHASES.indexOf(now) ? "tri-phase-done" : ""}
      aria-current=${phase === now ? "step" : nothing}>${t(`tri.phase.${phase}`)}</li>`)}</ol>
    <p class="tri-means">${WITHIN[view.phase] ? html`${badge(me.id)}${t("tri.whose_turn", { seat: seatName(me.id) })}`
      : html`<span class="tri-mean">${icon("gold")}${count("gold", me.gold)}</span>${carrying(me)}
      ${now === "movement" ? points(view) : nothing}${now === "action" ? prices(view) : nothing}`}</p>
  </div>`;
}

/** @param {import("./position.js").Character} me @returns {Part} */
function carrying({ carried }) {
  if (carried === 0) return nothing;
  const what = t("tri.carries", { what: count("servants", carried) });
  return html`<span class="tri-mean">${icon("servants")}${what}</span>`;
}

/** Movement points left, as dots and in words. @param {View} view @returns {Part} */
function points({ points: left }) {
  const pips = Array.from({ length: MOVEMENT_POINTS }, (_, i) => html`<i class=${i < left ? "tri-pip-full" : ""}></i>`);
  return html`<span class="tri-mean"><span class="tri-pips" aria-hidden="true">${pips}</span>${
    t("tri.left.points", { n: left })}</span>`;
}

/** The three actions with their prices, those taken crossed out. @param {View} view @returns {Part} */
function prices({ actions }) {
  const left = ACTION_PRICES.length - actions;
  return html`<span class="tri-mean"><span class="tri-prices" aria-hidden="true">${ACTION_PRICES.map((price, i) =>
    html`<i class=${i < actions ? "tri-price-used" : i === actions ? "tri-price-next" : ""}>${price}</i>`)}</span>${
    t("tri.left.actions", { n: left })}</span>`;
}
