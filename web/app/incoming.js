/** A game that came by link or file, and how it stands to the stored ones. */

import { ask } from "./engine.js";
import { SlotLock } from "./lock.js";
import { listSlots, loadSlot } from "./storage.js";
import { storeNew } from "./store-new.js";

/** @typedef {import("./game-ui").Update} Update */
/** @typedef {import("./game-ui").Logged} Logged */
/** @typedef {import("./storage.js").Slot} Slot */

/**
 * @typedef {object} Standing
 * @property {Slot} slot  the stored game
 * @property {"same" | "older" | "newer" | "fork"} relation  of the one that came
 * @property {number} step  the commands that both have
 * @property {number} mine  commands of the stored one
 * @property {number} other  commands of the one that came
 */

const ORDER = ["same", "newer", "older", "fork"];

/**
 * The stored game of which this is a copy, if there is one: the nearest, should there be several.
 * @param {Update} update  as the engine has just opened it @returns {Promise<Standing | null>}
 */
export async function standingOf(update) {
  const { save } = update;
  /** @type {Standing | null} */
  let best = null;
  for (const { slot } of listSlots()) {
    if (!slot || slot.save.game !== save.game || slot.save.seed !== save.seed) continue;
    const reply = await ask({ type: "compare", mine: JSON.stringify(slot.save), save: JSON.stringify(save) });
    if (reply.type !== "comparison" || !ORDER.includes(reply.relation)) continue;
    if (best && !isNearer(reply, best)) continue;
    const { relation, step, mine, other } = reply;
    best = { slot, relation, step, mine, other };
  }
  return best;
}

/** @param {Pick<Standing, "relation" | "step">} one @param {Standing} best */
function isNearer(one, best) {
  const by = ORDER.indexOf(one.relation) - ORDER.indexOf(best.relation);
  return by < 0 || (by === 0 && one.step > best.step);
}

/**
 * Seats at this screen for which commands were given elsewhere.
 * @param {Update} update  the whole game, with its whole log @param {Standing} standing
 * @returns {number[]}
 */
export function playedForUs(update, { slot, mine }) {
  const seats = update.events.filter(({ step }) => step > mine).map(({ seat }) => seat);
  return [...new Set(seats)].filter((seat) => seat !== null && !slot.remote.includes(update.seats[seat]))
    .map(Number);
}

/**
 * Whether the stored game may be taken further without a question: it is played by link, and all that
 * is new was given for seats elsewhere.
 * @param {Update} update @param {Standing | null} standing @returns {standing is Standing}
 */
export function goesOn(update, standing) {
  return standing !== null && standing.relation === "newer" && !update.problem
    && standing.slot.remote.length > 0 && playedForUs(update, standing).length === 0;
}

/**
 * Take a stored game further. It is compared again first: it may have gone on since.
 * @param {string} id @param {Update} update @param {boolean} [steal]  from the tab that has it
 * @returns {Promise<"done" | "elsewhere" | "changed">}
 */
export async function takeFurther(id, update, steal = false) {
  const lock = new SlotLock(id, () => {});
  if (!(await lock.take(steal))) return "elsewhere";
  try {
    const slot = loadSlot(id);
    if (!slot) return "changed";
    const reply = await ask({ type: "compare", mine: JSON.stringify(slot.save), save: JSON.stringify(update.save) });
    if (reply.relation !== "newer") return "changed";
    storeNew(update, slot);
    return "done";
  } finally {
    lock.release();
  }
}

/**
 * What each of two games did where they part.
 * @param {Update} update  the one that came, with its whole log @param {Standing} standing
 * @returns {Promise<{mine: Logged[], other: Logged[]}>}
 */
export async function partingOf(update, { slot, step }) {
  const reply = await ask({ type: "open", save: JSON.stringify(slot.save) });
  /** @param {Logged[]} log */
  const next = (log) => log.filter((logged) => logged.step === step + 1);
  return { mine: reply.type === "update" ? next(reply.events) : [], other: next(update.events) };
}
