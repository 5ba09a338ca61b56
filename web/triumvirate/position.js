/** Reading a position: small look-ups that drawing, choices and texts share. */

/**
 * @typedef {import("../protocol").TriumvirateView} View
 * @typedef {View["provinces"][number]} Province
 * @typedef {View["characters"][number]} Character
 * @typedef {View["destinations"][number]} Destination
 * @typedef {import("../app/game-ui").Update} Update
 * @typedef {import("../app/game-ui").Command} Command
 * @typedef {import("../app/game-ui").Action} Action
 */

export const PROVINCES_TO_WIN = 9;
export const CITIZENS_TO_WIN = 6;
export const LAST_STEP = 7;
export const MOST_LEGIONS = 6;
export const ACTION_PRICES = [1, 2, 3];
export const MOVEMENT_POINTS = 4;

/**
 * The position of an update of this game.
 * @param {Update} update
 * @returns {View}
 */
export function viewOf(update) {
  return /** @type {View} */ (update.view);
}

/** @param {View} view @param {string} id @returns {Province | undefined} */
export function province(view, id) {
  return view.provinces.find((p) => p.id === id);
}

/** @param {View} view @param {string} id @returns {Character} */
export function character(view, id) {
  const found = view.characters.find((c) => c.id === id);
  if (!found) throw new Error(`no character ${id}`);
  return found;
}

/** Whose turn it is. @param {View} view @returns {Character} */
export function active(view) {
  return character(view, view.active);
}

/** Who decides now: the seat asked, else whose turn it is. @param {Update} update @returns {string} */
export function decider(update) {
  return update.seat === null ? viewOf(update).active : update.seats[update.seat];
}

/** The legal commands of one type. @param {Update} update @param {string} type @returns {Action[]} */
export function actionsOf(update, type) {
  return update.actions.filter((a) => a.command.type === type);
}

/** Are two commands the same? @param {Command} a @param {Command} b @returns {boolean} */
export function sameCommand(a, b) {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((k) => a[k] === b[k]);
}

/** All weapons in the bag. @param {View} view @returns {number} */
export function bagSize(view) {
  return Object.values(view.bag).reduce((sum, n) => sum + n, 0);
}

/**
 * Whether a province yields its supply at its owner's next supply phase (TRI 2.1 to 2.3): its box
 * opens when the governor leaves it; a civil servant keeps it open.
 * @param {Province} p
 * @returns {boolean}
 */
export function yieldsNext(p) {
  return p.governor !== "out";
}

/** What an open box of each type yields (TRI 2.3). */
export const YIELD = {
  political: { gold: 2, legions: 0 },
  military: { gold: 0, legions: 2 },
  competence: { gold: 1, legions: 1 },
};

/**
 * What a character's next supply phase yields from provinces (without Rome and shortages).
 * @param {View} view
 * @param {string} id
 * @returns {{gold: number, legions: number}}
 */
export function nextYield(view, id) {
  const sum = { gold: 0, legions: 0 };
  for (const p of view.provinces) {
    if (p.owner !== id || !yieldsNext(p)) continue;
    sum.gold += YIELD[p.type].gold;
    sum.legions += YIELD[p.type].legions;
  }
  return sum;
}

/** Provinces that the end of a turn cuts to 6 legions (TRI 6.1). @param {View} view */
export function overfull(view) {
  return view.provinces.filter((p) => p.legions > MOST_LEGIONS);
}
