/** Sealed dice: the nonces that seats at this screen have promised, and the hand-over itself. */

import { loadSeals, saveSeals } from "./storage.js";

/** @typedef {import("./game-ui").Update} Update */

/** @returns {string} 16 hex digits of chance */
export function freshNonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The request with which the seat that must hands over.
 * @param {string} id  of the slot
 * @param {Update} update  with `seal_due`
 * @returns {{type: "seal", step: number, reveal: string, next: string} | null} null where the nonce
 *   that it promised isn't here
 */
export function sealRequest(id, update) {
  const promised = promiseOf(update)?.commit;
  const reveal = promised === undefined ? "" : loadSeals(id)[promised];
  if (reveal === undefined) return null;
  return { type: "seal", step: update.head, reveal, next: freshNonce() };
}

/**
 * Keep the nonce whose hash has just entered the game.
 * @param {string} id @param {Update} update  the reply @param {string} next
 * @returns {boolean} stored for good
 */
export function keepPromise(id, update, next) {
  const { commit } = update.save.seals[update.save.seals.length - 1];
  return saveSeals(id, { ...loadSeals(id), [commit]: next });
}

/** The last hand-over of the seat that must hand over now. @param {Update} update */
export function promiseOf(update) {
  return update.save.seals.findLast((seal) => seal.seat === update.seal_due);
}
