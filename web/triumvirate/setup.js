/** The set-up: two or three characters (TRI 1.3, 1.4). */

import { html } from "../vendor/lit-html.js";
import { t } from "../app/text.js";
import { badge } from "./marks.js";
import { seatName } from "./words.js";

/**
 * @typedef {Record<string, any>} Setup
 */

const SEATS = ["caesar", "pompeius", "crassus"];
const SIZES = [3, 2];

/** @returns {Setup} */
export function defaultSetup() {
  return { characters: 3 };
}

/** The characters of a set-up in turn order. @param {Setup} setup @returns {string[]} */
export function setupSeats(setup) {
  return SEATS.slice(0, setup.characters);
}

/** @param {Setup} setup @returns {string} */
export function describeSetup(setup) {
  return t(`tri.setup.${setup.characters}`);
}

/** @param {Setup} setup @param {(setup: Setup) => void} change @returns {import("../app/game-ui").Part} */
export function setupForm(setup, change) {
  return html`<fieldset class="tri-setup"><legend>${t("tri.setup")}</legend>
    <div class="tri-setup-sizes">${SIZES.map((n) => html`<label class="tri-setup-size">
      <input type="radio" name="tri-characters" value=${n} .checked=${setup.characters === n}
        @change=${() => change({ ...setup, characters: n })}>
      <span><strong>${t(`tri.setup.${n}`)}</strong>
        <span class="tri-setup-seats" aria-hidden="true">${SEATS.slice(0, n).map(badge)}</span>
        <span class="tri-setup-text">${t(`tri.setup.${n}.text`)}</span></span></label>`)}</div></fieldset>
    <section class="tri-setup-who"><h3>${t("tri.setup.who")}</h3><dl>${setupSeats(setup).map((id) => html`<div>
      <dt>${badge(id)}${seatName(id)}</dt><dd>${t(`tri.setup.who.${id}`)}</dd></div>`)}</dl></section>
    <section class="tri-setup-win"><h3>${t("tri.setup.win")}</h3><ul>
      <li>${t("tri.setup.win.politics")}</li><li>${t("tri.setup.win.provinces")}</li>
      <li>${t("tri.setup.win.competences")}</li></ul></section>`;
}
