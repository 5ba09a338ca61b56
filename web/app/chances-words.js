/** Estimated chances in words, always with the number of positions that they come from. */

import { percent } from "./numbers.js";
import { seatTitle } from "./seats.js";
import { t } from "./text.js";

/** @typedef {import("./game-ui").Update} Update */
/** @typedef {import("./game-ui").GameUI} GameUI */

/** An estimate in whole percent. @param {number} chance 0 to 1 */
export const estimate = (chance) => percent([chance, 1]);

/** A whole number with its thousands set apart. @param {number} n @returns {string} */
export function thousands(n) {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Whose chances are told: the seats, or all together. @param {GameUI} game @param {Update} update @returns {{id: string, title: string}[]} */
export function chanceLines(game, update) {
  return game.courseLines?.(update) ?? update.seats.map((id, seat) => ({ id, title: seatTitle(update, seat) }));
}

/**
 * "Chances: Caesar 61%, Pompeius 39%, estimated from 12,345 positions."
 * @param {GameUI} game @param {Update} update @param {{chances: number[], nodes: number}} plan @returns {string}
 */
export function chanceWords(game, update, { chances, nodes }) {
  if (!game.rivals) return t("advice.estimate.shared", { chance: estimate(chances[0]), nodes: thousands(nodes), n: nodes });
  const each = chances.map((chance, seat) => `${seatTitle(update, seat)} ${estimate(chance)}`).join(", ");
  return t("advice.estimate", { chances: each, nodes: thousands(nodes), n: nodes });
}
