/** What lies beside the board: who is winning, the tracks, the Forum, the bag, calendar and pools. */

import { html, nothing } from "../vendor/lit-html.js";
import { t } from "../app/text.js";
import { bar, icon, pieceSign } from "./icons.js";
import { badge, fullName } from "./marks.js";
import { fraction, percent, roman } from "./numbers.js";
import { CITIZENS_TO_WIN, LAST_STEP, PROVINCES_TO_WIN, bagSize, nextYield, viewOf } from "./position.js";
import { count, listWords, seatName, supplyWords } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").View} View
 * @typedef {import("./position.js").Character} Character
 */

/** @param {Update} update @returns {Part} */
export function panels(update) {
  const view = viewOf(update);
  return html`<div class="tri-column tri-column-wide">${people(update, view)}${calendar(view)}</div>
    <div class="tri-column tri-column-tracks">${tracks(view)}</div>
    <div class="tri-column">${forum(view)}${bag(view)}</div>`;
}

/** @param {string} key @param {Part} body @param {string} [more] beside the heading @returns {Part} */
function panel(key, body, more) {
  return html`<section class="panel tri-panel tri-panel-${key}"><h2 class="side-title">${t(`tri.panel.${key}`)}${
    more ? html`<span class="tri-panel-more">${more}</span>` : nothing}</h2>${body}</section>`;
}

/**
 * Each character: reserve, cards and how far he is on each way to win (TRI 7).
 * @param {Update} update
 * @param {View} view
 * @returns {Part}
 */
function people(update, view) {
  return panel("people", html`<table class="tri-people-table">
    <thead><tr><td></td>${STOCKS.map((what) => head(icon(what), t(`tri.stock.${what}`), true))}${
      WAYS.map((key) => head(nothing, t(`tri.way_to_win.${key}`)))}${head(nothing, t("tri.next_yield"))}</tr></thead>
    <tbody>${view.characters.map((c) => html`<tr class="seat-${c.id} ${c.id === view.active ? "tri-row-active" : ""}">
      <th scope="row" title=${fullName(update, c.id)}><span class="tri-person">${badge(c.id)}<span>${seatName(c.id)}</span></span>${tags(view, c)}</th>
      ${STOCKS.map((what) => html`<td class="tri-number">${c[what]}</td>`)}
      ${ways(c).map(({ text, share, won }) => html`<td><span class=${won}>${text}</span>${bar(share)}</td>`)}
      <td class="tri-yield">${yieldSigns(nextYield(view, c.id))}</td></tr>`)}</tbody></table>`);
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
  return html`<span aria-hidden="true"><span class="tri-yield-part">${icon("gold")}${gold}</span> <span class="tri-yield-part">${
    icon("legions")}${legions}</span></span><span class="visually-hidden">${supplyWords({ gold, legions })}</span>`;
}

/** On turn; consul, compensation and escape cards. @param {View} view @param {Character} c @returns {Part} */
function tags(view, c) {
  const list = [];
  if (c.consul_cards > 0) list.push(t("tri.card.consul"));
  if (view.compensation === c.id) list.push(t("tri.card.compensation", { side: roman(view.compensation_side) }));
  if (view.escape === c.id) list.push(t("tri.card.escape"));
  return list.length === 0 ? nothing : html`<span class="tri-tags">${list.map((tag) => html`<span>${tag}</span> `)}</span>`;
}

/** How far he is on each way to win (TRI 7.1 to 7.3). @param {Character} c */
function ways(c) {
  const steps = c.political + c.military;
  const all = 2 * LAST_STEP;
  return [
    { text: t("tri.progress", { n: c.provinces, all: PROVINCES_TO_WIN }), share: c.provinces / PROVINCES_TO_WIN, won: "" },
    { text: t("tri.progress", { n: steps, all }), share: (steps - 2) / (all - 2), won: "" },
    // Six citizens win only with a consul card.
    { text: t("tri.progress", { n: c.citizens, all: CITIZENS_TO_WIN }), share: c.citizens / CITIZENS_TO_WIN,
      won: c.consul_cards > 0 ? "" : "tri-not-yet" },
  ];
}

/**
 * Both competences, I to VII, with who stands where and who leads (TRI 5.7).
 * @param {View} view
 * @returns {Part}
 */
