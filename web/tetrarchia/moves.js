/** From a destination to the commands that lead there; how ways and links run on the map. */

import { map } from "../maps/tetrarchia.js";

/**
 * @typedef {import("./position.js").Destination} Destination
 * @typedef {import("./position.js").View} View
 * @typedef {import("./position.js").Command} Command
 * @typedef {import("../maps/types.js").Point} Point
 * @typedef {import("../maps/types.js").Link} Link
 */

/** One `move` for every space entered (TET 3.3). @param {Destination} d @returns {Command[]} */
export function moveCommands(d) {
  return [...d.via, d.to].map((to) => ({ type: "move", figure: d.figure, to }));
}

/**
 * Where a figure can go, the nearest first.
 * @param {View} view @param {string} figure @returns {Destination[]}
 */
export function destinationsOf(view, figure) {
  return view.destinations.filter((d) => d.figure === figure).sort((a, b) => a.cost - b.cost);
}

/** The link between two spaces. @param {string} a @param {string} b @returns {Link | undefined} */
export function linkOf(a, b) {
  return (map.links ?? []).find(({ between }) => between.includes(a) && between.includes(b) && a !== b);
}

/** Spaces linked to a space. @param {string} space @returns {string[]} */
export function linkedTo(space) {
  return (map.links ?? []).flatMap(({ between: [a, b] }) => (a === space ? [b] : b === space ? [a] : []));
}

/** The middle of a space's node. @param {string} space @returns {Point} */
export function nodeOf(space) {
  return map.spaces[space].anchor;
}

/** How far a way by sea bends aside, as a share of its length. */
const BEND = 0.18;

/**
 * The control point of the curve between two spaces: that of their link; by sea a bend.
 * @param {string} a @param {string} b @returns {Point}
 */
function control(a, b) {
  const [[ax, ay], [bx, by]] = [nodeOf(a), nodeOf(b)];
  const link = linkOf(a, b);
  if (link) return link.control ?? [(ax + bx) / 2, (ay + by) / 2];
  return [(ax + bx) / 2 - (by - ay) * BEND, (ay + by) / 2 + (bx - ax) * BEND];
}

/** A step on the map as a path. @param {string} a @param {string} b @returns {string} */
export function stepPath(a, b) {
  return `M${nodeOf(a).join(" ")}Q${control(a, b).join(" ")} ${nodeOf(b).join(" ")}`;
}

/**
 * The point of a step at a share of its way, and its direction in degrees.
 * @param {string} a @param {string} b @param {number} share @returns {{at: Point, angle: number}}
 */
export function alongStep(a, b, share) {
  const [[ax, ay], [cx, cy], [bx, by]] = [nodeOf(a), control(a, b), nodeOf(b)];
  const rest = 1 - share;
  const x = rest * rest * ax + 2 * rest * share * cx + share * share * bx;
  const y = rest * rest * ay + 2 * rest * share * cy + share * share * by;
  const dx = rest * (cx - ax) + share * (bx - cx);
  const dy = rest * (cy - ay) + share * (by - cy);
  return { at: [x, y], angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}

/** Length of a step, as the crow flies. @param {string} a @param {string} b @returns {number} */
export function stepLength(a, b) {
  const [[ax, ay], [bx, by]] = [nodeOf(a), nodeOf(b)];
  return Math.hypot(bx - ax, by - ay);
}

/** How many pieces a part of a curve is drawn in. */
const PIECES = 12;

/** A part of a step as a path. @param {string} a @param {string} b @param {number} from @param {number} to @returns {string} */
export function partPath(a, b, from, to) {
  const points = Array.from({ length: PIECES + 1 }, (_, i) => alongStep(a, b, from + ((to - from) * i) / PIECES).at);
  return `M${points.map((point) => point.map((n) => n.toFixed(1)).join(" ")).join("L")}`;
}
