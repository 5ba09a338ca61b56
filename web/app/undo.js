/** How far something can be taken back, and why it can't. */

import { seatsOf } from "./seating.js";
import { t } from "./text.js";

/** @typedef {import("./game-ui").Update} Update */
/** @typedef {import("./seating.js").Seating} Seating */

/**
 * The step to which undo goes: one back; where bots play, to before the last command of the person
 * who acts or acted last, past what the bots did since, but never past a draw or another person.
 * @param {Update} update @param {Seating} seating @returns {number | null} null where it can't
 */
export function undoTarget(update, seating) {
  const bots = seatsOf(seating, update.seats, "bot");
  if (bots.length === 0) return update.undo ? update.head - 1 : null;
  const here = seatsOf(seating, update.seats, "here");
  const givers = update.since_draw;
  const last = givers.findLastIndex((seat) => !bots.includes(seat));
  if (last < 0 || !here.includes(givers[last])) return null;
  const acts = update.seat !== null && !bots.includes(update.seat) ? update.seat : givers[last];
  return acts === givers[last] ? update.head - givers.length + last : null;
}

/**
 * @param {import("./session.js").Session} session @param {"undo" | "redo"} kind
 * @returns {string} "" where it can
 */
export function undoReason(session, kind) {
  const { update, slot } = session;
  if (!update || !session.live) return t("undo.waiting");
  if (session.readOnly) return t("undo.elsewhere");
  if (session.problem) return t("undo.problem");
  if (session.past) return t("undo.past");
  if (kind === "redo") return update.redo ? "" : t("redo.nothing");
  if (undoTarget(update, slot) !== null) return "";
  return t(update.head === 0 ? "undo.nothing" : "undo.revealed");
}
