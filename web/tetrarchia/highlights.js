/** What the map points out: reach and way, attack and support chains, marches, threats, the last place. */

import { el, group } from "../app/drawing.js";
import { percent } from "../app/numbers.js";
import { clearHighlights, highlight, piece } from "../maps/pieces.js";
import { map } from "../maps/tetrarchia.js";
import { alongStep, destinationsOf, linkOf, moveCommands, nodeOf, partPath, stepLength, stepPath } from "./moves.js";
import { acting, actionsOf, inTurn, isSea, viewOf } from "./position.js";
import { chosenDestination } from "./considering.js";
import { storyPlace, telling } from "./story.js";
import { threatChances } from "./threat.js";

/**
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").Destination} Destination
 * @typedef {import("./position.js").March} March
 * @typedef {import("../app/game-ui").BoardFocus} BoardFocus
 * @typedef {import("../app/game-ui").Odds} Odds
 * @typedef {import("../maps/types.js").Point} Point
 *
 * @typedef {object} Layers
 * @property {SVGGElement} under
 * @property {SVGGElement} over
 * @property {string} highlighted
 *
 * @typedef {object} Shown  all that the map points out
 * @property {Destination[]} reach
 * @property {Destination | null} way
 * @property {string} from
 * @property {string[]} targets  armies and Pirates that can be attacked
 * @property {string[]} offers  spaces and seas that a placing command names
 * @property {Odds | null} chains
 * @property {string} side  whose chain it is
 * @property {March[]} marches
 * @property {[string, string][]} threats  space, text
 * @property {string[]} plan  what a plan of the advisor's touches
 * @property {string | null} selected
 * @property {string | null} last
 */

/** @param {Update} update @param {BoardFocus} focus @returns {Shown} */
export function shown(update, focus) {
  const view = viewOf(update);
  const { local } = focus;
  const told = telling(update);
  const still = focus.readOnly || told;
  const figure = acting(view, local);
  const way = still ? null : chosenDestination(view, local);
  const planned = Boolean(way || local.attack || local.threat || focus.plan.length);
  return {
    reach: still || planned || !figure ? [] : destinationsOf(view, figure.id),
    way,
    from: figure?.at ?? "",
    targets: still || planned ? [] : attackPlaces(update),
    offers: still || planned ? [] : offers(update),
    chains: still ? null : local.attack?.odds ?? null,
    side: local.attack?.command.figure ?? "",
    marches: told || !inTurn(view) ? [] : view.marches,
    threats: still || !local.threat?.odds ? [] : threatChances(local.threat.odds).map(({ place, chance }) =>
      /** @type {[string, string]} */ ([place, percent(chance)])),
    plan: focus.plan,
    selected: local.space ?? null,
    last: told ? storyPlace(update) : focus.place,
  };
}

/** @param {Update} update @returns {string[]} */
function attackPlaces(update) {
  return [
    ...actionsOf(update, "attack").map((a) => String(a.command.space)),
    ...actionsOf(update, "attack_pirates").map((a) => String(a.command.sea)),
  ];
}

/** @param {Update} update @returns {string[]} */
function offers(update) {
  return [
    ...actionsOf(update, "place_fleet").map((a) => String(a.command.sea)),
    ...actionsOf(update, "enter").map((a) => String(a.command.space)),
  ];
}

/**
 * @param {SVGSVGElement} svg @param {Layers} layers @param {Update} update @param {BoardFocus} focus
 */
export function drawHighlights(svg, layers, update, focus) {
  const what = shown(update, focus);
  const drawn = JSON.stringify(what);
  if (drawn === layers.highlighted) return;
  layers.highlighted = drawn;
  clearHighlights(svg);
  const under = [...what.reach.map((d) => ring(d.to, "tet-reach", 16)), ...what.marches.flatMap(marchArrow), ...(what.way ? route(what.from, what.way) : [])];
  const over = [
    ...what.reach.map((d) => chip(d.to, String(d.cost), "tet-chip-cost")),
    ...[...new Set(what.targets)].map((space) => sign("attack", space)),
    ...what.threats.map(([space, text]) => chip(space, text, "tet-chip-threat")),
  ];
  for (const space of what.offers) offer(svg, space, over);
  for (const space of what.targets) if (!isSea(space)) highlight(svg, map, space, "attack");
  if (what.way) {
    highlight(svg, map, what.way.to, "chosen");
    over.push(chip(what.way.to, String(what.way.cost), "tet-chip-cost"));
  }
  chains(svg, what, under, over);
  for (const space of what.plan) {
    if (!isSea(space)) highlight(svg, map, space, "chosen");
    over.push(ring(space, "tet-ring-last", 27));
  }
  if (what.selected) over.push(ring(what.selected, "tet-ring-selected", 24));
  if (what.last && map.spaces[what.last]) over.push(ring(what.last, "tet-ring-last", 27));
  layers.under.replaceChildren(...under);
  layers.over.replaceChildren(...over);
}

