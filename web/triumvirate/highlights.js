/** What the map points out: where one can go, what is chosen, what happened last. */

import { el, smooth } from "../app/drawing.js";
import { clearHighlights, highlight, piece } from "../maps/pieces.js";
import { map } from "../maps/triumvirate.js";
import { byKey, destinationKey, ways } from "./moves.js";
import { active, viewOf } from "./position.js";
import { recent } from "./recent.js";

/**
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").Destination} Destination
 * @typedef {import("../app/game-ui").BoardFocus} BoardFocus
 * @typedef {import("../maps/types.js").Point} Point
 *
 * @typedef {object} Mark  one highlighted space
 * @property {string} space
 * @property {"own" | "attack" | "chosen" | "plan" | "selected" | "last"} kind
 *
 * @typedef {object} Layers
 * @property {SVGGElement} marks
 * @property {string} highlighted
 */

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
  for (const space of focus.plan) out.push({ space, kind: "plan" });
  if (!focus.readOnly && !chosen && focus.plan.length === 0) {
    for (const [to, [first]] of ways(viewOf(update).destinations)) {
      out.push({ space: to, kind: first.attack ? "attack" : "own" });
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
 * @param {SVGSVGElement} svg
 * @param {Layers} layers
 * @param {Update} update
 * @param {BoardFocus} focus
 */
export function drawHighlights(svg, layers, update, focus) {
  const list = marks(update, focus);
  const chosen = chosenWay(update, focus);
  const from = active(viewOf(update)).at;
  const news = recent(update);
  const drawn = JSON.stringify([list, from, chosen && destinationKey(chosen), news]);
  if (drawn === layers.highlighted) return;
  layers.highlighted = drawn;
  clearHighlights(svg);
  for (const { space, kind } of list) highlight(svg, map, space, SHAPES[kind]);
  const signs = list.flatMap((mark) => sign(mark, chosen));
  const frames = news.places.filter((space) => space !== focus.place).map((space) => pointer(space, "tri-recent"));
  layers.marks.replaceChildren(...frames, ...(chosen ? route(from, chosen) : []), ...signs, ...news.changes.map(number));
}

/** @type {Record<Mark["kind"], import("../maps/pieces.js").Highlight>} */
const SHAPES = { own: "target", attack: "attack", chosen: "chosen", plan: "chosen", selected: "hover", last: "hover" };

/**
 * Swords for an attack, a standard for a province of one's own: told apart by shape, not by colour.
 * @param {Mark} mark
 * @param {Destination | undefined} chosen
 * @returns {SVGElement[]}
 */
function sign({ space, kind }, chosen) {
  const { plate, anchor } = map.spaces[space];
  if (kind === "last" || kind === "plan") return [pointer(space, "tri-pointer")];
  if (kind === "selected") return [];
  const [x, y] = plate ?? anchor;
  const at = /** @type {Point} */ ([x - 2, y - 2]);
  const isAttack = kind === "attack" || (kind === "chosen" && chosen?.attack === true);
  if (isAttack) return [piece(map, "attack", at, { scale: 0.8 })];
  const g = el("g", { class: "tri-sign", transform: `translate(${at[0]} ${at[1]})` });
  g.append(el("circle", { class: "tri-sign-plate", r: "11" }),
    el("path", { class: "tri-sign-line", d: "M-3 8v-15M-3-7h9l-3 3.500 3 3.500h-9" }));
  return [g];
}

/** A frame around the pieces of a space. @param {string} space @param {string} className */
function pointer(space, className) {
  const { plate, anchor } = map.spaces[space];
  const [x, y, width, height] = plate ?? [anchor[0] - 30, anchor[1] - 30, 60, 60];
  return el("rect", { class: className, x: String(x - 5), y: String(y - 5), width: String(width + 10),
    height: String(height + 10), rx: "9" });
}

/** What was gained or lost, above its piece. @param {import("./recent.js").Recent["changes"][number]} change */
function number({ at: [x, y], text }) {
  const node = el("text", { class: "tri-change", x: String(x), y: String(y - 15) });
  node.textContent = text;
  return node;
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
    ...(to.via.length > 0 ? [piece(map, "ship", middle(points), { scale: 0.9 })] : []),
  ];
}

/** The middle of a way's middle part. @param {Point[]} points @returns {Point} */
function middle(points) {
  const i = Math.floor((points.length - 1) / 2);
  const [[ax, ay], [bx, by]] = [points[i], points[i + 1]];
  return points.length % 2 ? points[i] : [(ax + bx) / 2, (ay + by) / 2];
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
