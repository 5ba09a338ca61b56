/**
 * One table in play: the last update, the log, and what the player may do with them.
 *
 * Everything that changes goes through the engine; every change is stored at once.
 */

import { EngineLost, ask, engineReady } from "./engine.js";
import { hasEngine, takeEngine } from "./engine-table.js";
import { gameById } from "./games.js";
import { worthKeeping } from "./keeping.js";
import { SlotLock } from "./lock.js";
import { keepPromise, sealRequest } from "./seals.js";
import { seatsOf } from "./seating.js";
import { forStore, isKept, loadSlot, onOtherTab, saveSlot } from "./storage.js";
import { undoTarget } from "./undo.js";

/** @typedef {import("./game-ui").Update} Update */
/** @typedef {import("./game-ui").Logged} Logged */
/** @typedef {import("./game-ui").GameUI} GameUI */
/** @typedef {import("./game-ui").Command} Command */
/** @typedef {import("./engine.js").Failure} Failure */
/** @typedef {import("./storage.js").Slot} Slot */

/**
 * What the table screen hears.
 * @typedef {object} Listener
 * @property {() => void} changed  draw again
 * @property {(before: Update | null, after: Update, fresh: Logged[]) => void} moved  commands were given
 * @property {(failure: Failure) => void} refused
 * @property {(code: string) => void} notice  `notice.<code>` of the catalogue
 */

export class Session {
  /** @param {Slot} slot @param {GameUI} game @param {Listener} listener */
  constructor(slot, game, listener) {
    this.slot = slot;
    this.game = game;
    this.listener = listener;
    /** @type {Update | null} the position in force */
    this.update = slot.last;
    /** @type {Update | null} a position of the past, while one is looked at */
    this.past = null;
    /** @type {Logged[]} */
    this.log = slot.last?.events ?? [];
    /** @type {Logged[]} the log up to the position in force, while an earlier one is looked at too */
    this.record = this.log;
    /** The seat whose promised nonce isn't here: without it the game can't be handed on. @type {number | null} */
    this.sealLost = null;
    this.kept = isKept(slot.id);
    this.busy = false;
    this.live = false;
    this.readOnly = false;
    /** The engine's table may be older than the stored game: it must be opened again. */
    this.outdated = false;
    /** @type {Failure | import("../protocol").Problem | null} why the save can't go on */
    this.problem = null;
    this.closed = false;
    this.lock = new SlotLock(slot.id, () => this.#lost());
    this.stop = onOtherTab((id) => this.#heard(id));
  }

  /** What is drawn. @returns {Update | null} */
  get shown() {
    return this.past ?? this.update;
  }

  /** True where nothing can be done now. */
  get still() {
    return this.readOnly || this.outdated || this.past !== null || !this.live || this.problem !== null
      || this.waitsFor !== null || this.sealLost !== null;
  }

  /** The seat elsewhere that must go on. @returns {number | null} */
  get waitsFor() {
    const { update } = this;
    const seat = update?.seal_due ?? update?.seat ?? null;
    return update && seat !== null && this.slot.remote.includes(update.seats[seat]) ? seat : null;
  }

  /** The seat of a bot that must go on. @returns {number | null} */
  get botActs() {
    const { update } = this;
    if (!update || update.seat === null || update.outcome || this.waitsFor !== null) return null;
    return seatsOf(this.slot, update.seats, "bot").includes(update.seat) ? update.seat : null;
  }

  /** Take the lock, then bring the table to life. @returns {Promise<void>} */
  async open() {
    this.readOnly = !(await this.lock.take());
    this.listener.changed();
    await this.#renew();
  }

  /** Leave the table. */
  close() {
    this.closed = true;
    this.stop();
    this.lock.release();
  }

  /**
   * Open the stored game in the engine (again, after its worker was replaced).
   * @returns {Promise<void>}
   */
  async reopen() {
    try {
      await engineReady();
    } catch {
      this.listener.changed();
      return;
    }
    if (this.closed || this.busy) return;
    this.outdated = false;
    await this.#exchange({ type: "open", save: JSON.stringify(this.slot.save) }, false);
  }

  /**
   * Take the game as it is stored, and open it once the engine is there and has answered what it was asked.
   * @returns {Promise<void>}
   */
  async #renew() {
    this.outdated = true;
    this.slot = loadSlot(this.slot.id) ?? this.slot;
    this.past = null;
    this.problem = null;
    this.sealLost = null;
    if (!this.busy) await this.reopen();
  }

  /** @param {Command[]} commands @returns {Promise<boolean>} whether the engine answered */
  async act(commands) {
    if (this.still || !this.update) return false;
    return this.#exchange({ type: "act", step: this.update.head, commands }, true);
  }

  /** Take back the last command of a person here, with what bots did since. @returns {Promise<void>} */
  async undo() {
    const { update, slot } = this;
    const to = update && undoTarget(update, slot);
    if (this.still || !update || to === null) return;
    const over = seatsOf(slot, update.seats, "bot");
    await this.#exchange({ type: "undo", step: update.head, to, over }, true);
  }

  /** Give a command again, and what bots did after it. @returns {Promise<void>} */
  async redo() {
    while (!this.still && !this.busy && this.update?.redo) {
      await this.#exchange({ type: "redo", step: this.update.head }, true);
      if (this.botActs === null) return;
    }
  }

  /** Say who plays which seat. @param {import("./seating.js").Seating} seating @returns {Promise<void>} */
  async seat({ remote, bots }) {
    Object.assign(this.slot, { remote, bots });
    this.#store();
    this.listener.changed();
    await this.#handOver();
  }

  /** Let the bots wait or go on. @param {boolean} held */
  hold(held) {
    this.slot.held = held;
    this.#store();
    this.listener.changed();
  }

  /** The advisor is asked at the position in force: the game's notes keep that. */
  noteAsked() {
    const { slot, update } = this;
    if (!update || update.seat === null) return;
    const note = { step: update.head, seat: update.seats[update.seat] };
    if (slot.asked.some(({ step, seat }) => step === note.step && seat === note.seat)) return;
    slot.asked = [...slot.asked, note];
    this.#store();
    this.listener.changed();
  }

  /** Let the advisor be asked in this game, or not. @param {boolean} on */
  allowAdvice(on) {
    this.slot.advisor = on;
    this.#store();
    this.listener.changed();
  }

  /** What has happened up to now was looked at. */
  markSeen() {
    if (!this.update || this.readOnly || this.slot.seen === this.update.head) return;
    this.slot.seen = this.update.head;
    this.#store();
  }

  /** In a game with sealed dice: hand over, where a seat at this screen must. @returns {Promise<void>} */
  async #handOver() {
    const { update } = this;
    if (!update || update.seal_due === null || this.still || this.closed) return;
    const request = sealRequest(this.slot.id, update);
    if (request) await this.#exchange(request, false);
    else {
      this.sealLost = update.seal_due;
      this.listener.changed();
    }
  }

