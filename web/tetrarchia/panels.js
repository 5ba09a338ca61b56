/** What lies beside the board: Emperors, pools and borders, marches, the score. */

import { html, nothing } from "../vendor/lit-html.js";
import { bar } from "../app/controls.js";
import { ruleLink } from "../app/rule-link.js";
import { t } from "../app/text.js";
import { armySign, sign } from "./icons.js";
import { badge, seatMark } from "./marks.js";
import { BORDERS, NUMERALS, armies, spaceOf, viewOf } from "./position.js";
import { describeSetup } from "./setup.js";
import { armyName, capital, figureName, playerName, spaceName } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").View} View
 * @typedef {import("./position.js").Figure} Figure
 */

/** Unrest and Revolt in the box (TET 1.2). */
const ALL = 21;
const ALL_ARMIES = 3;

/** @param {Update} update @returns {Part} */
export function panels(update) {
  const view = viewOf(update);
  return html`<div class="tet-column tet-column-wide">${emperors(update, view)}</div>
    <div class="tet-column">${empire(view)}</div>
    <div class="tet-column">${marches(view)}</div>
    <div class="tet-column">${score(view)}</div>`;
}

/** @param {string} key @param {Part} body @param {Part} [more] beside the heading @returns {Part} */
function panel(key, body, more) {
  return html`<section class="panel tet-panel-${key}"><h2 class="side-title">${t(`tet.panel.${key}`)}${
    more ? html`<span class="tet-more">${more}</span>` : nothing}</h2>${body}</section>`;
}

/** Where everyone is, tokens in hand, who runs him. @param {Update} update @param {View} view @returns {Part} */
function emperors(update, view) {
  return panel("emperors", html`<table class="tet-table"><thead><tr><td></td><th scope="col">${t("tet.at")}</th>
      <th scope="col">${t("tet.tokens")}</th>${view.players > 1 ? html`<th scope="col">${t("tet.player")}</th>` : nothing}</tr></thead>
    <tbody>${view.figures.map((figure) => html`<tr class="${seatMark(figure.id).className} ${figure.id === view.active ? "tet-row-active" : ""}">
      <th scope="row"><span class="tet-name">${badge(figure.id)}${capital(figureName(figure.id))}</span></th>
      <td>${figure.at ? spaceName(figure.at) : t(`tet.status.${figure.status}`)}</td>
      <td>${figure.capital === null ? "" : tokens(figure)}</td>
      ${view.players > 1 ? html`<td title=${playerName(update, figure.seat)}>${player(update, figure)}</td>` : nothing}</tr>`)}</tbody></table>
    <p class="note">${describeSetup(update.setup)}</p>`);
}

/** Who runs a figure, short. @param {Update} update @param {Figure} figure @returns {Part} */
function player(update, figure) {
  const mark = figure.seat === null ? "" : seatMark(update.seats[figure.seat]).letter;
  return html`<span aria-hidden="true">${mark}</span><span class="visually-hidden">${playerName(update, figure.seat)}</span>`;
}

/** @param {Figure} figure @returns {Part} */
function tokens(figure) {
  const all = figure.hand + figure.tokens.length;
  return html`<span class="tet-tokens" aria-hidden="true">${Array.from({ length: all }, (_, i) => html`<i
    class=${i < figure.hand ? "tet-token-hand" : ""}></i>`)}</span><span class="visually-hidden">${
    t("tet.tokens.words", { hand: figure.hand, board: figure.tokens.length })}</span>`;
}

/** Borders and pools. @param {View} view @returns {Part} */
function empire(view) {
  return panel("empire", html`<ol class="tet-borders" role="list">${NUMERALS.map((numeral) => border(view, numeral))}</ol>
    <dl class="tet-pools">
      ${pool("unrest", sign("unrest"), view.unrest_left, ALL)}
      ${pool("revolt", sign("revolt"), view.revolts_left, ALL)}
      ${pool("army", sign("army"), view.reserve, ALL_ARMIES)}
    </dl>`,
  t("tet.borders", { n: view.borders_held, all: BORDERS }));
}

/** @param {View} view @param {string} numeral @returns {Part} */
function border(view, numeral) {
  const space = spaceOf(view, `B-${numeral}`);
  const what = space?.token ? sign(`token-${space.token}`, { seat: space.token, text: seatMark(space.token).letter })
    : space && space.army !== "none" ? armySign(space.army) : nothing;
  const words = space?.token ? t("tet.token_of", { figure: figureName(space.token) })
    : space && space.army !== "none" ? armyName(space.army) : t("tet.border.open");
  return html`<li class=${space?.token ? "tet-border-held" : ""}><span class="tet-numeral">${numeral}</span><span
    class="tet-border-piece">${what}</span><span class="visually-hidden">${words}</span></li>`;
}

/** @param {string} key @param {Part} mark @param {number} n @param {number} all @returns {Part} */
function pool(key, mark, n, all) {
  return html`<div><dt>${mark}${t(`tet.pool.${key}`)}</dt><dd><b>${n}</b>/${all}${bar(n / all)}</dd></div>`;
}

/** The armies in the order in which they march (TET 4.5). @param {View} view @returns {Part} */
function marches(view) {
  const pirates = view.seas.find((sea) => sea.pirates);
  return panel("marches", html`${armies(view).length === 0 ? html`<p class="note">${t("tet.marches.none")}</p>`
    : html`<ol class="tet-marches">${view.marches.length === 0 ? armies(view).map((space) =>
      html`<li>${armySign(space.army)}<span>${capital(spaceName(space.id))}</span></li>`) : view.marches.map((march) => html`<li>${armySign(march.army)}
      <span>${capital(t("tet.march.line", { from: spaceName(march.space), to: spaceName(march.to) }))}
        <span class="row-note">${march.waits ? t("tet.march.note.waits") : march.meets ? t("tet.march.note.meets", { figure: figureName(march.meets) })
          : march.broken ? t("tet.march.note.broken", { n: march.crossing }) : ""} ${t("tet.march.left", { n: march.steps_to_roma })}</span></span></li>`)}</ol>`}
    ${pirates ? html`<p class="tet-pirates">${sign("pirates")}${t("tet.pirates.at", { sea: spaceName(pirates.id) })}</p>` : nothing}`,
  ruleLink("TET 4.5"));
}

/** What a victory now would bring, line by line (TET 7). @param {View} view @returns {Part} */
function score(view) {
  if (view.phase === "setup") return nothing;
  return panel("score", view.score_lines.length === 0 ? html`<p class="note">${t("tet.score.lost")}</p>` : scoreTable(view),
    t(view.phase === "over" ? "tet.round.over" : "tet.round", { n: view.round, all: view.last_round }));
}

/** @param {View} view @returns {Part} */
export function scoreTable(view) {
  const lines = view.score_lines.filter(({ code, points }) => points !== 0 || code === "victory");
  return html`<table class="tet-score"><tbody>${lines.map(({ code, points, rule }) => html`<tr><th scope="row">${
    capital(t(`tet.score.${code}`))} ${ruleLink(rule)}</th><td>${points > 0 ? `+${points}` : `−${-points}`}</td></tr>`)}
    <tr class="tet-sum"><th scope="row">${t("tet.score")}</th><td>${view.score}</td></tr></tbody></table>`;
}
