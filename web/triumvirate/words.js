/** Phrases of this game that several parts of the page use. */

import { hasText, listWords, t } from "../app/text.js";
import { roman } from "./numbers.js";

/** @param {string} space @returns {string} */
export function spaceName(space) {
  return t(`space.triumvirate.${space}`);
}

/** A character's name alone. @param {string} id @returns {string} */
export function seatName(id) {
  return t(`seat.triumvirate.${id}`);
}

/** "2 legions", "1 gold". @param {string} what @param {number} n @returns {string} */
export function count(what, n) {
  return t(`tri.count.${what}`, { n });
}

/** "1 gold and 2 legions"; what is 0 is left out. @param {{gold: number, legions: number}} supply */
export function supplyWords({ gold, legions }) {
  const parts = [];
  if (gold > 0) parts.push(count("gold", gold));
  if (legions > 0) parts.push(count("legions", legions));
  return listWords(parts.length > 0 ? parts : [t("tri.nothing")]);
}

/** The name of a competence. @param {string} track @returns {string} */
export function trackName(track) {
  return t(`tri.track.${track}`);
}

/**
 * Parameters of engine codes with ids turned into names and steps into numerals.
 * @param {Record<string, string | number>} params
 * @returns {Record<string, string | number>}
 */
export function namedParams(params) {
  /** @type {Record<string, string | number>} */
  const out = {};
  for (const [key, value] of Object.entries(params)) out[key] = named(key, value);
  return out;
}

const SEATS = new Set(["caesar", "pompeius", "crassus", "neutral"]);

/** @param {string} key @param {string | number} value @returns {string | number} */
function named(key, value) {
  if (key === "calendar" || key === "level") return typeof value === "number" ? roman(value) : value;
  if (typeof value !== "string") return value;
  if (SEATS.has(value)) return seatName(value);
  if (key === "track") return trackName(value);
  if (key === "kind") return t(`tri.kind.${value}`);
  if (key === "type") return t(`tri.type.${value}`);
  if (hasText(`tri.step.${value}`)) return t(`tri.step.${value}`);
  if (key === "phase" || key === "needed") return t(`tri.phase.${value}`);
  if (value === "alii") return t("tri.alii");
  return hasText(`space.triumvirate.${value}`) ? spaceName(value) : value;
}