  /** Look at the position after so many commands. @param {number} step @returns {Promise<void>} */
  async seek(step) {
    if (!this.live || !this.update) return;
    const to = Math.max(0, Math.min(step, this.update.head));
    if (to === this.shown?.step) return;
    await this.#exchange({ type: "seek", to }, false);
  }

  /**
   * Ask without changing anything (odds, why, export).
   * @param {Record<string, any>} request @returns {Promise<any>} null when the engine was lost
   */
  async query(request) {
    try {
      await this.#own();
      return await ask(request);
    } catch (error) {
      if (!(error instanceof EngineLost)) throw error;
      await this.#recover();
      return null;
    }
  }

  /**
   * Positions of the past, for the course of the game; ends where the table stands now.
   * @param {number[]} steps @returns {Promise<Update[]>}
   */
  async positions(steps) {
    /** @type {Update[]} */
    const found = [];
    if (!this.update || this.busy) return found;
    this.busy = true;
    try {
      await this.#own();
      for (const to of [...steps, this.shown?.step ?? this.update.head]) {
        const reply = await ask({ type: "seek", to });
        if (reply.type !== "update") return [];
        this.#takeLog(reply);
        found.push(reply);
      }
      return found.slice(0, steps.length);
    } catch (error) {
      if (!(error instanceof EngineLost)) throw error;
      return [];
    } finally {
      this.busy = false;
      this.listener.changed();
      if (this.outdated) this.reopen();
    }
  }

  /** Play here a game that another tab has. @returns {Promise<void>} */
  async takeOver() {
    if (!(await this.lock.take(true))) return;
    this.readOnly = false;
    await this.#renew();
  }

