/** Events in words. */

import { listWords, t } from "../app/text.js";
import { count, namedParams, supplyWords } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Logged} Logged
 * @typedef {import("../app/game-ui").EventText} EventText
 * @typedef {Record<string, any> & {type: string, rule: string}} AnyEvent
 */

const HEADINGS = ["turn_began", "year_began"];

/**
 * Which of an event's texts fits; null where it isn't worth a line.
 * @type {Record<string, (event: AnyEvent) => string | null>}
 */
const VARIANTS = {
  // A governor who steps out is told by what his province then produces.
  governor_moved: (e) => (e.inside ? "" : null),
  produced: (e) => (e.to_reserve ? ".reserve" : ""),
  taken: (e) => (e.to_reserve ? ".reserve" : ""),
  sailed: (e) => (e.cost === 0 ? ".free" : ""),
  compensated: (e) => (e.side === 2 ? ".turned" : e.weapons === 0 ? ".none" : ""),
  escaped: (e) => (e.political + e.military > 0 ? ".lower" : ""),
  conquered: (e) => (e.servants > 0 ? ".servants" : ""),
  raised: (e) => (e.gold === 0 ? ".compensation" : ""),
  persuaded: (e) => (e.source === "alii" ? "" : ".other"),
  turn_ended: (e) => (e.calendar === 0 ? ".election" : ""),
  elected: (e) => (e.tied ? ".tied" : ""),
  weapons_added: (e) => (e.weapons === 0 ? ".none" : ""),
  citizens_returned: (e) => (e.citizens === 0 ? null : ""),
};

/**
 * Parameters that are phrases.
 * @type {Record<string, (event: AnyEvent) => Record<string, string>>}
 */
const PHRASES = {
  produced: (e) => ({ what: supplyWords(/** @type {any} */ (e)) }),
  taken: (e) => ({ what: e.amount === 0 ? t("tri.nothing") : count(e.kind, e.amount), all: count(e.kind, e.most) }),
  rome_supplied: (e) => ({ what: supplyWords(/** @type {any} */ (e)) }),
  moved: (e) => ({ with: company(e) }),
  sailed: (e) => ({ with: company(e) }),
  weapons_drawn: (e) => ({ what: drawn(e) }),
  escaped: (e) => ({ tracks: lowered(e) }),
  won: (e) => ({ why: t(`outcome.triumvirate.${e.reason}`, namedParams({ seat: e.character })) }),
};

/** Who comes along. @param {AnyEvent} e @returns {string} */
function company({ legions, servants }) {
  const parts = [];
  if (legions > 0) parts.push(count("legions", legions));
  if (servants > 0) parts.push(count("servants", servants));
  return parts.length === 0 ? t("tri.alone") : t("tri.with", { what: listWords(parts) });
}

/** @param {AnyEvent} e @returns {string} */
function drawn(e) {
  const parts = [];
  if (e.attacking > 0) parts.push(t("tri.drawn.attacking", { n: e.attacking, ...namedParams({ seat: e.character }) }));
  if (e.defending > 0) parts.push(t("tri.drawn.defending", { n: e.defending, ...namedParams({ seat: e.defender }) }));
  if (e.others > 0) parts.push(t("tri.drawn.others", { n: e.others }));
  return listWords(parts);
}

/** @param {AnyEvent} e @returns {string} */
function lowered({ political, military }) {
  const parts = [];
  if (political > 0) parts.push(t("tri.track.political"));
  if (military > 0) parts.push(t("tri.track.military"));
  return listWords(parts);
}

/** Where an event happened. @param {AnyEvent} e @returns {string | null} */
export function eventPlace(e) {
  return e.province ?? (e.type === "persuaded" ? null : e.to) ?? null;
}

/** @param {Logged} logged @returns {EventText | null} */
export function eventText(logged) {
  const event = /** @type {AnyEvent} */ (/** @type {unknown} */ (logged.event));
  const variant = VARIANTS[event.type]?.(event) ?? (VARIANTS[event.type] ? null : "");
  if (variant === null) return null;
  const { type, rule, ...fields } = event;
  const params = { ...namedParams(fields), ...PHRASES[type]?.(event) };
  return {
    text: t(`event.triumvirate.${type}${variant}`, params),
    place: eventPlace(event),
    rule,
    heading: HEADINGS.includes(type),
  };
}
