/** How players and figures look: colour, shape and letter together, so colour never speaks alone. */

import { html } from "../vendor/lit-html.js";

/**
 * @typedef {import("../app/game-ui").SeatMark} SeatMark
 * @typedef {import("../app/game-ui").Part} Part
 */

/**
 * The players' marks: their numbers; the colour is that of the first Emperor whom each runs.
 * @type {Record<string, SeatMark>}
 */
const PLAYERS = {
  player1: { className: "seat-player1", symbol: "round", letter: "1" },
  player2: { className: "seat-player2", symbol: "hexagon", letter: "2" },
  player3: { className: "seat-player3", symbol: "square", letter: "3" },
  player4: { className: "seat-player4", symbol: "diamond", letter: "4" },
};

/** @type {Record<string, SeatMark>} */
const FIGURES = {
  diocletian: { className: "seat-diocletian", symbol: "round", letter: "D" },
  galerius: { className: "seat-galerius", symbol: "hexagon", letter: "G" },
  constantius: { className: "seat-constantius", symbol: "square", letter: "C" },
  maximian: { className: "seat-maximian", symbol: "shield", letter: "M" },
  dux: { className: "seat-dux", symbol: "diamond", letter: "X" },
  empire: { className: "seat-empire", symbol: "round", letter: "R" },
};

/** @param {string} id @returns {SeatMark} */
export function seatMark(id) {
  return PLAYERS[id] ?? FIGURES[id];
}

/** The badge of a figure, hidden from screen readers. @param {string} id @returns {Part} */
export function badge(id) {
  const mark = seatMark(id);
  return html`<span class="badge badge-${mark.symbol} ${mark.className}" aria-hidden="true"><span>${mark.letter}</span></span>`;
}
