/**
 * Everything the page keeps: games and preferences. No other module touches localStorage.
 *
 * A record is written beside the previous one, read back, and only then pointed at; the previous
 * good copy stays. Where storage is blocked, absent or full the game goes on in memory and
 * `onFault` hears of it once. Damaged records are reported, never deleted.
 */

import { readRecord } from "./records.js";

/** @typedef {import("./game-ui").Update} Update */

/** @typedef {import("./records.js").Slot} Slot */

/**
 * A stored game in the list: `slot` is null where it can't be read (`kind` says why); `aside` where a
 * damaged record of it was put aside.
 * @typedef {object} Entry
 * @property {string} id
 * @property {Slot | null} slot
 * @property {"whole" | "damaged" | "newer"} kind
 * @property {boolean} kept  stored for good
 * @property {boolean} aside
 */
/** @typedef {"blocked" | "full" | "unsure" | "evicted"} Fault */

const PREFIX = "tabularium/1/";

/** @type {Map<string, string>} what could not be stored, by key */
const memory = new Map();
/** @type {(fault: Fault) => void} */
let report = () => {};
/** @type {Set<Fault>} told once each */
const faults = new Set();
/** Games that this page has stored. @type {Set<string>} */
const written = new Set();

/** @param {(fault: Fault) => void} listener called once for each kind of fault */
export function onFault(listener) {
  report = listener;
  faults.forEach(listener);
}

/** @param {Fault} fault */
function tell(fault) {
  if (faults.has(fault)) return;
  faults.add(fault);
  report(fault);
}

/** @param {unknown} error */
function failed(error) {
  const full = error instanceof DOMException
    && (error.name === "QuotaExceededError" || error.name === "NS_ERROR_DOM_QUOTA_REACHED");
  tell(error === "unsure" ? "unsure" : full ? "full" : "blocked");
}

/** @returns {Storage | null} */
function store() {
  try {
    return window.localStorage;
  } catch (error) {
    failed(error);
    return null;
  }
}

/** @param {string} key @returns {string | null} */
function get(key) {
  const held = memory.get(key);
  if (held !== undefined) return held;
  try {
    return store()?.getItem(PREFIX + key) ?? null;
  } catch (error) {
    failed(error);
    return null;
  }
}

/**
 * Write and read back. What can't be stored is held in memory.
 * @param {string} key @param {string} text @returns {boolean} stored for good
 */
function put(key, text) {
  try {
    const place = store();
    if (place) {
      place.setItem(PREFIX + key, text);
      if (place.getItem(PREFIX + key) === text) {
        memory.delete(key);
        return true;
      }
      failed("unsure");
    } else failed(null);
  } catch (error) {
    failed(error);
  }
  memory.set(key, text);
  return false;
}

/** @param {string} key */
function drop(key) {
  memory.delete(key);
  try {
    store()?.removeItem(PREFIX + key);
  } catch (error) {
    failed(error);
  }
}

/** @returns {string[]} every key of ours */
function keys() {
  const found = new Set(memory.keys());
  try {
    const place = store();
    for (let i = 0; place && i < place.length; i++) {
      const key = place.key(i);
      if (key?.startsWith(PREFIX)) found.add(key.slice(PREFIX.length));
    }
  } catch (error) {
    failed(error);
  }
  return [...found];
}

/**
 * The copy in force: the one pointed at; where no pointer is, the one played last.
 * @param {string} id @returns {"a" | "b"}
 */
function current(id) {
  const at = get(`slot/${id}/at`);
  if (at === "a" || at === "b") return at;
  const [a, b] = ["a", "b"].map((copy) => readRecord(get(`slot/${id}/${copy}`), id).slot?.played ?? "");
  return b > a ? "b" : "a";
}

/** @param {"a" | "b"} copy @returns {"a" | "b"} */
function other(copy) {
  return copy === "a" ? "b" : "a";
}

/**
 * The copy in force; where that is damaged it is put aside, and the one before it is taken.
 * @param {string} id @returns {{slot: Slot | null, kind: "whole" | "damaged" | "newer" | "none"}}
 */
function readSlot(id) {
  const at = current(id);
  const text = get(`slot/${id}/${at}`);
  const last = readRecord(text, id);
  if (last.kind === "whole" || last.kind === "newer") return last;
  const before = readRecord(get(`slot/${id}/${other(at)}`), id);
  if (before.kind === "none") return last;
  if (before.kind === "whole" && text !== null) setAside(id, text);
  return before;
}

/** Keep a damaged record out of the way of the next one. @param {string} id @param {string} text */
function setAside(id, text) {
  if (get(`slot/${id}/damaged`) === null) put(`slot/${id}/damaged`, text);
}

const LAST_EVENTS = 12;

/**
 * An update as stored, to be drawn at once next time: without what only the engine may say.
 * @param {Update} update @returns {Update}
 */
export function forStore(update) {
  return { ...update, actions: [], events: update.events.slice(-LAST_EVENTS), undo: false, redo: false };
}

