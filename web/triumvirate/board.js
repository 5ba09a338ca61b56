/** Pieces and highlights on the map. Nodes are made once and changed only where something changed. */

import { piece, setOwner } from "../maps/pieces.js";
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
 * @typedef {object} Slot  one place for a piece: what stands there and how it was drawn
 * @property {string} drawn
 * @property {SVGGElement | null} node
 *
 * @typedef {object} Board
 * @property {SVGGElement} clusters
 * @property {SVGGElement} people
 * @property {SVGGElement} marks
 * @property {Map<string, Map<string, Slot>>} slots by group, by slot
 * @property {Map<string, SVGGElement>} groups
 * @property {string} highlighted
 */

const SVG = "http://www.w3.org/2000/svg";
/** How far a second character in one province stands aside. */
const ASIDE = 26;

/** @type {WeakMap<SVGSVGElement, Board>} */
const boards = new WeakMap();

/** @param {string} className @returns {SVGGElement} */
function group(className) {
  const g = /** @type {SVGGElement} */ (document.createElementNS(SVG, "g"));
  g.setAttribute("class", className);
  return g;
}

/** @param {SVGSVGElement} svg @param {string} id @returns {SVGGElement} */
function layer(svg, id) {
  const found = svg.querySelector(`#${id}`);
  if (!found) throw new Error(`the map has no ${id}`);
  return /** @type {SVGGElement} */ (found);
}

/** @param {SVGSVGElement} svg @returns {Board} */
function makeBoard(svg) {
  const pieces = layer(svg, "map-layer-pieces");
  pieces.setAttribute("aria-hidden", "true");
  const parts = { clusters: group("tri-clusters"), marks: group("tri-marks"), people: group("tri-people") };
  pieces.replaceChildren(parts.clusters, parts.marks, parts.people);
  return { ...parts, slots: new Map(), groups: new Map(), highlighted: "" };
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

/**
 * The group of a province's or a character's pieces.
 * @param {Board} board @param {SVGGElement} parent @param {string} key @param {string} className
 */
function groupOf(board, parent, key, className) {
  let g = board.groups.get(key);
  if (!g) {
    g = group(className);
    if (parent === board.people) g.append(ring());
    board.groups.set(key, g);
    board.slots.set(key, new Map());
    parent.append(g);
  }
  return g;
}

/** The ring around the character whose turn it is. */
function ring() {
  const circle = document.createElementNS(SVG, "circle");
  circle.setAttribute("class", "tri-ring");
  circle.setAttribute("r", "25");
  return circle;
}

/**
 * Put a piece into a slot; nothing happens where it stands there already.
 * @param {Board} board
 * @param {string} key
 * @param {string} slot
 * @param {{name: string, at: Point, seat?: string, text?: string | number, minor?: boolean} | null} what
 */
function put(board, key, slot, what) {
  const slots = /** @type {Map<string, Slot>} */ (board.slots.get(key));
  const old = slots.get(slot);
  const drawn = what ? JSON.stringify(what) : "";
  if (old && old.drawn === drawn) return;
  const node = what ? piece(map, what.name, what.at, what) : null;
  if (old?.node && node) old.node.replaceWith(node);
  else if (node) insert(board, key, slot, node);
  else old?.node?.remove();
  slots.set(slot, { drawn, node });
}

/** The order in which the pieces of a group lie over each other. */
const ORDER = ["box", "idle", "servant", "governor", "legion", "gold", "body", "carried", "afloat"];

/** @param {Board} board @param {string} key @param {string} slot @param {SVGGElement} node */
function insert(board, key, slot, node) {
  const slots = /** @type {Map<string, Slot>} */ (board.slots.get(key));
  const above = ORDER.slice(ORDER.indexOf(slot) + 1).map((s) => slots.get(s)?.node);
  const next = above.find((n) => n != null) ?? null;
  /** @type {SVGGElement} */ (board.groups.get(key)).insertBefore(node, next);
}

/** @param {Board} board @param {Province} p */
function drawProvince(board, p) {
  const { slots } = map.spaces[p.id];
  groupOf(board, board.clusters, p.id, "tri-cluster").dataset.seat = p.owner;
  put(board, p.id, "box", { name: `box-${p.type}`, at: slots.box, minor: true });
  const onServant = p.governor === "servant";
  put(board, p.id, "servant", onServant ? { name: "servant", at: slots.servant, minor: true } : null);
  const idle = p.servants - Number(onServant);
  put(board, p.id, "idle", idle === 0 ? null : servants(idle, slots.idle));
  const seat = { in: slots.governorIn, out: slots.governorOut, servant: slots.governorOnServant };
  put(board, p.id, "governor", { name: "governor", at: seat[p.governor], seat: p.owner, minor: true });
  put(board, p.id, "legion", p.legions === 0 ? null
    : { name: `legion-${p.owner}`, at: slots.legion, seat: p.owner, text: p.legions });
  put(board, p.id, "gold", p.gold === 0 ? null
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
  const g = groupOf(board, board.people, key, "tri-character");
  const [x, y] = map.spaces[c.at].slots.character;
  const place = `translate(${x + count * ASIDE}px, ${y}px)`;
  if (g.style.getPropertyValue("transform") !== place) g.style.setProperty("transform", place);
  g.dataset.seat = c.id;
  g.dataset.active = String(isActive);
  if (isActive && g.nextSibling) board.people.append(g);
  put(board, key, "body", { name: `character-${c.id}`, at: [0, 0], seat: c.id, text: seatMark(c.id).letter });
  put(board, key, "carried", c.carried === 0 ? null
    : servants(c.carried, [17, 15]));
  put(board, key, "afloat", c.afloat === 0 ? null
    : { name: `legion-${c.id}`, at: [30, 0], seat: c.id, text: c.afloat });
}
