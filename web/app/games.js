/** The games that this page can play. A new game registers here. */

import tetrarchia from "../tetrarchia/ui.js";
import triumvirate from "../triumvirate/ui.js";
import { addTexts } from "./text.js";

/** @typedef {import("./game-ui").GameUI} GameUI */

/** @type {GameUI[]} */
export const games = [triumvirate, tetrarchia];

for (const game of games) addTexts(game.texts);

/** @param {string} id @returns {GameUI | undefined} */
export function gameById(id) {
  return games.find((game) => game.id === id);
}
