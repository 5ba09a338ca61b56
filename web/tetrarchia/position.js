/** Reading a position: small look-ups that drawing, choices and texts share. */

/**
 * @typedef {import("../protocol").TetrarchiaView} View
 * @typedef {View["spaces"][number]} Space
 * @typedef {View["figures"][number]} Figure
 * @typedef {View["seas"][number]} Sea
 * @typedef {View["marches"][number]} March
 * @typedef {View["destinations"][number]} Destination
 * @typedef {import("../app/game-ui").Update} Update
 * @typedef {import("../app/game-ui").Command} Command
 * @typedef {import("../app/game-ui").Action} Action
 */

export const EMPERORS = ["diocletian", "galerius", "constantius", "maximian"];
/** IP of a turn (TET 3.2). */
export const POINTS = 6;
export const BORDERS = 6;
export const ROMA = "IT-4";
export const NUMERALS = ["I", "II", "III", "IV", "V", "VI"];

/**
 * The position of an update of this game.
 * @param {Update} update
 * @returns {View}
 */
export function viewOf(update) {
  return /** @type {View} */ (update.view);
}

/** @param {View} view @param {string} id @returns {Space | undefined} */
export function spaceOf(view, id) {
  return view.spaces.find((space) => space.id === id);
}

/** @param {View} view @param {string} id @returns {Sea | undefined} */
export function seaOf(view, id) {
  return view.seas.find((sea) => sea.id === id);
}

/** @param {View} view @param {string} id @returns {Figure} */
export function figureOf(view, id) {
  const found = view.figures.find((figure) => figure.id === id);
  if (!found) throw new Error(`no figure ${id}`);
  return found;
}

/** The Emperor whose turn it is. @param {View} view @returns {Figure} */
export function active(view) {
  return figureOf(view, view.active);
}

/** The figures that may act now, the Emperor first. @param {View} view @returns {Figure[]} */
export function movable(view) {
  return view.figures.filter((figure) => figure.movable);
}

/**
 * The figure that the player has picked, else the Emperor, else the Dux.
 * @param {View} view @param {Record<string, any>} local @returns {Figure | null}
 */
export function acting(view, local) {
  const list = movable(view);
  return list.find((figure) => figure.id === local.figure) ?? list[0] ?? null;
}

/** The legal commands of one type. @param {Update} update @param {string} type @returns {Action[]} */
export function actionsOf(update, type) {
  return update.actions.filter((action) => action.command.type === type);
}

/** What a command costs. @param {Action} action @returns {number} */
export function price(action) {
  return action.cost?.amount ?? 0;
}

/** True for a border. @param {string} id @returns {boolean} */
export function isBorder(id) {
  return id.startsWith("B-");
}

/** True for a sea zone. @param {string} id @returns {boolean} */
export function isSea(id) {
  return /^S\d$/.test(id);
}

/** The armies on the board. @param {View} view @returns {Space[]} */
export function armies(view) {
  return view.spaces.filter((space) => space.army !== "none");
}

/** Is the Emperors' turn under way, with nothing rolled? @param {View} view @returns {boolean} */
export function inTurn(view) {
  return view.pending === "" && (view.phase === "roman" || view.phase === "enter");
}
