/**
 * The games by id, without the parts of the page that play them (`games.js`): enough for the first
 * page, so that it needn't wait for what only a table shows.
 */

/** @type {readonly string[]} */
export const gameIds = ["triumvirate", "tetrarchia"];

/** @param {string} id @returns {boolean} */
export function isGame(id) {
  return gameIds.includes(id);
}

/**
 * Where a game's map lies. Every space of it is an element with `data-space="<id>"`; the table makes
 * it a focusable button with a name.
 * @param {string} id
 * @returns {string}
 */
export function mapUrl(id) {
  return new URL(`../maps/${id}.svg`, import.meta.url).href;
}
