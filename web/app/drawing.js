/** Drawing on a map: SVG nodes, and pieces that are made once and changed only where they differ. */

import { piece } from "../maps/pieces.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * @typedef {import("../maps/types.js").MapInfo} MapInfo
 * @typedef {import("../maps/types.js").Point} Point
 *
 * @typedef {object} What  a piece to be drawn
 * @property {string} name
 * @property {Point} at
 * @property {string} [seat]
 * @property {string | number} [text]
 * @property {number} [scale]
 * @property {boolean} [minor]
 */

/** @param {string} name @param {Record<string, string | number>} attributes @returns {SVGElement} */
export function el(name, attributes = {}) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}

/** @param {string} className @returns {SVGGElement} */
export function group(className) {
  return /** @type {SVGGElement} */ (el("g", { class: className }));
}

/** A layer of the map. @param {SVGSVGElement} svg @param {string} id @returns {SVGGElement} */
export function layer(svg, id) {
  const found = svg.querySelector(`#${id}`);
  if (!found) throw new Error(`the map has no ${id}`);
  return /** @type {SVGGElement} */ (found);
}

/** Groups of pieces by key; in each, slots that hold one piece or none, in a fixed order. */
export class Pieces {
  /** @param {MapInfo} map @param {string[]} order  slots from below to above */
  constructor(map, order) {
    this.map = map;
    this.order = order;
    /** @type {Map<string, {g: SVGGElement, slots: Map<string, {drawn: string, node: SVGGElement | null}>}>} */
    this.groups = new Map();
  }

  /**
   * The group of a key, made when first asked for.
   * @param {SVGGElement} parent @param {string} key @param {string} className @returns {SVGGElement}
   */
  group(parent, key, className) {
    let found = this.groups.get(key);
    if (!found) {
      found = { g: group(className), slots: new Map() };
      this.groups.set(key, found);
      parent.append(found.g);
    }
    return found.g;
  }

  /**
   * Put a piece into a slot; nothing happens where it stands there already.
   * @param {string} key @param {string} slot @param {What | null} what
   */
  put(key, slot, what) {
    const found = this.groups.get(key);
    if (!found) throw new Error(`no group ${key}`);
    const old = found.slots.get(slot);
    const drawn = what ? JSON.stringify(what) : "";
    if ((old?.drawn ?? "") === drawn) return;
    const node = what ? piece(this.map, what.name, what.at, what) : null;
    if (old?.node && node) old.node.replaceWith(node);
    else if (node) found.g.insertBefore(node, this.#above(found.slots, slot));
    else old?.node?.remove();
    found.slots.set(slot, { drawn, node });
  }

  /** @param {Map<string, {node: SVGGElement | null}>} slots @param {string} slot @returns {SVGGElement | null} */
  #above(slots, slot) {
    const over = this.order.slice(this.order.indexOf(slot) + 1).map((name) => slots.get(name)?.node);
    return over.find((node) => node != null) ?? null;
  }
}

/** A curve through points (Catmull-Rom as Bézier). @param {Point[]} points @returns {string} */
export function smooth(points) {
  let d = `M${points[0][0]} ${points[0][1]}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${[...c1, ...c2, ...p2].map((n) => Math.round(n)).join(" ")}`;
  }
  return d;
}
