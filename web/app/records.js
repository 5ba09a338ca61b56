/** How a stored game is written: its formats, how older ones become newer, what is left of a damaged one. */

/** @typedef {import("./game-ui").Update} Update */
/** @typedef {Update["save"]} Save */

/** The format that this page writes. */
export const FORMAT = 3;

/** The levels of bots, the weakest first. */
export const LEVELS = /** @type {const} */ (["novice", "easy", "medium", "hard"]);
/** @typedef {typeof LEVELS[number]} Level */

/**
 * A stored game.
 * @typedef {object} Slot
 * @property {3} v
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
 * @property {string[]} remote  seats that play elsewhere, by link
 * @property {Record<string, Level>} bots  the levels of the seats that bots play
 * @property {boolean} held  the bots wait until the player lets them go on
 * @property {boolean} advisor  the advisor may be asked in this game
 * @property {Asked[]} asked  when the advisor was asked
 * @property {number} seen  commands that the seats at this screen have seen
 * @property {Origin | null} origin  the game that this one branched off from
 */

/** @typedef {{id: string, title: string, step: number}} Origin */
/** @typedef {{step: number, seat: string}} Asked  after so many commands, by the seat that had to act */

/** @typedef {{kind: "none" | "damaged" | "newer", slot: null} | {kind: "whole", slot: Slot}} Reading */

/**
 * From each format to the next one.
 * @type {Record<number, (record: Record<string, any>) => Record<string, any>>}
 */
export const migrations = {
  // Seats elsewhere, what was seen and where a game comes from were added.
  1: (record) => ({ ...record, v: 2, remote: [], seen: record.save.commands.length, origin: null }),
  // Bots and the advisor were added.
  2: (record) => ({ ...record, v: 3, bots: {}, held: false, advisor: true, asked: [] }),
};

const TEXTS = ["game", "name", "created", "played", "summary"];

/** @param {any} save @returns {boolean} */
function isSave(save) {
  return save !== null && typeof save === "object" && typeof save.game === "string"
    && Array.isArray(save.commands) && Array.isArray(save.names);
}

/** @param {any} bots @returns {boolean} */
function areBots(bots) {
  return bots !== null && typeof bots === "object" && Object.values(bots).every((level) => LEVELS.includes(level));
}

/** @param {any} asked @returns {boolean} */
function areAsked(asked) {
  return Array.isArray(asked) && asked.every((one) => Number.isInteger(one?.step) && typeof one.seat === "string");
}

/** @param {any} record @returns {boolean} */
function isWhole(record) {
  const { remote, seen, origin, bots, held, advisor, asked } = record;
  return TEXTS.every((key) => typeof record[key] === "string")
    && Array.isArray(remote) && remote.every((seat) => typeof seat === "string")
    && areBots(bots) && typeof held === "boolean"
    && typeof advisor === "boolean" && areAsked(asked)
    && Number.isInteger(seen) && typeof origin === "object";
}

/**
 * A record as this page uses it.
 * @param {string | null} text @param {string} id  under which it is kept
 * @returns {Reading}
 */
export function readRecord(text, id) {
  if (text === null) return { kind: "none", slot: null };
  try {
    let record = JSON.parse(text);
    if (!Number.isInteger(record.v)) return { kind: "damaged", slot: null };
    if (record.v > FORMAT) return { kind: "newer", slot: null };
    if (record.id !== id || !isSave(record.save)) return { kind: "damaged", slot: null };
    while (record.v !== FORMAT) record = migrations[record.v](record);
    return isWhole(record) ? { kind: "whole", slot: record } : { kind: "damaged", slot: null };
  } catch {
    return { kind: "damaged", slot: null };
  }
}

/**
 * The longest beginning of a damaged JSON text that can be read, closed where it ends.
 * @param {string} text @returns {any} undefined where nothing can be read
 */
export function mend(text) {
  const ends = endsOf(text);
  /** @param {number} i */
  const read = (i) => {
    try {
      return JSON.parse(text.slice(0, ends[i].at) + ends[i].closing);
    } catch {
      return undefined;
    }
  };
  // Up to the damage every beginning can be read, and none after it.
  let good = -1;
  let bad = ends.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (read(middle) === undefined) bad = middle;
    else good = middle;
  }
  return good < 0 ? undefined : read(good);
}

/**
 * Where a JSON text may be cut, with the brackets that close it there.
 * @param {string} text @returns {{at: number, closing: string}[]}
 */
function endsOf(text) {
  const ends = [];
  let closing = "";
  let inText = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (inText) {
      if (char === "\\") i += 1;
      else if (char === "\"") inText = false;
    } else if (char === "\"") inText = true;
    else if (char === "{" || char === "[") {
      closing = (char === "{" ? "}" : "]") + closing;
      ends.push({ at: i + 1, closing });
    } else if (char === "}" || char === "]") {
      closing = closing.slice(1);
      ends.push({ at: i + 1, closing });
    } else if (char === ",") ends.push({ at: i, closing });
  }
  return ends;
}

/**
 * What is left of the save in a damaged record, for the engine to judge how far it is good.
 * @param {string} text @returns {string | null} a save's JSON
 */
export function salvage(text) {
  let record;
  try {
    record = JSON.parse(text);
  } catch {
    record = mend(text);
  }
  const save = record?.save ?? record;
  if (!save || typeof save.game !== "string" || typeof save.seed !== "string") return null;
  return JSON.stringify({
    format: 1, edition: 1, names: [], commands: [], undone: [], sealed: false, seals: [], check: "", ...save,
  });
}
