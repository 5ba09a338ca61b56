/** The characters as a table: reserves, cards, and how far each is on each way to win. */

import { html, nothing } from "../vendor/lit-html.js";
import { bar } from "../app/controls.js";
import { t } from "../app/text.js";
import { icon } from "./icons.js";
import { badge, fullName } from "./marks.js";
import { roman } from "./numbers.js";
import { CITIZENS_TO_WIN, LAST_STEP, PROVINCES_TO_WIN, nextYield, viewOf } from "./position.js";
import { seatName, supplyWords } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").View} View
 * @typedef {import("./position.js").Character} Character
 */

/**
 * Each character: reserve, cards and how far he is on each way to win (TRI 7).
 * @param {Update} update
 * @returns {Part}
 */
export function peopleTable(update) {
  const view = viewOf(update);
  return html`<table class="tri-people-table">
    <thead><tr><td></td>${STOCKS.map((what) => head(icon(what), t(`tri.stock.${what}`), true))}
      ${WAYS.map((key) => head(nothing, t(`tri.way_to_win.${key}`)))}${head(nothing, t("tri.next_yield"))}</tr></thead>
    <tbody>${view.characters.map((c) => html`<tr class="seat-${c.id} ${c.id === view.active ? "tri-row-active" : ""}">
      <th scope="row" title=${fullName(update, c.id)}>
        <span class="tri-person">${badge(c.id)}<span>${seatName(c.id)}</span></span>${tags(view, c)}</th>
      ${STOCKS.map((what) => html`<td class="tri-number">${c[what]}</td>`)}
      ${ways(c).map(({ n, all, share, look }) => html`<td>
        <span class=${look}>${t("tri.progress", { n, all })}</span>${bar(share)}</td>`)}
      <td class="tri-yield">${yieldSigns(nextYield(view, c.id))}</td></tr>`)}</tbody></table>`;
}

/** @type {("gold" | "weapons" | "governors")[]} */
const STOCKS = ["gold", "weapons", "governors"];
const WAYS = ["provinces", "competences", "citizens"];

/**
 * A head of the table: a sign with its name for screen readers, or its name.
 * @param {Part} sign
 * @param {string} name
 * @param {boolean} [short]
 * @returns {Part}
 */
function head(sign, name, short = false) {
  return html`<th scope="col" title=${name}>${sign}<span class=${short ? "visually-hidden" : ""}>${name}</span></th>`;
}

/** @param {{gold: number, legions: number}} supply @returns {Part} */
function yieldSigns({ gold, legions }) {
  return html`<span aria-hidden="true"><span class="tri-yield-part">${icon("gold")}${gold}</span>
    <span class="tri-yield-part">${icon("legions")}${legions}</span></span>
    <span class="visually-hidden">${supplyWords({ gold, legions })}</span>`;
}

/** Consul, compensation and escape cards. @param {View} view @param {Character} c @returns {Part} */
function tags(view, c) {
  const list = [];
  if (c.consul_cards > 0) list.push(t("tri.card.consul"));
  if (view.compensation === c.id) {
    list.push(t("tri.card.compensation", { side: roman(view.compensation_side) }));
  }
  if (view.escape === c.id) list.push(t("tri.card.escape"));
  if (list.length === 0) return nothing;
  return html`<span class="tri-tags">${list.map((tag) => html`<span>${tag}</span> `)}</span>`;
}

/** How far he is on each way to win (TRI 7.1 to 7.3). @param {Character} c */
function ways(c) {
  const steps = c.political + c.military;
  const all = 2 * LAST_STEP;
  return [
    { n: c.provinces, all: PROVINCES_TO_WIN, share: c.provinces / PROVINCES_TO_WIN, look: "" },
    { n: steps, all, share: (steps - 2) / (all - 2), look: "" },
    // Six citizens win only with a consul card.
    { n: c.citizens, all: CITIZENS_TO_WIN, share: c.citizens / CITIZENS_TO_WIN,
      look: c.consul_cards > 0 ? "" : "tri-not-yet" },
  ];
}
