/** The set-up: players, four dials of difficulty, modules, house rules (TET 1.1, 2.1, 8 to 11). */

import { html, nothing } from "../vendor/lit-html.js";
import { ruleLink } from "../app/rule-link.js";
import { listWords, t } from "../app/text.js";

/**
 * @typedef {Record<string, any>} Setup
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {(setup: Setup) => void} Change
 */

/** The dials with their values from easy to hard (TET 2.1). @type {[string, number[]][]} */
const DIALS = [["tokens", [5, 4, 3]], ["fleets", [3, 2, 1]], ["revolts", [0, 1, 2]], ["armies", [0, 1, 2]]];
/** What a step of each dial weighs in the estimate: Revolts and armies count most. */
const WEIGHTS = [0.6, 0.6, 1.5, 1.5];
const LEVELS = ["easy", "normal", "hard"];
const PRESETS = ["5300", "4200", "4211", "4222", "3122"];
const MODULES = ["dux", "pirates", "goths"];
/** The rulings with their values, the default first (TET 11). @type {[string, (string | number | boolean)[]][]} */
const RULINGS = [
  ["army_trail", ["revolt", "unrest", "none"]],
  ["crossing_die", [4, 2, 3, 5, 6]],
  ["uprising_spread", ["step", "revolt", "none"]],
  ["attack_cost", ["link", "1", "2"]],
  ["retake_tokens", [true, false]],
];
/** With three fleets there is no room for the Pirates (TET 9.1). */
const ALL_FLEETS = 3;

/** @returns {Setup} */
export function defaultSetup() {
  return {
    players: 1, tokens: 5, fleets: 3, revolts: 0, armies: 0,
    modules: Object.fromEntries(MODULES.map((module) => [module, false])),
    rulings: Object.fromEntries(RULINGS.map(([name, [value]]) => [name, value])),
  };
}

/** @param {Setup} setup @returns {string[]} */
export function setupSeats(setup) {
  return Array.from({ length: setup.players }, (_, i) => `player${i + 1}`);
}

/** The four digits. @param {Setup} setup @returns {string} */
export function codeOf(setup) {
  return DIALS.map(([name]) => setup[name]).join("");
}

/** @param {Setup} setup @returns {string} */
export function describeSetup(setup) {
  const modules = MODULES.filter((module) => setup.modules[module]).map((module) => t(`tet.module.${module}`));
  return [t("tet.setup.players", { n: setup.players }), t("tet.difficulty", { code: codeOf(setup) }),
    ...(modules.length > 0 ? [t("tet.setup.with", { modules: listWords(modules) })] : []),
    ...(houseRules(setup) > 0 ? [t("tet.setup.house", { n: houseRules(setup) })] : [])].join(", ");
}

/** How many rulings aren't the default. @param {Setup} setup @returns {number} */
function houseRules(setup) {
  return RULINGS.filter(([name, [value]]) => setup.rulings[name] !== value).length;
}

/**
 * How hard a set-up is, about: by the dials and modules, after the games that were counted for the
 * defaults (TET 11).
 * @param {Setup} setup @returns {"easy" | "fair" | "hard" | "very_hard"}
 */
export function estimate(setup) {
  let points = DIALS.reduce((sum, [name, values], i) => sum + values.indexOf(setup[name]) * WEIGHTS[i], 0);
  if (setup.modules.dux) points -= 1;
  if (setup.modules.goths) points += 2;
  if (points < 3) return "easy";
  if (points < 6) return "fair";
  return points < 9 ? "hard" : "very_hard";
}

/** A set-up with a change, and without Pirates where they have no room. @param {Setup} setup @param {Setup} part @returns {Setup} */
export function changed(setup, part) {
  const next = { ...setup, ...part };
  if (next.fleets === ALL_FLEETS && next.modules.pirates) next.modules = { ...next.modules, pirates: false };
  return next;
}

