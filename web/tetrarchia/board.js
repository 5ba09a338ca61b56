/** Pieces and highlights on the map. Nodes are made once and changed only where something changed. */

import { Pieces, group, layer } from "../app/drawing.js";
import { map } from "../maps/tetrarchia.js";
import { drawHighlights } from "./highlights.js";
import { seatMark } from "./marks.js";
import { isBorder } from "./position.js";
import { shownView } from "./story.js";

/**
 * @typedef {import("./position.js").View} View
 * @typedef {import("./position.js").Space} Space
 * @typedef {import("./position.js").Figure} Figure
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("../app/game-ui").BoardFocus} BoardFocus
 *
 * @typedef {object} Board
 * @property {SVGGElement} under  marks below the pieces
 * @property {SVGGElement} spaces
 * @property {SVGGElement} seas
 * @property {SVGGElement} figures
 * @property {SVGGElement} over  marks above the pieces
 * @property {Pieces} pieces
 * @property {string} highlighted
 */

const ORDER = ["token", "trouble", "badge", "army", "ship", "body"];

/** @type {WeakMap<SVGSVGElement, Board>} */
const boards = new WeakMap();

/** @param {SVGSVGElement} svg @returns {Board} */
function makeBoard(svg) {
  const place = layer(svg, "map-layer-pieces");
  place.setAttribute("aria-hidden", "true");
  const parts = {
    under: group("tet-under"), spaces: group("tet-spaces"), seas: group("tet-seas"),
    figures: group("tet-figures"), over: group("tet-over"),
  };
  place.replaceChildren(...Object.values(parts));
  return { ...parts, pieces: new Pieces(map, ORDER), highlighted: "" };
}

/**
 * Draw the position and what the page points at.
 * @param {SVGSVGElement} svg @param {Update} update @param {BoardFocus} focus
 */
export function drawBoard(svg, update, focus) {
  let board = boards.get(svg);
  if (!board || !board.spaces.isConnected) {
    board = makeBoard(svg);
    boards.set(svg, board);
  }
  const view = shownView(update);
  for (const space of view.spaces) drawSpace(svg, board, space);
  for (const sea of view.seas) drawSea(board, sea);
  drawFigures(board, view);
  drawHighlights(svg, board, update, focus);
}

/** @param {SVGSVGElement} svg @param {Board} board @param {Space} space */
function drawSpace(svg, board, space) {
  const { pieces } = board;
  const { slots } = map.spaces[space.id];
  pieces.group(board.spaces, space.id, "tet-space");
  const { token } = space;
  pieces.put(space.id, "token", token
    ? { name: `token-${token}`, at: slots.token, seat: token, text: seatMark(token).letter } : null);
  const trouble = space.revolt ? "revolt" : space.unrest ? "unrest" : null;
  pieces.put(space.id, "trouble", trouble ? { name: trouble, at: slots.token } : null);
  const covered = token !== null || trouble !== null;
  pieces.put(space.id, "badge", covered
    ? { name: "badge", at: slots.badge, text: map.spaces[space.id].text, minor: true, scale: isBorder(space.id) ? 1.15 : 1 } : null);
  pieces.put(space.id, "army", space.army === "none" ? null
    : { name: space.army, at: slots.figure, ...(space.army === "goths" ? { text: "G" } : {}) });
  if (space.capital_of) {
    const node = svg.querySelector(`#map-node-${space.id}`);
    node?.setAttribute("data-covered", String(space.printed === "covered"));
  }
}

/** @param {Board} board @param {import("./position.js").Sea} sea */
function drawSea(board, sea) {
  board.pieces.group(board.seas, sea.id, "tet-sea");
  const name = sea.pirates ? "pirates" : sea.fleet ? "fleet" : null;
  board.pieces.put(sea.id, "ship", name ? { name, at: map.spaces[sea.id].slots.ship } : null);
}

/** @param {Board} board @param {View} view */
function drawFigures(board, view) {
  for (const figure of view.figures) {
    const here = view.spaces.find((space) => space.id === figure.at);
    drawFigure(board, figure, here ? here.figures.indexOf(figure.id) : 0, figure.id === view.active);
  }
}

/** @param {Board} board @param {Figure} figure @param {number} place @param {boolean} isActive */
function drawFigure(board, figure, place, isActive) {
  const key = `figure-${figure.id}`;
  const g = board.pieces.group(board.figures, key, "tet-figure");
  g.dataset.seat = figure.id;
  g.dataset.active = String(isActive);
  if (figure.at === null) {
    board.pieces.put(key, "body", null);
    g.removeAttribute("data-at");
    return;
  }
  const { slots } = map.spaces[figure.at];
  const [x, y] = place > 0 ? slots.second : slots.figure;
  const move = `translate(${x}px, ${y}px)`;
  if (g.style.getPropertyValue("transform") !== move) {
    // From off the board a figure appears; it doesn't glide in from where it was last.
    g.classList.toggle("tet-appears", !g.dataset.at);
    g.style.setProperty("transform", move);
  }
  g.dataset.at = figure.at;
  const name = figure.id === "dux" ? "dux" : `emperor-${figure.id}`;
  board.pieces.put(key, "body", { name, at: [0, 0], seat: figure.id, ...(figure.id === "dux" ? {} : { text: seatMark(figure.id).letter }) });
}
