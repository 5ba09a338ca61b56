/**
 * Plays the seats of bots: lets the engine think in slices, then gives the commands at the player's
 * pace. They are ordinary commands, so nothing that is kept or sent needs the bot.
 */

import { dialogOpen } from "./dialog.js";
import { preferences } from "./preferences.js";

/** @typedef {import("./game-ui").Update} Update */
/** @typedef {import("./game-ui").Command} Command */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./records.js").Level} Level */

/** Milliseconds between two commands of a bot. */
export const PACES = { slow: 2600, normal: 1200, fast: 400, once: 0 };
/** Milliseconds of thinking in the worker before it looks whether something else is wanted. */
const SLICE = 60;
/** Milliseconds after which a bot takes the best it has found: a slow machine shall not play slowly. */
const LONGEST = { novice: 3000, easy: 4000, medium: 8000, hard: 20_000 };
/** Commands that the engine takes at once. */
const MOST = 32;
/** Milliseconds between two drawings of how far it is. */
const SHOW = 300;

/**
 * What a bot is about to do.
 * @typedef {object} Plan
 * @property {string} hash  of the position
 * @property {number} head
 * @property {Level} level
 * @property {Command[]} commands
 * @property {import("../protocol").Argument[]} reasons
 */

/**
 * A thought that can be taken up again.
 * @typedef {object} Thought
 * @property {string} hash  of the position
 * @property {number} head
 * @property {Level} level
 * @property {number} seed
 * @property {number} spent  milliseconds
 */

export class Bots {
  /**
   * @param {Session} session
   * @param {{refresh: () => void, telling: () => boolean, refused: (failure: any) => void}} shell
   */
  constructor(session, shell) {
    this.session = session;
    this.shell = shell;
    this.thinking = false;
    /** How much of its budget is used, 0 to 1. */
    this.share = 0;
    /** @type {Plan | null} */
    this.plan = null;
    /** @type {Thought | null} */
    this.thought = null;
    this.stopping = false;
    this.running = false;
    /** Ends the wait before the next command. @type {(() => void) | null} */
    this.hurry = null;
    this.last = 0;
  }

  /** Whether a bot may go on now. */
  get ready() {
    const { session } = this;
    return session.botActs !== null && !session.slot.held && !session.still && !session.busy && !session.closed
      && !this.shell.telling() && !dialogOpen();
  }

  /** Go on where a bot must act; called whenever something has changed. */
  look() {
    if (this.running || !this.ready) return;
    this.running = true;
    this.#run().finally(() => {
      this.running = false;
      this.shell.refresh();
    });
  }

  /** Take the best that was found, at once. */
  stop() {
    this.stopping = true;
    this.hurry?.();
  }

  /** Why the bot does what it is about to do. */
  get reasons() {
    return this.#planned() && this.plan ? this.plan.reasons : [];
  }

  /** Carry out the next command without waiting. */
  next() {
    this.hurry?.();
  }

  /** Let the bots wait, or go on. @param {boolean} held */
  hold(held) {
    this.session.hold(held);
    this.hurry?.();
    this.look();
  }

  async #run() {
    while (this.ready) {
      if (this.#planned()) {
        if (!this.stopping) await this.#wait();
        if (this.ready && this.#planned()) await this.#play();
      } else {
        this.stopping = false;
        await this.#think();
      }
    }
  }

  /** The level of the bot that must act. @returns {Level} */
  get #level() {
    const { slot, update, botActs } = this.session;
    return slot.bots[update?.seats[botActs ?? 0] ?? ""];
  }

  /** Whether the plan is for the position in force. */
  #planned() {
    const { update } = this.session;
    const { plan } = this;
    return plan !== null && update !== null && plan.head === update.head && plan.hash === update.hash
      && plan.level === this.#level && plan.commands.length > 0;
  }

  /** Think until there is a plan, or something else is wanted. */
  async #think() {
    const { session } = this;
    const update = /** @type {Update} */ (session.update);
    const seat = /** @type {number} */ (update.seat);
    const thought = this.#thoughtOf(update, this.#level);
    const { hash, head, level, seed } = thought;
    this.thinking = true;
    let shown = 0;
    while (this.ready && this.thought === thought) {
      const begun = performance.now();
      const stop = this.stopping || thought.spent > LONGEST[level];
      const reply = await session.query({ type: "bot", step: head, seat, level, seed, slice: SLICE, stop });
      thought.spent += performance.now() - begun;
      if (session.update?.hash !== hash || session.update.head !== head) break;
      if (reply?.type === "planned") {
        this.plan = { hash, head, level, commands: reply.plan.commands, reasons: reply.plan.reasons };
        break;
      }
      if (reply?.type !== "thinking") {
        this.#refused(reply);
        break;
      }
      this.share = Math.max(reply.nodes / reply.most, thought.spent / LONGEST[level]);
      if (performance.now() - shown > SHOW) {
        shown = performance.now();
        this.shell.refresh();
      }
    }
    this.thinking = false;
    this.share = 0;
  }

  /** The thought about a position: the one that was interrupted, or a new one. @param {Update} update @param {Level} level @returns {Thought} */
  #thoughtOf({ hash, head }, level) {
    const old = this.thought;
    if (old && old.hash === hash && old.head === head && old.level === level) return old;
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    this.thought = { hash, head, level, seed, spent: 0 };
    return this.thought;
  }

  /** A failure that trying again wouldn't mend lets the bots wait. @param {any} failure null: the engine was lost */
  #refused(failure) {
    if (!failure || failure.code === "stale" || failure.code === "no_game") return;
    this.shell.refused(failure);
    this.session.hold(true);
  }

  /** Wait until the last command has been there long enough. @returns {Promise<void>} */
  #wait() {
    const left = this.last + PACES[preferences.botPace] - performance.now();
    if (left <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(go, left);
      this.hurry = go;
      const bots = this;
      function go() {
        clearTimeout(timer);
        bots.hurry = null;
        done();
      }
      this.shell.refresh();
    });
  }

  /** Give the next command; all of them where the player wants that or has stopped the thinking. */
  async #play() {
    const { session } = this;
    const plan = /** @type {Plan} */ (this.plan);
    const { commands, head } = plan;
    const count = this.stopping || preferences.botPace === "once" ? MOST : 1;
    const answered = await session.act(commands.slice(0, count));
    this.last = performance.now();
    const { update } = session;
    if (update && update.head === Math.min(head + count, head + commands.length)) {
      this.plan = { ...plan, hash: update.hash, head: update.head, commands: commands.slice(count) };
    } else {
      this.plan = null;
      // A command that was refused would be so again; one that the lost engine never saw is not.
      if (answered && update?.head === head && session.live) session.hold(true);
    }
  }
}