/** @param {Setup} setup @param {Change} change @returns {Part} */
export function setupForm(setup, change) {
  const set = (/** @type {Setup} */ part) => change(changed(setup, part));
  return html`<fieldset class="field"><legend>${t("tet.setup.who")}</legend>
      <div class="segments">${[1, 2, 3, 4].map((n) => segment("players", n, t("tet.setup.players", { n }), setup.players === n, () => set({ players: n })))}</div>
      <p class="note">${t(`tet.setup.players.${setup.players}`)} ${ruleLink("TET 1.1")}</p></fieldset>
    ${difficulty(setup, set)}${modules(setup, set)}${rulings(setup, set)}`;
}

/** @param {string} name @param {string | number} value @param {Part} label @param {boolean} checked @param {() => void} pick @returns {Part} */
function segment(name, value, label, checked, pick) {
  return html`<label class="segment"><input type="radio" name=${`tet-${name}`} .value=${String(value)} .checked=${checked}
    @change=${pick}><span>${label}</span></label>`;
}

/** @param {Setup} setup @param {Change} set @returns {Part} */
function difficulty(setup, set) {
  const code = codeOf(setup);
  return html`<section class="tet-difficulty" aria-labelledby="tet-difficulty"><h2 id="tet-difficulty">${t("tet.setup.difficulty")}</h2>
    <div class="tet-presets" role="group" aria-label=${t("tet.setup.presets")}>${PRESETS.map((preset) => html`<button type="button"
      class="btn ${preset === code ? "tet-preset-now" : ""}" aria-pressed=${preset === code ? "true" : "false"}
      @click=${() => set(Object.fromEntries(DIALS.map(([name], i) => [name, Number(preset[i])])))}
      ><b>${preset}</b> ${t(`tet.preset.${preset}`)}</button>`)}</div>
    <p class="tet-code" role="status"><span class="tet-digits" aria-hidden="true">${[...code].map((digit) => html`<b>${digit}</b>`)}</span>
      <span><span class="visually-hidden">${code.split("").join(" ")}: </span>${t(`tet.estimate.${estimate(setup)}`)}</span></p>
    <div class="tet-dials">${DIALS.map(([name, values]) => html`<fieldset class="tet-dial"><legend>${t(`tet.dial.${name}`)}</legend>
      ${values.map((value, i) => html`<label><input type="radio" name=${`tet-${name}`} .checked=${setup[name] === value}
        @change=${() => set({ [name]: value })}><span><b>${value}</b> ${t(`tet.level.${LEVELS[i]}`)}</span></label>`)}
      <p class="note">${t(`tet.dial.${name}.note`)}</p></fieldset>`)}</div></section>`;
}

/** @param {Setup} setup @param {Change} set @returns {Part} */
function modules(setup, set) {
  const full = setup.fleets === ALL_FLEETS;
  return html`<fieldset class="field tet-modules"><legend>${t("tet.setup.modules")}</legend>${MODULES.map((module) => {
    const shut = module === "pirates" && full;
    return html`<label class="toggle"><input type="checkbox" .checked=${setup.modules[module]} ?disabled=${shut}
      @change=${(/** @type {Event} */ event) => set({ modules: {
        ...setup.modules, [module]: /** @type {HTMLInputElement} */ (event.target).checked } })}>
      <span>${t(`tet.module.${module}`)}<small>${t(`tet.module.${module}.text`)}${
        shut ? html` <strong>${t("tet.module.pirates.shut")}</strong>` : nothing}</small></span></label>`;
  })}</fieldset>`;
}

/** @param {Setup} setup @param {Change} set @returns {Part} */
function rulings(setup, set) {
  return html`<details class="advanced tet-rulings"><summary>${t("tet.setup.rulings")}${
    houseRules(setup) > 0 ? html` <span class="row-note">${t("tet.setup.house", { n: houseRules(setup) })}</span>` : nothing}</summary>
    <p class="note">${t("tet.setup.rulings.note")} ${ruleLink("TET 11")}</p>
    ${RULINGS.map(([name, values]) => html`<fieldset class="field"><legend>${t(`tet.ruling.${name}`)}</legend>
      <div class="segments">${values.map((value, i) => segment(name, String(value), html`${t(`tet.ruling.${name}.${value}`)}${
        i === 0 ? html` <span class="row-note">${t("tet.ruling.default")}</span>` : nothing}`, setup.rulings[name] === value,
      () => set({ rulings: { ...setup.rulings, [name]: value } })))}</div></fieldset>`)}</details>`;
}