  /** @param {Record<string, any>} request @param {boolean} move @returns {Promise<boolean>} whether there was an answer */
  async #exchange(request, move) {
    if (this.busy) return false;
    this.busy = true;
    this.listener.changed();
    try {
      if (request.type !== "open") await this.#own();
      const reply = await ask(request);
      if (this.closed) return false;
      if (request.type === "open") takeEngine(this);
      this.busy = false;
      if (this.outdated) {
        await this.reopen();
        return false;
      }
      if (request.type === "seal" && reply.type === "update" && !keepPromise(this.slot.id, reply, request.next)) {
        this.listener.notice("seal-loose");
      }
      this.#receive(reply, move);
      if (request.type !== "seek" && request.type !== "seal") await this.#handOver();
      return true;
    } catch (error) {
      this.busy = false;
      if (!(error instanceof EngineLost)) throw error;
      await this.#recover();
      return false;
    }
  }

  /** Make sure that the engine's table is this one. @returns {Promise<void>} */
  async #own() {
    await engineReady();
    if (hasEngine(this)) return;
    const reply = await ask({ type: "open", save: JSON.stringify(this.slot.save) });
    takeEngine(this);
    if (reply.type === "update") this.#takeLog(reply);
  }

  /** The worker stopped: say so, and go on from the save. @returns {Promise<void>} */
  async #recover() {
    if (this.closed) return;
    this.live = false;
    this.listener.changed();
    try {
      await engineReady();
    } catch {
      return;
    }
    await this.reopen();
  }

  /** @param {any} reply @param {boolean} move */
  #receive(reply, move) {
    if (reply.type !== "update") {
      if (!this.live) this.problem = reply;
      else if (reply.code !== "stale") this.listener.refused(reply);
      this.listener.changed();
      return;
    }
    const before = this.update;
    const stored = this.slot.last?.save.check;
    const fresh = this.#take(reply);
    if (move) this.slot.seen = reply.head;
    if (reply.save.check !== stored) this.#store();
    // Whatever telling it brings, the table is drawn.
    this.listener.changed();
    if (move) this.listener.moved(before, reply, fresh);
  }

  /** @param {Update} reply @returns {Logged[]} new entries of the log */
  #take(reply) {
    const fresh = this.#takeLog(reply);
    if (reply.step === reply.head) {
      this.update = reply;
      this.past = null;
      this.record = this.log;
    } else this.past = reply;
    this.problem = reply.problem ?? this.problem;
    // A save that is only partly good is kept as it is: it is never overwritten by its good part.
    if (!this.problem) this.slot.save = reply.save;
    this.live = true;
    return fresh;
  }

  /** @param {Update} reply @returns {Logged[]} */
  #takeLog(reply) {
    this.log = [...this.log.slice(0, reply.log_from), ...reply.events];
    return reply.events;
  }

  #store() {
    const update = this.update;
    if (!update || this.readOnly || this.problem) return;
    const slot = this.slot;
    slot.played = new Date().toISOString();
    if (!this.past) {
      slot.summary = this.game.summary(update);
      slot.owners = this.game.owners(update);
      slot.finished = update.outcome !== null;
      slot.last = forStore(update);
    }
    this.kept = saveSlot(slot);
    worthKeeping(update.head);
  }

  #lost() {
    this.readOnly = true;
    // What is being asked now won't be stored any more.
    if (this.busy) this.#renew();
    this.listener.notice("elsewhere");
    this.listener.changed();
  }

  /** Another tab stored something. @param {string} id */
  #heard(id) {
    if (id !== this.slot.id || this.closed) return;
    const slot = loadSlot(id);
    if (!slot) return;
    if (!this.readOnly && navigator.locks) {
      // Only the name can have been changed elsewhere.
      this.slot.name = slot.name;
      this.listener.changed();
      return;
    }
    if (!this.readOnly) this.#lost();
    if (JSON.stringify(slot.save) !== JSON.stringify(this.slot.save)) {
      this.#renew();
      return;
    }
    this.slot = slot;
    this.listener.changed();
  }
}

/**
 * The stored table of a slot, or null where there is none that this page can play.
 * @param {string} id @param {Listener} listener @returns {Session | null}
 */
export function sessionOf(id, listener) {
  const slot = loadSlot(id);
  const game = slot ? gameById(slot.game) : undefined;
  return slot && game ? new Session(slot, game, listener) : null;
}
