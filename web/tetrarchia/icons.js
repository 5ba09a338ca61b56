/** Small signs for panels and buttons; hidden from screen readers. */

import { html, nothing, svg } from "../vendor/lit-html.js";
import { pieceSign } from "../app/controls.js";
import { t } from "../app/text.js";
import { map } from "../maps/tetrarchia.js";
import { NUMERALS } from "./position.js";

/** Paths in a box of 16. */
const PATHS = {
  move: "M2 15V1h1.400v1h9.800L10.500 5.300l2.700 3.200H3.400V15z",
  attack: "M1.500 1.500h2.200l9.800 9.800 1.300-.5-1.500 3-3 1.500.5-1.300L1.500 4.200zM14.500 1.500h-2.200L9.200 4.600l1.600 1.600 3.700-2zM6.600 7.200L2.500 11.300l-1.300-.5 1.500 3 3 1.500-.5-1.300 3-3.200z",
  secure: "M3 1.500q5-1.500 10 0v6q0 5-5 7.500-5-2.500-5-7.500zm1.500 1.200v4.800q0 4 3.500 6 3.500-2 3.500-6V2.700q-3.500-.9-7 0z",
  subdue: "M8 .8l1.700 4.400 4.500-1-2.700 3.800 2.700 3.800-4.500-1L8 15.200 6.300 10.800l-4.500 1L4.500 8 1.800 4.200l4.500 1z",
  sail: "M8.600 1v8.500h5.200q-.8-5.500-5.200-8.500zM7.400 3Q4.800 5.500 3.800 9.500h3.600zM1.500 10.800h13q-1 3.700-4 3.700h-5q-3 0-4-3.700z",
  end: "M5 1.500l7 6.500-7 6.500-1.600-1.700L8.500 8 3.400 3.200z",
  dux: "M3 14V7.500Q3 2 8 2t5 5.500V14h-3.500V9h-3v5z",
  look: "M8 3c3.500 0 6 2.800 7.200 5-1.200 2.200-3.700 5-7.200 5S2 10.200.8 8C2 5.800 4.500 3 8 3zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
};

/** @typedef {keyof typeof PATHS} IconName */

/** @param {IconName} name @returns {import("../app/game-ui").Part} */
export function icon(name) {
  return svg`<svg class="tet-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"
    ><path fill-rule="evenodd" d=${PATHS[name]}></path></svg>`;
}

/** A piece of this game's map. @param {string} name @param {{seat?: string, text?: string | number}} [options] */
export function sign(name, options) {
  return pieceSign(map, name, options);
}

/** The sign of an army or of the Goths. @param {string} army @returns {import("../app/game-ui").Part} */
export function armySign(army) {
  return sign(army, army === "goths" ? { text: "G" } : {});
}

/** The face of a die: a numeral on the Roman one. @param {import("./steps.js").Die} die @returns {string} */
export function face({ name, value }) {
  return name === "die-roman" ? NUMERALS[value - 1] : String(value);
}

/** Dice with their faces, and in words. @param {import("./steps.js").Die[]} list @returns {import("../app/game-ui").Part} */
export function dice(list) {
  if (list.length === 0) return nothing;
  return html`<span class="tet-dice">${list.map((die) => html`<span class="tet-die">${sign(die.name, { text: face(die) })}<span
    class="visually-hidden">${t(`tet.${die.name}`, { face: face(die) })} </span></span>`)}</span>`;
}
