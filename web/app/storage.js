/**
 * Everything the page keeps: games and preferences. No other module touches localStorage.
 *
 * A record is written beside the previous one, read back, and only then pointed at; the previous
 * good copy stays. Where storage is blocked, absent or full the game goes on in memory and
 * `onFault` hears of it once. Damaged records are reported, never deleted.
 */

/** @typedef {import("./game-ui").Update} Update */
/** @typedef {Update["save"]} Save */

/**
 * A stored game.
 * @typedef {object} Slot
 * @property {1} v
 * @property {string} id
 * @property {string} game
 * @property {string} name  given by the player, "" for none
 * @property {string} created  ISO date
 * @property {string} played  ISO date
 * @property {string} summary
 * @property {Record<string, string>} owners  seat id by space, for the small picture
 * @property {boolean} finished
 * @property {Save} save
 * @property {Update | null} last  the last position, without actions, to be drawn at once
 */

/** @typedef {{id: string, slot: Slot | null, kept: boolean}} Entry  `slot` null: damaged */
/** @typedef {"blocked" | "full" | "unsure"} Fault */

const PREFIX = "tabularium/1/";

/** @type {Map<string, string>} what could not be stored, by key */
const memory = new Map();
/** @type {(fault: Fault) => void} */
let report = () => {};
/** @type {Fault | null} */
let fault = null;

/** @param {(fault: Fault) => void} listener called once, at the first fault */
export function onFault(listener) {
  report = listener;
  if (fault) listener(fault);
}

/** @param {unknown} error */
function failed(error) {
  const full = error instanceof DOMException
    && (error.name === "QuotaExceededError" || error.name === "NS_ERROR_DOM_QUOTA_REACHED");
  const first = fault === null;
  fault = error === "unsure" ? "unsure" : full ? "full" : "blocked";
  if (first) report(fault);
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

/** @param {string | null} text @param {string} id @returns {Slot | null} null unless it is whole */
function readSlot(text, id) {
  if (text === null) return null;
  try {
    const slot = JSON.parse(text);
    const whole = slot && slot.v === 1 && slot.id === id && typeof slot.game === "string"
      && typeof slot.name === "string" && typeof slot.played === "string"
      && typeof slot.created === "string" && typeof slot.summary === "string"
      && slot.save && typeof slot.save === "object" && Array.isArray(slot.save.commands)
      && Array.isArray(slot.save.names);
    return whole ? slot : null;
  } catch {
    return null;
  }
}

/** @param {string} id @returns {"a" | "b"} the copy in force */
function current(id) {
  return get(`slot/${id}/at`) === "b" ? "b" : "a";
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
  const at = current(id);
  return readSlot(get(`slot/${id}/${at}`), id)
    ?? readSlot(get(`slot/${id}/${at === "a" ? "b" : "a"}`), id);
}

/** @param {Slot} slot @returns {boolean} stored for good (else only until the page closes) */
export function saveSlot(slot) {
  const next = current(slot.id) === "a" && get(`slot/${slot.id}/a`) !== null ? "b" : "a";
  const stored = put(`slot/${slot.id}/${next}`, JSON.stringify(slot));
  return put(`slot/${slot.id}/at`, next) && stored;
}

/** The raw text of a damaged record, to be carried away. @param {string} id @returns {string} */
export function rawSlot(id) {
  return get(`slot/${id}/${current(id)}`) ?? "";
}

/** All games, the one played last first; damaged ones last. @returns {Entry[]} */
export function listSlots() {
  const all = keys();
  const ids = new Set();
  for (const key of all) {
    const match = /^slot\/([^/]+)\/[ab]$/.exec(key);
    if (match) ids.add(match[1]);
  }
  const entries = [...ids].map((id) => ({
    id,
    slot: loadSlot(id),
    kept: !memory.has(`slot/${id}/${current(id)}`),
  }));
  return entries.sort((a, b) => (b.slot?.played ?? "").localeCompare(a.slot?.played ?? ""));
}

/**
 * Delete a game; the returned function brings it back.
 * @param {string} id @returns {() => void}
 */
export function deleteSlot(id) {
  const parts = ["a", "b", "at"].map((part) => `slot/${id}/${part}`);
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

/** What the browser says of our storage. @returns {Promise<{persisted: boolean | null, used: number | null, fault: Fault | null}>} */
export async function storageInfo() {
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
