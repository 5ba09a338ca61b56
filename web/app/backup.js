/** All games as one file, and back again without losing any. */

import { EngineLost, ask } from "./engine.js";
import { SlotLock } from "./lock.js";
import { readRecord, salvage } from "./records.js";
import { listSlots, loadSeals, loadSlot, newSlotId, putRaw, rawSlot, saveSeals, saveSlot } from "./storage.js";

/** @typedef {import("./storage.js").Slot} Slot */

const KIND = "tabularium games";
export const FORMAT = 1;
/** Characters of a file that is looked at. */
export const MOST = 40_000_000;

/**
 * The file. Games are as stored, without their last position; records that can't be read come as they are.
 * @typedef {object} Backup
 * @property {string} kind
 * @property {number} format
 * @property {string} saved  ISO date
 * @property {{slot: Record<string, any>, seals: Record<string, string>}[]} games
 * @property {{id: string, text: string}[]} raw
 */

/** How an import went, in numbers of games. @typedef {Record<"new" | "same" | "newer" | "older" | "fork" | "raw" | "bad" | "unsaved", number>} Tally */

/** @returns {string} the file's text */
export function writeBackup() {
  const entries = listSlots();
  /** @type {Backup} */
  const backup = {
    kind: KIND,
    format: FORMAT,
    saved: new Date().toISOString(),
    games: entries.flatMap(({ id, slot }) => (slot ? [{ slot: { ...slot, last: null }, seals: loadSeals(id) }] : [])),
    raw: entries.filter(({ slot, aside }) => !slot || aside).map(({ id }) => ({ id, text: rawSlot(id) })),
  };
  return JSON.stringify(backup);
}

/** @param {string} text @returns {Backup | "newer" | null} null where it is no such file */
export function readBackup(text) {
  try {
    const backup = JSON.parse(text);
    if (backup?.kind !== KIND) return null;
    if (backup.format > FORMAT) return "newer";
    return Array.isArray(backup.games) && Array.isArray(backup.raw) ? backup : null;
  } catch {
    return null;
  }
}

/**
 * Put the games of a file among the stored ones. No stored game is replaced but by one that goes on
 * from it; where two part, both stay.
 * @param {Backup} backup @returns {Promise<Tally>}
 */
export async function importBackup(backup) {
  /** @type {Tally} */
  const tally = { new: 0, same: 0, newer: 0, older: 0, fork: 0, raw: 0, bad: 0, unsaved: 0 };
  for (const { slot, seals } of backup.games) tally[await importGame(slot, seals, tally)] += 1;
  for (const { id, text } of backup.raw) tally[importRaw(id, text)] += 1;
  return tally;
}

/** @param {Record<string, any>} found @param {any} seals @param {Tally} tally @returns {Promise<keyof Tally>} */
async function importGame(found, seals, tally) {
  const id = typeof found?.id === "string" && /^[\w-]{1,40}$/.test(found.id) ? found.id : newSlotId();
  const text = JSON.stringify({ ...found, id });
  const { kind, slot } = readRecord(text, id);
  if (kind === "newer") return importRaw(id, text);
  // Not as this page writes it; the save in it may be good all the same.
  if (!slot) return salvage(text) === null ? "bad" : importRaw(id, text);
  const best = await nearest(slot);
  const relation = best?.relation ?? "new";
  if (best && relation === "newer" && await goOn(best.id, slot)) return kept(best.id, seals, "newer");
  if (best && (relation === "same" || relation === "older")) return kept(best.id, seals, relation);
  const free = freeId(id);
  if (!saveSlot({ ...slot, id: free })) tally.unsaved += 1;
  return kept(free, seals, best ? "fork" : "new");
}

/**
 * Keep the secret numbers of a game too, beside those that are here.
 * @param {string} id @param {any} seals @param {keyof Tally} result @returns {keyof Tally} the same
 */
function kept(id, seals, result) {
  if (seals && typeof seals === "object" && Object.keys(seals).length) saveSeals(id, { ...seals, ...loadSeals(id) });
  return result;
}

/** Take a stored game further, unless another tab plays it. @param {string} id @param {Slot} slot @returns {Promise<boolean>} */
async function goOn(id, slot) {
  const lock = new SlotLock(id, () => {});
  if (!(await lock.take())) return false;
  const mine = loadSlot(id);
  const stored = mine !== null && saveSlot({ ...slot, id, name: mine.name || slot.name, remote: mine.remote });
  lock.release();
  return stored;
}

/** @param {string} id @returns {string} the same, unless another game has it */
function freeId(id) {
  return listSlots().some((entry) => entry.id === id) ? newSlotId() : id;
}

const ORDER = ["same", "newer", "older", "fork"];

/** The stored game of which this is a copy. @param {Slot} slot @returns {Promise<{id: string, relation: keyof Tally} | null>} */
async function nearest(slot) {
  /** @type {{id: string, relation: keyof Tally} | null} */
  let best = null;
  for (const { id, slot: mine } of listSlots()) {
    if (!mine || mine.save.seed !== slot.save.seed || mine.save.game !== slot.save.game) continue;
    const relation = await relate(mine, slot);
    if (ORDER.includes(relation) && (!best || ORDER.indexOf(relation) < ORDER.indexOf(best.relation))) {
      best = { id, relation: /** @type {keyof Tally} */ (relation) };
    }
  }
  return best;
}

/** @param {Slot} mine @param {Slot} other @returns {Promise<string>} */
async function relate(mine, other) {
  const texts = [mine, other].map((slot) => JSON.stringify(slot.save));
  if (texts[0] === texts[1]) return "same";
  try {
    const reply = await ask({ type: "compare", mine: texts[0], save: texts[1] });
    // A game that the engine can't read to its end replaces none.
    if (reply.type !== "comparison") return "fork";
    return reply.problem && reply.relation === "newer" ? "fork" : reply.relation;
  } catch (error) {
    if (error instanceof EngineLost) return "fork";
    throw error;
  }
}

/** A record that this page can't read is kept as it is. @param {any} id @param {any} text @returns {"raw" | "same" | "bad"} */
function importRaw(id, text) {
  if (typeof id !== "string" || typeof text !== "string" || !/^[\w-]{1,40}$/.test(id)) return "bad";
  const stored = listSlots().find((entry) => entry.id === id);
  if (stored && rawSlot(id) === text) return "same";
  putRaw(stored ? newSlotId() : id, text);
  return "raw";
}
