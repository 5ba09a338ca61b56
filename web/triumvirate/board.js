/** Pieces and highlights on the map. Nodes are made once and changed only where something changed. */

import { Pieces, el, group, layer } from "../app/drawing.js";
import { setOwner } from "../maps/pieces.js";
import { map } from "../maps/triumvirate.js";
import { drawHighlights } from "./highlights.js";
import { province, viewOf } from "./position.js";
import { seatMark } from "./marks.js";

/**
 * @typedef {import("./position.js").View} View
 * @typedef {import("./position.js").Province} Province
 * @typedef {import("./position.js").Character} Character
 * @typedef {import("../maps/types.js").Point} Point
 *
 * @typedef {object} Board
 * @property {SVGGElement} clusters
 * @property {SVGGElement} people
 * @property {SVGGElement} marks
 * @property {Pieces} pieces
 * @property {string} highlighted
 */

/** The order in which the pieces of a group lie over each other. */
const ORDER = ["box", "idle", "servant", "governor", "legion", "gold", "body", "carried", "afloat"];
/** How far a second character in one province stands aside. */
const ASIDE = 26;

/** @type {WeakMap<SVGSVGElement, Board>} */
const boards = new WeakMap();

/** @param {SVGSVGElement} svg @returns {Board} */
function makeBoard(svg) {
  const place = layer(svg, "map-layer-pieces");
  place.setAttribute("aria-hidden", "true");
  const parts = { clusters: group("tri-clusters"), marks: group("tri-marks"), people: group("tri-people") };
  place.replaceChildren(parts.clusters, parts.marks, parts.people);
  return { ...parts, pieces: new Pieces(map, ORDER), highlighted: "" };
}

/**
 * Draw the position and what the page points at.
 * @param {SVGSVGElement} svg
 * @param {import("./position.js").Update} update
 * @param {import("../app/game-ui").BoardFocus} focus
 */
export function drawBoard(svg, update, focus) {
  let board = boards.get(svg);
  if (!board || !board.clusters.isConnected) {
    board = makeBoard(svg);
    boards.set(svg, board);
  }
  const view = viewOf(update);
  drawOwners(svg, view);
  for (const p of view.provinces) drawProvince(board, p);
  drawCharacters(board, view);
  drawHighlights(svg, board, update, focus);
}

/**
 * Provinces in the colour of their owner; those out of the game are greyed (TRI 1.4).
 * @param {SVGSVGElement} svg
 * @param {View} view
 */
function drawOwners(svg, view) {
  for (const [id, space] of Object.entries(map.spaces)) {
    if (space.kind === "province") setOwner(svg, id, province(view, id)?.owner ?? null);
  }
}

/** The ring around the character whose turn it is. */
function ring() {
  return el("circle", { class: "tri-ring", r: 25 });
}

/** @param {Board} board @param {Province} p */
function drawProvince(board, p) {
  const { slots } = map.spaces[p.id];
  board.pieces.group(board.clusters, p.id, "tri-cluster").dataset.seat = p.owner;
  board.pieces.put(p.id, "box", { name: `box-${p.type}`, at: slots.box, minor: true });
  const onServant = p.governor === "servant";
  board.pieces.put(p.id, "servant", onServant ? { name: "servant", at: slots.servant, minor: true } : null);
  const idle = p.servants - Number(onServant);
  board.pieces.put(p.id, "idle", idle === 0 ? null : servants(idle, slots.idle));
  const seat = { in: slots.governorIn, out: slots.governorOut, servant: slots.governorOnServant };
  board.pieces.put(p.id, "governor", { name: "governor", at: seat[p.governor], seat: p.owner, minor: true });
  board.pieces.put(p.id, "legion", p.legions === 0 ? null
    : { name: `legion-${p.owner}`, at: slots.legion, seat: p.owner, text: p.legions });
  board.pieces.put(p.id, "gold", p.gold === 0 ? null
    : { name: "gold", at: slots.gold, text: p.gold, minor: true });
}

/** Civil servants without a governor: one, or one with their number. @param {number} n @param {Point} at */
function servants(n, at) {
  return n === 1 ? { name: "servant", at, minor: true } : { name: "servants", at, text: n, minor: true };
}

/** @param {Board} board @param {View} view */
function drawCharacters(board, view) {
  /** @type {Map<string, number>} */
  const here = new Map();
  // The active character comes last: he stands aside where he attacks a character.
  const order = [...view.characters].sort((a, b) => Number(a.id === view.active) - Number(b.id === view.active));
  for (const c of order) {
    const count = here.get(c.at) ?? 0;
    here.set(c.at, count + 1);
    drawCharacter(board, c, count, c.id === view.active);
  }
}

/** @param {Board} board @param {Character} c @param {number} count @param {boolean} isActive */
function drawCharacter(board, c, count, isActive) {
  const key = `character-${c.id}`;
  const g = board.pieces.group(board.people, key, "tri-character");
  if (!g.firstChild) g.append(ring());
  const [x, y] = map.spaces[c.at].slots.character;
  const place = `translate(${x + count * ASIDE}px, ${y}px)`;
  if (g.style.getPropertyValue("transform") !== place) g.style.setProperty("transform", place);
  g.dataset.seat = c.id;
  g.dataset.active = String(isActive);
  if (isActive && g.nextSibling) board.people.append(g);
  board.pieces.put(key, "body", { name: `character-${c.id}`, at: [0, 0], seat: c.id, text: seatMark(c.id).letter });
  board.pieces.put(key, "carried", c.carried === 0 ? null
    : servants(c.carried, [17, 15]));
  board.pieces.put(key, "afloat", c.afloat === 0 ? null
    : { name: `legion-${c.id}`, at: [30, 0], seat: c.id, text: c.afloat });
}
