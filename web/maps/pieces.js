/** @typedef {import("./types.js").MapInfo} MapInfo */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {"target" | "attack" | "chosen" | "hover" | "none"} Highlight */

const SVG = "http://www.w3.org/2000/svg";

/**
 * A piece as a group: the symbol and, if given, the number or letter on it. A minor piece is left
 * out of the overview that small screens show (`data-overview` on the map).
 *
 * @param {MapInfo} map
 * @param {string} name  of the piece, as in `map.pieces`
 * @param {Point} at
 * @param {{seat?: string, text?: string | number, scale?: number, minor?: boolean}} [options]
 * @returns {SVGGElement}
 */
export function piece(map, name, [x, y], { seat, text, scale, minor } = {}) {
  const info = map.pieces[name];
  const outer = document.createElementNS(SVG, "g");
  outer.setAttribute("class", `map-piece map-piece-${name}${minor ? " map-minor" : ""}`);
  outer.setAttribute("transform", `translate(${x} ${y})${scale ? ` scale(${scale})` : ""}`);
  if (seat) outer.dataset.seat = seat;
  const inner = document.createElementNS(SVG, "g");
  inner.append(use(info.id));
  if (text !== undefined && info.text) {
    const [tx, ty, px] = info.text;
    const label = document.createElementNS(SVG, "text");
    label.setAttribute("x", String(tx));
    label.setAttribute("y", String(ty));
    label.setAttribute("font-size", String(px));
    label.textContent = String(text);
    inner.append(label);
  }
  outer.append(inner);
  return outer;
}

/**
 * A piece alone, as an icon for panels; the map must be in the document.
 *
 * @param {MapInfo} map
 * @param {string} name
 * @param {{seat?: string, text?: string | number}} [options]
 * @returns {SVGSVGElement}
 */
export function pieceIcon(map, name, options) {
  const { width, height } = map.pieces[name];
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `${-width / 2} ${-height / 2} ${width} ${height}`);
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  svg.setAttribute("class", "map-icon");
  svg.setAttribute("aria-hidden", "true");
  svg.append(piece(map, name, [0, 0], options));
  return svg;
}

/**
 * Mark a space: put its shape into the layer for its kind (seas below the land); a border, whose
 * land is scenery, gets a ring around its node.
 *
 * @param {SVGSVGElement} svg
 * @param {MapInfo} map
 * @param {string} space
 * @param {Highlight} kind
 */
export function highlight(svg, map, space, kind) {
  const shape = map.spaces[space].kind === "border" ? ring(map.spaces[space].anchor)
    : use(`map-p-${space}`);
  shape.setAttribute("class", `map-hl map-hl-${kind}`);
  if (kind === "attack") shape.setAttribute("fill", "url(#map-hatch)");
  const layer = map.spaces[space].kind === "sea" ? "sea-highlights" : "highlights";
  svg.querySelector(`#map-layer-${layer}`)?.append(shape);
}

/**
 * Take all marks away.
 *
 * @param {SVGSVGElement} svg
 */
export function clearHighlights(svg) {
  for (const layer of svg.querySelectorAll("#map-layer-sea-highlights, #map-layer-highlights")) {
    layer.replaceChildren();
  }
}

/**
 * Colour a province for its owner; null: nobody's, out of the game.
 *
 * @param {SVGSVGElement} svg
 * @param {string} space
 * @param {string | null} owner
 */
export function setOwner(svg, space, owner) {
  for (const part of ["area", "name"]) {
    const group = /** @type {SVGGElement | null} */ (svg.querySelector(`#map-${part}-${space}`));
    if (!group) continue;
    if (owner) {
      group.dataset.owner = owner;
      delete group.dataset.out;
    } else {
      delete group.dataset.owner;
      group.dataset.out = "true";
    }
  }
}

/**
 * @param {Point} at
 * @returns {SVGElement}
 */
function ring([x, y]) {
  const circle = document.createElementNS(SVG, "circle");
  circle.setAttribute("cx", String(x));
  circle.setAttribute("cy", String(y));
  circle.setAttribute("r", "26");
  return circle;
}

/**
 * @param {string} id
 * @returns {SVGElement}
 */
function use(id) {
  const element = document.createElementNS(SVG, "use");
  element.setAttribute("href", `#${id}`);
  return element;
}