/** A new slot's id. @returns {string} */
export function newSlotId() {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The stored game, or its previous copy where the last one is damaged.
 * @param {string} id @returns {Slot | null}
 */
export function loadSlot(id) {
  return readSlot(id).slot;
}

/** Whether a game was stored by a newer version of this page. @param {string} id @returns {boolean} */
export function isNewer(id) {
  return readSlot(id).kind === "newer";
}

/** @param {Slot} slot @returns {boolean} stored for good (else only until the page closes) */
export function saveSlot(slot) {
  const { id } = slot;
  if (readSlot(id).kind === "newer") return false;
  if (written.has(id) && get(`slot/${id}/at`) === null) tell("evicted");
  const at = current(id);
  const next = get(`slot/${id}/${at}`) === null ? at : other(at);
  if (!put(`slot/${id}/${next}`, JSON.stringify(slot))) {
    // In storage the pointer must stay on the last good copy.
    memory.set(`slot/${id}/at`, next);
    return false;
  }
  if (!put(`slot/${id}/at`, next)) return false;
  written.add(id);
  return true;
}

/** Whether a game is stored for good. @param {string} id @returns {boolean} */
export function isKept(id) {
  return ["a", "b", "at"].every((part) => !memory.has(`slot/${id}/${part}`));
}

/** The raw text of a record that can't be read, to be carried away. @param {string} id @returns {string} */
export function rawSlot(id) {
  return get(`slot/${id}/damaged`) ?? get(`slot/${id}/${current(id)}`) ?? "";
}

/** Forget the damaged record of a game that is well otherwise. @param {string} id */
export function forgetDamaged(id) {
  drop(`slot/${id}/damaged`);
}

/** Keep a record as it is: one of another version or a damaged one from a file. @param {string} id @param {string} text */
export function putRaw(id, text) {
  put(`slot/${id}/a`, text);
  put(`slot/${id}/at`, "a");
}

/** What has been promised in games with sealed dice: nonces by their hashes. @param {string} id @returns {Record<string, string>} */
export function loadSeals(id) {
  try {
    const value = JSON.parse(get(`slot/${id}/seals`) ?? "{}");
    return value && typeof value === "object" ? value : {};
  } catch {
    return {};
  }
}

/** @param {string} id @param {Record<string, string>} seals @returns {boolean} stored for good */
export function saveSeals(id, seals) {
  return put(`slot/${id}/seals`, JSON.stringify(seals));
}

/** All games, the one played last first; those that can't be read last. @returns {Entry[]} */
export function listSlots() {
  const ids = new Set();
  for (const key of keys()) {
    const match = /^slot\/([^/]+)\/(a|b|damaged)$/.exec(key);
    if (match) ids.add(match[1]);
  }
  const entries = [...ids].map((id) => {
    const { slot, kind } = readSlot(id);
    return {
      id,
      slot,
      kind: kind === "none" ? /** @type {const} */ ("damaged") : kind,
      kept: isKept(id),
      aside: kind === "whole" && get(`slot/${id}/damaged`) !== null,
    };
  });
  return entries.sort((a, b) => (b.slot?.played ?? "").localeCompare(a.slot?.played ?? ""));
}

/**
 * Delete a game; the returned function brings it back.
 * @param {string} id @returns {() => void}
 */
export function deleteSlot(id) {
  const parts = ["a", "b", "at", "damaged", "seals"].map((part) => `slot/${id}/${part}`);
  const texts = parts.map(get);
  parts.forEach(drop);
  return () => parts.forEach((key, i) => {
    const text = texts[i];
    if (text !== null) put(key, text);
  });
}

/**
 * Hear of games changed by other tabs.
 * @param {(id: string) => void} listener @returns {() => void} stop listening
 */
export function onOtherTab(listener) {
  /** @param {StorageEvent} event */
  const heard = (event) => {
    const match = /^tabularium\/1\/slot\/([^/]+)\//.exec(event.key ?? "");
    if (match) listener(match[1]);
  };
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}

/** @returns {Record<string, any>} */
export function loadPreferences() {
  try {
    const value = JSON.parse(get("preferences") ?? "{}");
    return value && typeof value === "object" ? value : {};
  } catch {
    return {};
  }
}

/** @param {Record<string, any>} value */
export function savePreferences(value) {
  put("preferences", JSON.stringify(value));
}

/** A short note of the page to itself. @param {string} name @returns {string | null} */
export function loadNote(name) {
  return get(`note/${name}`);
}

/** @param {string} name @param {string} text */
export function saveNote(name, text) {
  put(`note/${name}`, text);
}

/** What the browser says of our storage. @returns {Promise<{persisted: boolean | null, used: number | null, fault: Fault | null}>} */
export async function storageInfo() {
  const [fault = null] = faults;
  try {
    const persisted = await navigator.storage?.persisted?.() ?? null;
    const estimate = await navigator.storage?.estimate?.();
    return { persisted, used: estimate?.usage ?? null, fault };
  } catch {
    return { persisted: null, used: null, fault };
  }
}

/** Ask the browser not to clear our storage. @returns {Promise<boolean>} */
export async function askToPersist() {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}
