/** Who plays a seat: a person at this screen, somebody elsewhere (by link), or a bot of a level. */

import { LEVELS } from "./records.js";

/** @typedef {import("./records.js").Level} Level */
/** @typedef {"here" | "remote" | Level} Kind */
/** @typedef {{remote: string[], bots: Record<string, Level>}} Seating  as a stored game keeps it */

/** The level that is proposed for a new bot. @type {Level} */
export const FIRST_LEVEL = "easy";

/** @param {Seating} seating @param {string} seat @returns {Kind} */
export function kindOf({ remote, bots }, seat) {
  return remote.includes(seat) ? "remote" : bots[seat] ?? "here";
}

/** @param {Seating} seating @param {string} seat @param {Kind} kind @returns {Seating} */
export function withKind({ remote, bots }, seat, kind) {
  const others = Object.fromEntries(Object.entries(bots).filter(([id]) => id !== seat));
  const elsewhere = remote.filter((id) => id !== seat);
  return {
    remote: kind === "remote" ? [...elsewhere, seat] : elsewhere,
    bots: kind === "here" || kind === "remote" ? others : { ...others, [seat]: kind },
  };
}

/** Only what concerns these seats. @param {Seating} seating @param {string[]} seats @returns {Seating} */
export function seatingOf(seating, seats) {
  /** @type {Seating} */
  const none = { remote: [], bots: {} };
  return seats.reduce((found, seat) => withKind(found, seat, kindOf(seating, seat)), none);
}

/** A person at the first seat, bots at the others. @param {string[]} seats @returns {Seating} */
export function againstBots(seats) {
  return { remote: [], bots: Object.fromEntries(seats.slice(1).map((seat) => [seat, FIRST_LEVEL])) };
}

/** The seats of a kind, by index. @param {Seating} seating @param {readonly string[]} seats @param {"here" | "remote" | "bot"} kind @returns {number[]} */
export function seatsOf(seating, seats, kind) {
  return seats.flatMap((seat, i) => {
    const found = kindOf(seating, seat);
    return found === kind || (kind === "bot" && isLevel(found)) ? [i] : [];
  });
}

/** @param {Kind} kind @returns {kind is Level} */
function isLevel(kind) {
  return /** @type {readonly string[]} */ (LEVELS).includes(kind);
}
