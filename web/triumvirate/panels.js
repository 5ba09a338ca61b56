/** What lies beside the board: who is winning, the Forum, the tracks, the bag, the calendar, the pools. */

import { html, nothing } from "../vendor/lit-html.js";
import { t } from "../app/text.js";
import { bar, icon } from "./icons.js";
import { badge } from "./marks.js";
import { fraction, percent, roman } from "./numbers.js";
import { CITIZENS_TO_WIN, LAST_STEP, PROVINCES_TO_WIN, bagSize, nextYield, viewOf } from "./position.js";
import { count, fullName, listWords, seatName, supplyWords } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").View} View
 * @typedef {import("./position.js").Character} Character
 */

/** @param {Update} update @returns {Part} */
export function panels(update) {
  const view = viewOf(update);
  return html`${people(update, view)}${tracks(view)}${forum(view)}${bag(view)}${calendar(view)}${pools(view)}`;
}

/** @param {string} key @param {Part} body @returns {Part} */
function panel(key, body) {
  return html`<section class="panel tri-panel tri-panel-${key}"><h2 class="side-title">${t(`tri.panel.${key}`)}</h2>${body}</section>`;
}

/**
 * Each character: reserve, cards and how far he is on each way to win (TRI 7).
 * @param {Update} update
 * @param {View} view
 * @returns {Part}
 */
function people(update, view) {
  return panel("people", html`<div class="tri-people-list">${view.characters.map((c) => html`
    <article class="tri-person seat-${c.id} ${c.id === view.active ? "tri-person-active" : ""}">
      <h3>${badge(c.id)}<span>${fullName(update, c.id)}</span>${c.id === view.active
        ? html`<span class="tri-tag">${t("tri.active")}</span>` : nothing}</h3>
      <p class="tri-stock">${stock("gold", c.gold)}${stock("weapons", c.weapons)}${stock("governors", c.governors)}${
        c.carried > 0 ? stock("servants", c.carried) : nothing}</p>
      ${cards(view, c)}
      <dl class="tri-progress">${progress(c)}</dl>
      <p class="tri-note">${t("tri.next_yield", { what: supplyWords(nextYield(view, c.id)) })}</p>
    </article>`)}</div><p class="tri-note">${t("tri.people.note")}</p>`);
}

/** @param {"gold" | "weapons" | "governors" | "servants"} what @param {number} n @returns {Part} */
function stock(what, n) {
  return html`<span class="tri-stock-item" title=${t(`tri.stock.${what}`)}>${icon(what)}<span aria-hidden="true">${n}</span
    ><span class="visually-hidden">${count(what, n)}${what === "servants" ? ` ${t("tri.stock.carried")}` : ""}, </span></span>`;
}

/** Consul, compensation and escape cards. @param {View} view @param {Character} c @returns {Part} */
function cards(view, c) {
  const list = [];
  if (c.consul_cards > 0) list.push(t("tri.card.consul"));
  if (view.compensation === c.id) list.push(t("tri.card.compensation", { side: roman(view.compensation_side) }));
  if (view.escape === c.id) list.push(t("tri.card.escape"));
  return list.length === 0 ? nothing : html`<ul class="tri-cards" role="list">${list.map((card) => html`<li>${card}</li>`)}</ul>`;
}

/** @param {Character} c @returns {Part} */
function progress(c) {
  const politics = c.consul_cards > 0
    ? { text: t("tri.progress.citizens.consul", { n: c.citizens, all: CITIZENS_TO_WIN }), share: c.citizens / CITIZENS_TO_WIN }
    : { text: t("tri.progress.citizens", { n: c.citizens }), share: c.citizens / (2 * CITIZENS_TO_WIN) };
  const steps = c.political + c.military - 2;
  const rows = [
    { key: "provinces", text: t("tri.progress.of", { n: c.provinces, all: PROVINCES_TO_WIN }), share: c.provinces / PROVINCES_TO_WIN },
    { key: "competences", text: t("tri.progress.competences", { political: roman(c.political), military: roman(c.military) }),
      share: steps / (2 * (LAST_STEP - 1)) },
    { key: "politics", ...politics },
  ];
  return html`${rows.map(({ key, text, share }) => html`<div><dt>${t(`tri.progress.${key}.name`)}</dt><dd>${bar(share)}${text}</dd></div>`)}`;
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
  return html`<h3>${t(`tri.track.title.${name}`)}</h3>
    <div class="tri-track" aria-hidden="true">${steps.map((step) => html`<div class="tri-step">
      <span class="tri-step-name">${roman(step)}</span>${view.characters.filter((c) => c[name] === step).map((c) => html`<span
        class="tri-marker ${leads(c) ? "tri-marker-leads" : ""}">${badge(c.id)}</span>`)}</div>`)}</div>
    <p class="tri-note"><span class="visually-hidden">${listWords(view.characters.map((c) =>
      t("tri.track.at", { seat: seatName(c.id), step: roman(c[name]) })))}. </span>${icon("leads")}${
      leaders.length === 0 ? t("tri.leads.none") : t("tri.leads", { n: leaders.length, list: listWords(leaders) })}</p>`;
}

