/** Phrases of this game that several parts of the page use. */

import { seatTitle } from "../app/seats.js";
import { hasText, listWords, t } from "../app/text.js";
import { isBorder, isSea } from "./position.js";

/** @typedef {import("./position.js").Update} Update */

/**
 * A space with the number that the dice give it: "Pannonia (III-4)". Italia has no dice.
 * @param {string} space
 * @returns {string}
 */
export function spaceName(space) {
  const name = t(`space.tetrarchia.${space}`);
  if (isBorder(space) || isSea(space) || space.startsWith("IT-")) return name;
  return t("tet.space", { name, id: space });
}

/** "a, b and c" of spaces. @param {readonly string[]} spaces @returns {string} */
export function spacesWords(spaces) {
  return listWords(spaces.map(spaceName));
}

/** @param {string} id @returns {string} */
export function figureName(id) {
  return t(`figure.tetrarchia.${id}`);
}

/** "an army", "the Goths". @param {string} army @returns {string} */
export function armyName(army) {
  return t(`tet.army.${army}`);
}

/** "2 IP", "1 token". @param {string} what @param {number} n @returns {string} */
export function count(what, n) {
  return t(`tet.count.${what}`, { n });
}

/** Who runs a figure: "Player 2 (Ann)". @param {Update} update @param {number | null} seat @returns {string} */
export function playerName(update, seat) {
  return seat === null ? t("tet.everyone") : seatTitle(update, seat);
}

/** @param {string} text @returns {string} */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Parameters of engine codes with ids turned into names.
 * @param {Record<string, any>} params
 * @returns {Record<string, string | number>}
 */
export function namedParams(params) {
  /** @type {Record<string, string | number>} */
  const out = {};
  for (const [key, value] of Object.entries(params)) out[key] = named(key, value);
  return out;
}

/** @param {string} key @param {any} value @returns {string | number} */
function named(key, value) {
  if (typeof value !== "string") return value;
  if (key === "army") return armyName(value);
  if (key === "module") return t(`tet.module.${value}`);
  if (hasText(`figure.tetrarchia.${value}`)) return figureName(value);
  return hasText(`space.tetrarchia.${value}`) ? spaceName(value) : value;
}
