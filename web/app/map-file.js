/** Fetches the maps' SVG files, once each, and makes small pictures of games from them. */

import { mapUrl } from "./game-list.js";

const SVG = "http://www.w3.org/2000/svg";

/** @type {Map<string, Promise<SVGSVGElement>>} */
const files = new Map();

/** @param {string} url @returns {Promise<SVGSVGElement>} */
async function fetchMap(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`map: ${response.status}`);
  const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  const root = parsed.documentElement;
  if (!(root instanceof SVGSVGElement)) throw new Error("map: not an SVG");
  return root;
}

/**
 * A fresh copy of a map, ready to be put into the page.
 * @param {string} url @returns {Promise<SVGSVGElement>}
 */
export async function loadMap(url) {
  let file = files.get(url);
  if (!file) {
    file = fetchMap(url);
    files.set(url, file);
    file.catch(() => files.delete(url));
  }
  return /** @type {SVGSVGElement} */ (document.importNode(await file, true));
}

/** @param {string} name @param {Record<string, string>} attributes @returns {SVGElement} */
function node(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** The class with a seat's colours (`SeatMark.className`). @param {string} seat @returns {string} */
function seatClass(seat) {
  return `seat-${seat.replace(/[^a-z0-9]/g, "")}`;
}

/**
 * A small picture of a map: its spaces in the colours of their owners.
 * @param {string} game
 * @param {Record<string, string>} owners  seat id by space
 * @returns {Promise<SVGSVGElement>}
 */
export async function smallPicture(game, owners) {
  const map = await loadMap(mapUrl(game));
  const picture = /** @type {SVGSVGElement} */ (node("svg", {
    viewBox: map.getAttribute("viewBox") ?? "0 0 1280 800",
    class: "small-map",
    "aria-hidden": "true",
    preserveAspectRatio: "xMidYMid slice",
  }));
  const spacesOfMap = new Set([...map.querySelectorAll("#map-hit [data-space]")]
    .map((element) => element.getAttribute("data-space")));
  const ground = new Set([...map.querySelectorAll("#map-all-land use")].map((use) => use.getAttribute("href")));
  const land = node("g", { class: "small-land" });
  const spaces = node("g", { class: "small-spaces" });
  for (const shape of map.querySelectorAll('defs path[id^="map-p-"]')) {
    if (!ground.has(`#${shape.id}`)) continue;
    const id = shape.id.slice("map-p-".length);
    const owner = owners[id];
    const path = node("path", { d: shape.getAttribute("d") ?? "" });
    const space = spacesOfMap.has(id);
    if (space) path.setAttribute("class", `small-space ${owner ? seatClass(owner) : "free"}`);
    (space ? spaces : land).append(path);
  }
  picture.append(land, spaces);
  return picture;
}
