/** Puts a game that the engine has opened into the list of stored games. */

import { gameById } from "./games.js";
import { forStore, newSlotId, saveSlot } from "./storage.js";

/** @typedef {import("./game-ui").Update} Update */
/** @typedef {import("./storage.js").Slot} Slot */

/**
 * @param {Update} update
 * @param {Slot} [into]  a stored game of which this one is the continuation
 * @returns {string} the slot's id
 */
export function storeNew(update, into) {
  const game = /** @type {import("./game-ui").GameUI} */ (gameById(update.game));
  const now = new Date().toISOString();
  /** @type {Slot} */
  const slot = {
    v: 1,
    id: into?.id ?? newSlotId(),
    game: update.game,
    name: into?.name ?? "",
    created: into?.created ?? now,
    played: now,
    summary: game.summary(update),
    owners: game.owners(update),
    finished: update.outcome !== null,
    save: update.save,
    last: forStore(update),
  };
  saveSlot(slot);
  return slot.id;
}
