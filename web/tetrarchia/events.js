/** Events in words. */

import { t } from "../app/text.js";
import { NUMERALS } from "./position.js";
import { eventOf, eventPlace } from "./steps.js";
import { capital, namedParams } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Logged} Logged
 * @typedef {import("../app/game-ui").EventText} EventText
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./steps.js").AnyEvent} AnyEvent
 */

const HEADINGS = ["turn_begins"];

/**
 * Which of an event's texts fits.
 * @type {Record<string, (event: AnyEvent) => string>}
 */
const VARIANTS = {
  revolt_rolled: (e) => (e.roman ? ".extra" : ""),
  turn_begins: (e) => (e.off ? ".off" : ""),
  moved: (e) => (e.by === "sea" ? ".sea" : ""),
  token_placed: (e) => (e.space.startsWith("B-") ? ".border" : ""),
  unrest_placed: (e) => (e.subdued ? ".subdued" : ""),
  turn_ended: (e) => (e.ip > 0 ? ".lost" : ""),
  threat_rolled: (e) => (e.protected ? ".protected" : ""),
  region_rolled: (e) => (e.protected ? ".protected" : ""),
  crossing_rolled: (e) => (e.crossed ? ".crossed" : ""),
  army_marched: (e) => (e.rule === "TET 4.8" ? ".won" : ""),
  army_placed: (e) => (e.army === "goths" ? ".goths" : ""),
  battle: (e) => `${e.march ? ".march" : ""}.${e.result}`,
  sea_battle: (e) => `.${e.result}`,
  figure_removed: (e) => (e.for_good ? ".for_good" : ""),
  pirates_placed: (e) => (e.space ? ".back" : ""),
  game_lost: (e) => `.${e.reason}`,
};

/** @param {Logged} logged @returns {EventText | null} */
export function eventText(logged) {
  const event = eventOf(logged);
  const { type, rule, ...fields } = event;
  const params = { ...namedParams(fields), numeral: NUMERALS[(event.roman ?? 1) - 1] ?? "" };
  return {
    text: capital(t(`event.tetrarchia.${type}${VARIANTS[type]?.(event) ?? ""}`, params)),
    place: eventPlace(event),
    rule,
    heading: HEADINGS.includes(type),
  };
}