/** Citizens in their sections and in Alii. @param {View} view @returns {Part} */
function forum(view) {
  const sections = view.characters.map((c) => ({ id: c.id, name: seatName(c.id), n: c.citizens }));
  return panel("forum", html`<ul class="tri-forum" role="list">${sections.map((s) => section(badge(s.id), s.name, s.n, `seat-${s.id}`))}${
    section(nothing, t("tri.alii"), view.alii, "tri-alii")}</ul>
    <p class="tri-note">${t("tri.forum.note")}</p>`);
}

/** @param {Part} mark @param {string} name @param {number} n @param {string} className @returns {Part} */
function section(mark, name, n, className) {
  return html`<li class="tri-section ${className}"><span class="tri-section-name">${mark}${name}</span>
    <span class="tri-figures" aria-hidden="true">${Array.from({ length: n }, () => icon("citizens"))}</span>
    <b class="tri-section-count"><span aria-hidden="true">${n}</span><span class="visually-hidden">${count("citizens", n)}</span></b></li>`;
}

/** The battle bag with the chance of each colour at one draw (TRI 4.2). @param {View} view @returns {Part} */
function bag(view) {
  const total = bagSize(view);
  const rows = Object.entries(view.bag).filter(([id, n]) => n > 0 || id !== "neutral");
  return panel("bag", html`<p class="tri-bag-total">${t("tri.bag.total", { n: total })}</p>
    <ul class="tri-bag" role="list">${rows.map(([id, n]) => html`<li class="seat-${id}">
      <span class="tri-bag-name">${id === "neutral" ? nothing : badge(id)}${seatName(id)}</span>
      <span class="tri-figures" aria-hidden="true">${Array.from({ length: n }, () => icon("weapons"))}</span>
      <b>${n}</b>${total === 0 ? nothing : html`<span class="tri-bag-chance">${percent([n, total])} <span
        class="tri-fraction">${fraction([n, total])}</span></span>`}</li>`)}</ul>
    <p class="tri-note">${t("tri.bag.note")}</p>`);
}

/** Turns until the election. @param {View} view @returns {Part} */
function calendar(view) {
  const first = view.characters.length === 2 ? 7 : 8;
  const steps = Array.from({ length: first + 1 }, (_, i) => first - i);
  return panel("calendar", html`<div class="tri-calendar" aria-hidden="true">${steps.map((step) => html`<span
      class="tri-day ${step === 0 ? "tri-day-election" : ""} ${step === view.calendar ? "tri-day-now" : ""}"
      >${step === 0 ? "E" : roman(step)}</span>`)}</div>
    <p class="tri-note">${t("tri.calendar", { year: view.year, turn: view.turn, n: view.calendar })}</p>`);
}

/** What the box still holds (TRI 1.2). @param {View} view @returns {Part} */
function pools(view) {
  return panel("pools", html`<ul class="tri-pools" role="list">
    <li>${icon("legions")}${count("legions", view.pool_legions)}</li>
    <li>${icon("gold")}${count("gold", view.pool_gold)}</li>
    <li>${icon("servants")}${count("servants", view.pool_servants)}</li></ul>
    <p class="tri-note">${holder(view)}</p>`);
}

/** @param {View} view @returns {string} */
function holder({ compensation, compensation_side, escape }) {
  const first = compensation ? t("tri.holder.compensation", { seat: seatName(compensation), side: roman(compensation_side) })
    : t("tri.holder.no_compensation");
  return `${first} ${escape ? t("tri.holder.escape", { seat: seatName(escape) }) : t("tri.holder.no_escape")}`;
}
