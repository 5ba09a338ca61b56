/** What lies beside the board: who is winning, the tracks, the Forum, the bag, calendar and pools. */

import { html, nothing } from "../vendor/lit-html.js";
import { fraction, percent } from "../app/numbers.js";
import { listWords, t } from "../app/text.js";
import { icon, sign } from "./icons.js";
import { badge } from "./marks.js";
import { roman } from "./numbers.js";
import { peopleTable } from "./people.js";
import { LAST_STEP, bagSize, viewOf } from "./position.js";
import { count, seatName } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").View} View
 * @typedef {import("./position.js").Character} Character
 */

/** @param {Update} update @returns {Part} */
export function panels(update) {
  const view = viewOf(update);
  return html`<div class="tri-column tri-column-wide">${panel("people", peopleTable(update))}${calendar(view)}</div>
    <div class="tri-column tri-column-tracks">${tracks(view)}</div>
    <div class="tri-column">${forum(view)}${bag(view)}</div>`;
}

/** @param {string} key @param {Part} body @param {string} [more] beside the heading @returns {Part} */
function panel(key, body, more) {
  const beside = more ? html`<span class="tri-panel-more">${more}</span>` : nothing;
  return html`<section class="panel tri-panel tri-panel-${key}">
    <h2 class="side-title">${t(`tri.panel.${key}`)}${beside}</h2>${body}</section>`;
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
  const marker = (/** @type {Character} */ c) =>
    html`<span class="tri-marker ${leads(c) ? "tri-marker-leads" : ""}">${badge(c.id)}</span>`;
  const steps = Array.from({ length: LAST_STEP }, (_, i) => i + 1);
  return html`<h3>${t(`tri.track.title.${name}`)}<span class="tri-leaders">${leaders.length === 0 ? t("tri.leads.none")
    : html`${icon("leads")}${t("tri.leads", { n: leaders.length, list: listWords(leaders) })}`}</span></h3>
    <div class="tri-track" aria-hidden="true">${steps.map((step) => html`<div class="tri-step">
      <span class="tri-step-name">${roman(step)}</span>
      <span class="tri-markers">${view.characters.filter((c) => c[name] === step).map(marker)}</span></div>`)}</div>
    <p class="visually-hidden">${listWords(view.characters.map((c) =>
      t("tri.track.at", { seat: seatName(c.id), step: roman(c[name]) })))}.</p>`;
}

/** Citizens in their sections and in Alii. @param {View} view @returns {Part} */
function forum(view) {
  const sections = view.characters.map((c) => figures({
    mark: badge(c.id), name: seatName(c.id), n: c.citizens, sign: sign("citizen", c.id), what: "citizens",
  }));
  const alii = figures({ mark: "", name: t("tri.alii"), n: view.alii, sign: sign("citizen"), what: "citizens" });
  return panel("forum", html`<ul class="tri-rows" role="list">${sections}${alii}</ul>`);
}

/**
 * A row of pieces with their number.
 * @param {{mark: Part, name: Part, n: number, sign: Part, what: string, more?: Part}} row
 * @returns {Part}
 */
function figures({ mark, name, n, sign, what, more }) {
  return html`<li class="tri-row"><span class="tri-row-name">${mark}${name}</span>
    <span class="tri-figures" aria-hidden="true">${Array.from({ length: n }, () => sign)}</span>
    <b><span aria-hidden="true">${n}</span><span class="visually-hidden">${count(what, n)}</span></b>
    ${more ?? nothing}</li>`;
}

/** The battle bag with the chance of each colour at one draw (TRI 4.2). @param {View} view @returns {Part} */
function bag(view) {
  const total = bagSize(view);
  const row = (/** @type {[string, number]} */ [id, n]) => (id === "neutral"
    ? figures({ mark: "", name: seatName(id), n, sign: sign("blade"), what: "weapons", more: share(n, total) })
    : figures({ mark: badge(id), name: html`<span class="tri-name">${seatName(id)}</span>`, n,
      sign: sign(`weapon-${id}`, id), what: "weapons", more: share(n, total) }));
  const rows = Object.entries(view.bag).filter(([id, n]) => n > 0 || id !== "neutral");
  return panel("bag", html`<ul class="tri-rows tri-bag" role="list">${rows.map(row)}</ul>`,
    t("tri.bag.total", { n: total }));
}

/** @param {number} n @param {number} total @returns {Part} */
function share(n, total) {
  if (total === 0) return nothing;
  return html`<span class="tri-bag-chance" title=${t("tri.bag.chance")}>${percent([n, total])}
    <span class="fraction">${fraction([n, total])}</span></span>`;
}

/** Turns until the election, what the box still holds (TRI 1.2). @param {View} view @returns {Part} */
function calendar(view) {
  const first = view.characters.length === 2 ? 7 : 8;
  const steps = Array.from({ length: first + 1 }, (_, i) => first - i);
  const day = (/** @type {number} */ step) => html`<span
    class="tri-day ${step === 0 ? "tri-day-election" : ""} ${step === view.calendar ? "tri-day-now" : ""}"
    >${step === 0 ? t("tri.elegio") : roman(step)}</span>`;
  return panel("calendar", html`<div class="tri-days" aria-hidden="true">${steps.map(day)}</div>
    <p class="tri-box"><span>${t("tri.pools")}</span>
      <span>${icon("legions")}${count("legions", view.pool_legions)}</span>
      <span>${icon("gold")}${count("gold", view.pool_gold)}</span>
      <span>${icon("servants")}${count("servants", view.pool_servants)}</span></p>`,
  t("tri.calendar", { year: view.year, turn: view.turn, n: view.calendar }));
}
