/** How the characters look: colour, shape and letter together, so colour never speaks alone. */

import { seatBadge, seatTitle } from "../app/seats.js";
import { seatName } from "./words.js";

/** @typedef {import("../app/game-ui").SeatMark} SeatMark */

/** @type {Record<string, SeatMark>} */
const MARKS = {
  caesar: { className: "seat-caesar", symbol: "square", letter: "C" },
  pompeius: { className: "seat-pompeius", symbol: "round", letter: "P" },
  crassus: { className: "seat-crassus", symbol: "hexagon", letter: "M" },
};

/** @param {string} id @returns {SeatMark} */
export function seatMark(id) {
  return MARKS[id];
}

/** The badge of a character, hidden from screen readers. @param {string} id */
export function badge(id) {
  return seatBadge(/** @type {import("../app/game-ui").GameUI} */ ({ seatMark }), id);
}

/** A character's name with the player's. @param {import("./position.js").Update} update @param {string} id */
export function fullName(update, id) {
  const seat = update.seats.indexOf(id);
  return seat < 0 ? seatName(id) : seatTitle(update, seat);
}