function tracks(view) {
  return panel("tracks", html`${track(view, "political")}${track(view, "military")}`);
}

/** @param {View} view @param {"political" | "military"} name @returns {Part} */
function track(view, name) {
  const leads = (/** @type {Character} */ c) => (name === "political" ? c.leads_political : c.leads_military);
  const leaders = view.characters.filter(leads).map((c) => seatName(c.id));
  const steps = Array.from({ length: LAST_STEP }, (_, i) => i + 1);
  return html`<h3>${t(`tri.track.title.${name}`)}<span class="tri-leaders">${leaders.length === 0 ? t("tri.leads.none")
    : html`${icon("leads")}${t("tri.leads", { n: leaders.length, list: listWords(leaders) })}`}</span></h3>
    <div class="tri-track" aria-hidden="true">${steps.map((step) => html`<div class="tri-step">
      <span class="tri-step-name">${roman(step)}</span><span class="tri-markers">${view.characters.filter((c) => c[name] === step)
        .map((c) => html`<span class="tri-marker ${leads(c) ? "tri-marker-leads" : ""}">${badge(c.id)}</span>`)}</span></div>`)}</div>
    <p class="visually-hidden">${listWords(view.characters.map((c) =>
      t("tri.track.at", { seat: seatName(c.id), step: roman(c[name]) })))}.</p>`;
}

/** Citizens in their sections and in Alii. @param {View} view @returns {Part} */
function forum(view) {
  return panel("forum", html`<ul class="tri-rows" role="list">${view.characters.map((c) =>
    section(badge(c.id), seatName(c.id), c.citizens, c.id))}${section(nothing, t("tri.alii"), view.alii)}</ul>`);
}

/** @param {Part} mark @param {string} name @param {number} n @param {string} [seat] @returns {Part} */
function section(mark, name, n, seat) {
  return html`<li class="tri-row"><span class="tri-row-name">${mark}${name}</span>
    <span class="tri-figures" aria-hidden="true">${Array.from({ length: n }, () => pieceSign("citizen", seat))}</span>
    <b><span aria-hidden="true">${n}</span><span class="visually-hidden">${count("citizens", n)}</span></b></li>`;
}

/** The battle bag with the chance of each colour at one draw (TRI 4.2). @param {View} view @returns {Part} */
function bag(view) {
  const total = bagSize(view);
  const rows = Object.entries(view.bag).filter(([id, n]) => n > 0 || id !== "neutral");
  return panel("bag", html`<ul class="tri-rows tri-bag" role="list">${rows.map(([id, n]) => html`<li class="tri-row">
      <span class="tri-row-name">${id === "neutral" ? nothing : badge(id)}<span class=${id === "neutral" ? "" : "tri-name"}>${seatName(id)}</span></span>
      <span class="tri-figures" aria-hidden="true">${Array.from({ length: n }, () => pieceSign(id === "neutral" ? "blade" : `weapon-${id}`, id))}</span>
      <b><span aria-hidden="true">${n}</span><span class="visually-hidden">${count("weapons", n)},</span></b>${total === 0 ? nothing
        : html`<span class="tri-bag-chance" title=${t("tri.bag.chance")}>${percent([n, total])} <span class="tri-fraction">${
          fraction([n, total])}</span></span>`}</li>`)}</ul>`, t("tri.bag.total", { n: total }));
}

/** Turns until the election, what the box still holds (TRI 1.2). @param {View} view @returns {Part} */
function calendar(view) {
  const first = view.characters.length === 2 ? 7 : 8;
  const steps = Array.from({ length: first + 1 }, (_, i) => first - i);
  return panel("calendar", html`<div class="tri-calendar"><div class="tri-days" aria-hidden="true">${steps.map((step) => html`<span
      class="tri-day ${step === 0 ? "tri-day-election" : ""} ${step === view.calendar ? "tri-day-now" : ""}"
      >${step === 0 ? t("tri.elegio") : roman(step)}</span>`)}</div></div>
    <p class="tri-box"><span>${t("tri.pools")}</span> <span>${icon("legions")}${count("legions", view.pool_legions)}</span>
      <span>${icon("gold")}${count("gold", view.pool_gold)}</span> <span>${icon("servants")}${count("servants", view.pool_servants)}</span></p>`,
  t("tri.calendar", { year: view.year, turn: view.turn, n: view.calendar }));
}
