/** A link or a save that was pasted, dropped or chosen, on its way to the screen that opens it. */

import { go } from "./router.js";

/** @typedef {{save?: string, link?: string, step?: number | null}} Source */

/** @type {Source | null} */
let offered = null;

/** What was offered last, for the route `#/open`. @returns {Source | null} */
export function lastOffer() {
  return offered;
}

/** Open a save. @param {string} save its JSON */
export function offerSave(save) {
  offered = { save };
  go("#/open");
}

/** Open a text: a save's JSON, a link, or a link's payload. @param {string} text */
export function offerText(text) {
  const trimmed = text.trim();
  if (trimmed.startsWith("{")) offered = { save: trimmed };
  else {
    const step = /&step=(\d{1,6})/.exec(trimmed);
    offered = {
      link: trimmed.replace(/&step=\d*/, "").slice(0, 100_000),
      step: step ? Number(step[1]) : null,
    };
  }
  go("#/open");
}
