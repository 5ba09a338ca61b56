/** How the characters look: colour, shape and letter together, so colour never speaks alone. */

import { seatBadge } from "../app/seats.js";

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