/** @param {SVGSVGElement} svg @param {string} space @param {SVGElement[]} over */
function offer(svg, space, over) {
  highlight(svg, map, space, "target");
  over.push(ring(space, "tet-ring-reach", 22));
}

/** @param {string} space @returns {Point} */
function middle(space) {
  return isSea(space) ? map.spaces[space].slots.ship : nodeOf(space);
}

/** @param {string} space @param {string} className @param {number} r @returns {SVGElement} */
function ring(space, className, r) {
  const [x, y] = middle(space);
  return el("circle", { class: className, cx: x, cy: y, r: isSea(space) ? r + 6 : r });
}

/** @param {string} name @param {string} space @returns {SVGElement} */
function sign(name, space) {
  const [x, y] = middle(space);
  return piece(map, name, [x + 20, y - (isSea(space) ? 14 : 34)], { scale: 0.75 });
}

/** A small sign with a text beside a node. @param {string} space @param {string} text @param {string} className */
function chip(space, text, className) {
  const [x, y] = middle(space);
  return chipAt([x - 15, y + 13], text, className);
}

/** @param {Point} at @param {string} text @param {string} className @returns {SVGElement} */
function chipAt([x, y], text, className) {
  const g = group(`tet-chip map-piece map-minor ${className}`);
  g.setAttribute("transform", `translate(${x} ${y})`);
  const inner = group("");
  const width = 12 + text.length * 6.5;
  inner.append(el("rect", { x: -width / 2, y: -9, width, height: 18, rx: 9 }));
  const label = el("text", { y: 4.4, "font-size": 13 });
  label.textContent = text;
  inner.append(label);
  g.append(inner);
  return g;
}

/** The way of a figure. @param {string} from @param {Destination} to @returns {SVGElement[]} */
function route(from, to) {
  const stops = [from, ...moveCommands(to).map((command) => String(command.to))];
  const paths = stops.slice(1).map((stop, i) => stepPath(stops[i], stop));
  return [
    ...paths.map((d) => el("path", { class: "tet-way-halo", d })),
    ...paths.map((d, i) => el("path", { class: `tet-way ${linkOf(stops[i], stops[i + 1]) ? "" : "tet-way-sea"}`, d })),
  ];
}

/** Where an army goes next; what it needs stands on the arrow. @param {March} march @returns {SVGElement[]} */
function marchArrow(march) {
  const { space, to } = march;
  const length = Math.max(40, stepLength(space, to));
  const tip = alongStep(space, to, 1 - 24 / length);
  const line = partPath(space, to, 17 / length, 1 - 28 / length);
  const className = `tet-march ${march.broken ? "tet-march-broken" : ""} ${march.waits ? "tet-march-waits" : ""}`;
  const head = el("path", {
    class: "tet-march-head", d: "M8 0L-6-8v16z", transform: `translate(${tip.at.join(" ")}) rotate(${tip.angle})`,
  });
  const parts = [el("path", { class: "tet-march-halo", d: line }), el("path", { class: className, d: line }), head];
  const at = alongStep(space, to, 0.5).at;
  if (march.waits) parts.push(chipAt(at, "…", "tet-chip-march"));
  else if (march.meets) parts.push(piece(map, "attack", at, { scale: 0.7 }));
  else if (march.broken) parts.push(chipAt(at, `${march.crossing}+`, "tet-chip-march"));
  return parts;
}

/**
 * The support chains of an attack (TET 5.2, 5.3): rings, their links lit, the figures that double.
 * @param {SVGSVGElement} svg @param {Shown} what @param {SVGElement[]} under @param {SVGElement[]} over
 */
function chains(svg, what, under, over) {
  for (const lit of svg.querySelectorAll('.map-link-group[data-lit="true"]')) {
    for (const name of ["data-lit", "data-seat", "data-side"]) lit.removeAttribute(name);
  }
  if (!what.chains) return;
  const { places } = what.chains;
  for (const [side, seat] of [["roman", what.side], ["barbarian", ""]]) {
    const chain = places[`${side}_chain`] ?? [];
    light(svg, chain, side, seat);
    for (const space of chain) {
      const mark = ring(space, `tet-ring-chain tet-ring-${side}`, side === "roman" ? 21 : 23);
      if (seat) mark.dataset.seat = seat;
      under.push(mark);
    }
    for (const space of places[`${side}_doubling`] ?? []) over.push(chip(space, "×2", `tet-chip-${side}`));
  }
}

/** @param {SVGSVGElement} svg @param {string[]} chain @param {string} side @param {string} seat */
function light(svg, chain, side, seat) {
  for (const { between: [a, b], id } of map.links ?? []) {
    if (!chain.includes(a) || !chain.includes(b)) continue;
    const link = svg.querySelector(`#${CSS.escape(id ?? "")}`);
    link?.setAttribute("data-lit", "true");
    link?.setAttribute("data-side", side);
    if (seat) link?.setAttribute("data-seat", seat);
  }
}
