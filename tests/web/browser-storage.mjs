/** A browser's storage for tests without a browser, with faults; and the session that they are put into. */

/** @typedef {typeof import("../../web/app/storage.js")} StorageModule */
/** @typedef {"throws" | "drops" | "dies" | "fills"} Fault */

export const FAULTS = /** @type {const} */ (["throws", "drops", "dies", "fills"]);

/** The page has stopped: nothing after this happens. */
export class Stopped extends Error {}

/** localStorage whose writes can fail. */
export class FakeStorage {
  constructor() {
    /** @type {Map<string, string>} */
    this.texts = new Map();
    this.writes = 0;
    /** @type {{kind: Fault, at: number} | null} the write from which on, or at which, something is wrong */
    this.fault = null;
  }

  get length() {
    return this.texts.size;
  }

  /** @param {number} i */
  key(i) {
    return [...this.texts.keys()][i] ?? null;
  }

  /** @param {string} key */
  getItem(key) {
    return this.texts.get(key) ?? null;
  }

  /** @param {string} key @param {string} text */
  setItem(key, text) {
    this.writes += 1;
    const { fault, writes } = this;
    if (fault?.kind === "dies" && writes >= fault.at) throw new Stopped();
    if (fault?.kind === "fills" && writes >= fault.at) throw new DOMException("full", "QuotaExceededError");
    if (fault?.kind === "throws" && writes === fault.at) throw new DOMException("no", "UnknownError");
    if (fault?.kind === "drops" && writes === fault.at) return;
    this.texts.set(key, text);
  }

  /** @param {string} key */
  removeItem(key) {
    if (this.fault?.kind === "dies" && this.writes >= this.fault.at) throw new Stopped();
    this.texts.delete(key);
  }
}

let instances = 0;

/**
 * The storage module as a page that has just been loaded has it.
 * @param {FakeStorage | null} storage  null: not even looking at it is allowed
 * @returns {Promise<StorageModule>}
 */
export async function loadPage(storage) {
  const window = { addEventListener() {}, removeEventListener() {} };
  Object.defineProperty(window, "localStorage", {
    get() {
      if (!storage) throw new DOMException("blocked", "SecurityError");
      return storage;
    },
  });
  Object.assign(globalThis, { window });
  return import(`../../web/app/storage.js?page=${++instances}`);
}

/** A stored game after so many commands. @param {string} id @param {number} commands @returns {any} */
export function slotOf(id, commands) {
  return {
    v: 3, id, game: "triumvirate", name: "", created: "2026-01-01T00:00:00.000Z",
    played: `2026-01-01T00:${String(commands).padStart(2, "0")}:00.000Z`, summary: "", owners: {}, finished: false,
    save: {
      format: 1, game: "triumvirate", edition: 1, setup: { characters: 2 }, seed: "00000000000000aa", names: ["", ""],
      commands: Array.from({ length: commands }, (_, i) => ({ type: "end", n: i })), undone: [], sealed: false, seals: [], check: "",
    },
    last: null, remote: [], bots: {}, held: false, advisor: true, asked: [], seen: commands, origin: null,
  };
}
