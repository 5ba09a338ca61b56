/** Keeping games safe from the browser itself: asking it to keep them, reminding where it won't. */

import { askToPersist, listSlots, loadNote, saveNote, storageInfo } from "./storage.js";

/** Commands after which a game is worth asking for. */
const WORTH = 12;
/** Days after which a reminder that was put away comes back. */
const REMIND_DAYS = 5;
const DAY = 86_400_000;

let asked = false;

/**
 * Ask the browser once to keep its storage: when a game has become worth it. Browsers that would put a
 * question to the player are asked only from the settings.
 * @param {number} commands  of the game just stored @returns {Promise<void>}
 */
export async function worthKeeping(commands) {
  if (asked || commands < WORTH) return;
  asked = true;
  if (loadNote("persist-asked") !== null || asksThePlayer()) return;
  const { persisted } = await storageInfo();
  if (persisted === false) {
    saveNote("persist-asked", "1");
    await askToPersist();
  }
}

/** Firefox opens a question of its own. @returns {boolean} */
function asksThePlayer() {
  return navigator.userAgent.includes("Firefox/");
}

/** WebKit clears what scripts have stored after seven days without a visit, unless the page is installed. */
function clearsAfterDays() {
  const { userAgent } = navigator;
  const webkit = userAgent.includes("AppleWebKit/") && !/Chrom|Edg|Android/.test(userAgent);
  return webkit && !window.matchMedia("(display-mode: standalone)").matches;
}

/**
 * Whether the player should be reminded that this browser clears games.
 * @param {number} [now] @returns {boolean}
 */
export function reminderDue(now = Date.now()) {
  if (!clearsAfterDays()) return false;
  const games = listSlots().filter((entry) => entry.slot && !entry.slot.finished);
  return games.length > 0 && now - Number(loadNote("reminded") ?? 0) > REMIND_DAYS * DAY;
}

/** The player has seen it. */
export function reminded() {
  saveNote("reminded", String(Date.now()));
}
