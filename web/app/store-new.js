/** Puts a game that the engine has opened into the list of stored games. */

import { gameById } from "./games.js";
import { FORMAT } from "./records.js";
import { forStore, newSlotId, saveSlot } from "./storage.js";

/** @typedef {import("./game-ui").Update} Update */
/** @typedef {import("./storage.js").Slot} Slot */

/**
 * @param {Update} update
 * @param {Partial<Slot>} [known]  what is known of it: all of a stored game that it goes on from, who
 *   plays elsewhere, which seats bots play, whether the advisor may be asked, where it branched off
 * @returns {string} the slot's id
 */
export function storeNew(update, known = {}) {
  const game = /** @type {import("./game-ui").GameUI} */ (gameById(update.game));
  const now = new Date().toISOString();
  /** @type {Slot} */
  const slot = {
    v: FORMAT,
    id: newSlotId(),
    name: "",
    created: now,
    remote: [],
    bots: {},
    held: false,
    advisor: true,
    asked: [],
    seen: update.head,
    origin: null,
    ...known,
    game: update.game,
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
