/** Why something can't be taken back or given again. */

import { t } from "./text.js";

/**
 * @param {import("./session.js").Session} session @param {"undo" | "redo"} kind
 * @returns {string} "" where it can
 */
export function undoReason(session, kind) {
  const { update } = session;
  if (!update || !session.live) return t("undo.waiting");
  if (session.readOnly) return t("undo.elsewhere");
  if (session.problem) return t("undo.problem");
  if (session.past) return t("undo.past");
  if (update[kind]) return "";
  if (kind === "redo") return t("redo.nothing");
  return t(update.head === 0 ? "undo.nothing" : "undo.revealed");
}
