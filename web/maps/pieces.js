/** @typedef {import("./types.js").MapInfo} MapInfo */
/** @typedef {import("./types.js").Point} Point */

const SVG = "http://www.w3.org/2000/svg";

/**
 * A piece as a group: the symbol and, if given, the number or letter on it.
 *
 * @param {MapInfo} map
 * @param {string} name  of the piece, as in `map.pieces`
 * @param {Point} at
 * @param {{seat?: string, text?: string | number, scale?: number}} [options]
 * @returns {SVGGElement}
 */
export function piece(map, name, [x, y], { seat, text, scale } = {}) {
  const info = map.pieces[name];
  const g = document.createElementNS(SVG, "g");
  g.setAttribute("class", `map-piece map-piece-${name}`);
  g.setAttribute("transform", `translate(${x} ${y})${scale ? ` scale(${scale})` : ""}`);
  if (seat) g.dataset.seat = seat;
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${info.id}`);
  g.append(use);
  if (text !== undefined && info.text) {
    const [tx, ty, px] = info.text;
    const label = document.createElementNS(SVG, "text");
    label.setAttribute("x", String(tx));
    label.setAttribute("y", String(ty));
    label.setAttribute("font-size", String(px));
    label.textContent = String(text);
    g.append(label);
  }
  return g;
}

/**
 * A piece alone, as an icon for panels.
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
