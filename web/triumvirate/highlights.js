/** What the map points out: where one can go, what is chosen, what happened last. */

import { map } from "../maps/triumvirate.js";
import { byKey, destinationKey, ways } from "./moves.js";
import { active, viewOf } from "./position.js";

/**
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").Destination} Destination
 * @typedef {import("../app/game-ui").BoardFocus} BoardFocus
 * @typedef {import("../maps/types.js").Point} Point
 *
 * @typedef {object} Mark  one highlighted space
 * @property {string} space
 * @property {"own" | "attack" | "chosen" | "selected" | "last"} kind
 *
 * @typedef {object} Layers
 * @property {SVGGElement} highlights
 * @property {SVGGElement} marks
 * @property {string} highlighted
 */

const SVG = "http://www.w3.org/2000/svg";
/** Commands that put something into a province of one's own. */
const PLACING = ["place", "escape", "appoint"];

/**
 * The spaces to point out.
 * @param {Update} update
 * @param {BoardFocus} focus
 * @returns {Mark[]}
 */
export function marks(update, focus) {
  /** @type {Mark[]} */
  const out = [];
  const chosen = chosenWay(update, focus);
  if (!focus.readOnly) {
    for (const [to, [first]] of ways(viewOf(update).destinations)) {
      if (to !== chosen?.to) out.push({ space: to, kind: first.attack ? "attack" : "own" });
    }
    for (const { command } of update.actions) {
      if (PLACING.includes(command.type)) out.push({ space: String(command.province), kind: "own" });
    }
  }
  if (chosen) out.push({ space: chosen.to, kind: "chosen" });
  if (focus.local.space) out.push({ space: focus.local.space, kind: "selected" });
  if (focus.place && map.spaces[focus.place]) out.push({ space: focus.place, kind: "last" });
  return out;
}

/** @param {Update} update @param {BoardFocus} focus @returns {Destination | undefined} */
function chosenWay(update, focus) {
  return byKey(viewOf(update).destinations, focus.local.destination);
}

/**
 * @param {Layers} layers
 * @param {Update} update
 * @param {BoardFocus} focus
 */
export function drawHighlights(layers, update, focus) {
  const list = marks(update, focus);
  const chosen = chosenWay(update, focus);
  const from = active(viewOf(update)).at;
  const drawn = JSON.stringify([list, from, chosen && destinationKey(chosen)]);
  if (drawn === layers.highlighted) return;
  layers.highlighted = drawn;
  layers.highlights.replaceChildren(...list.map(area));
  const signs = list.filter((m) => ["own", "attack", "chosen"].includes(m.kind)).map((m) => sign(m, chosen));
  layers.marks.replaceChildren(...(chosen ? route(from, chosen) : []), ...signs);
}

/** @param {string} name @param {Record<string, string>} attributes @returns {SVGElement} */
function el(name, attributes) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

/** @param {Mark} mark @returns {SVGElement} */
function area({ space, kind }) {
  if (map.spaces[space].kind === "sea") {
    const [x, y] = map.spaces[space].anchor;
    return el("circle", { class: `map-hl tri-hl-${kind}`, cx: String(x), cy: String(y), r: "34" });
  }
  return el("use", { href: `#map-p-${space}`, class: `map-hl tri-hl-${kind}` });
}

/** Swords for an attack, a standard for a province of one's own: told apart by shape. */
const SIGNS = {
  attack: "M-6-6L5 5M6-6L-5 5M-7 2l5 5M7 2l-5 5",
  own: "M-3 8v-15M-3-7h9l-3 3.500 3 3.500h-9",
};

/**
 * @param {Mark} mark
 * @param {Destination | undefined} chosen
 * @returns {SVGElement}
 */
function sign({ space, kind }, chosen) {
  const [x, y, width] = map.spaces[space].plate ?? [...map.spaces[space].anchor, 0];
  const isAttack = kind === "attack" || (kind === "chosen" && chosen?.attack === true);
  const g = el("g", {
    class: `tri-sign ${isAttack ? "tri-sign-attack" : "tri-sign-own"} ${kind === "chosen" ? "tri-sign-chosen" : ""}`,
    transform: `translate(${x + width / 2} ${y - 8})`,
  });
  g.append(
    isAttack ? el("path", { class: "tri-sign-plate", d: "M0-13l13 13-13 13-13-13z" })
      : el("circle", { class: "tri-sign-plate", r: "11" }),
    el("path", { class: "tri-sign-line", d: isAttack ? SIGNS.attack : SIGNS.own }),
  );
  return g;
}

/**
 * The way to a destination: over the coasts where it crosses the sea.
 * @param {string} from
 * @param {Destination} to
 * @returns {SVGElement[]}
 */
function route(from, to) {
  const points = routePoints(from, to);
  const line = smooth(points);
  return [
    el("path", { class: "tri-route-halo", d: line }),
    el("path", { class: `tri-route ${to.attack ? "tri-route-attack" : ""}`, d: line }),
  ];
}

/** @param {string} from @param {Destination} to @returns {Point[]} */
function routePoints(from, to) {
  const start = map.spaces[from];
  const end = map.spaces[to.to];
  const points = [start.slots.character];
  const [first] = to.via;
  const last = to.via[to.via.length - 1];
  if (first && start.landing?.[first]) points.push(start.landing[first]);
  if (to.via.length > 1) points.push(strait(first, last));
  if (last && end.landing?.[last]) points.push(end.landing[last]);
  points.push(end.slots.character);
  return points;
}

/**
 * Where two seas meet: the middle of the arrow link that is nearest to both.
 * @param {string} a
 * @param {string} b
 * @returns {Point}
 */
function strait(a, b) {
  const [ax, ay] = map.spaces[a].anchor;
  const [bx, by] = map.spaces[b].anchor;
  const mid = [(ax + bx) / 2, (ay + by) / 2];
  const mids = (map.arrows ?? []).map((arrow) => arrow.mid);
  const far = (/** @type {Point} */ [x, y]) => Math.hypot(x - mid[0], y - mid[1]);
  return mids.sort((p, q) => far(p) - far(q))[0];
}

/** A curve through points (Catmull-Rom as Bézier). @param {Point[]} points @returns {string} */
function smooth(points) {
  let d = `M${points[0][0]} ${points[0][1]}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${[...c1, ...c2, ...p2].map((n) => Math.round(n)).join(" ")}`;
  }
  return d;
}
