/** Stepping through a game: by command, by turn, by itself, and to what happened since one's last turn. */

import { say } from "./announce.js";
import { eventTexts } from "./log.js";

/** @typedef {import("./game-ui").Update} Update */
/** @typedef {import("./game-ui").Logged} Logged */
/** @typedef {import("./game-ui").GameUI} GameUI */
/** @typedef {import("./game-ui").Milestone} Milestone */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {{step: number, text: string}} Moment */

/** Milliseconds between two commands. */
export const SPEEDS = { slow: 2000, normal: 900, fast: 250 };
/** @typedef {keyof typeof SPEEDS} Speed */

/**
 * The great moments of a game, one line each.
 * @param {GameUI} game @param {Logged[]} record @param {Update} update @returns {Moment[]}
 */
export function momentsOf(game, record, update) {
  const great = record.filter(({ event }) => game.greatEvents.includes(/** @type {any} */ (event).type));
  return great.flatMap((logged) => eventTexts(game, [logged], update)
    .map(({ text }) => ({ step: logged.step, text })));
}

/**
 * The step at which the turn before or after a position ends; the ends of the game count too.
 * @param {Milestone[]} stones @param {number} at @param {1 | -1} by @param {number} head @returns {number}
 */
export function turnStep(stones, at, by, head) {
  const steps = [0, ...stones.map(({ step }) => step), head];
  return by > 0 ? steps.find((step) => step > at) ?? head : steps.findLast((step) => step < at) ?? 0;
}

/** The turn in which a position stands, "" before the first and after the last. @param {Milestone[]} stones @param {number} at */
export function turnLabel(stones, at) {
  return stones.find(({ step }) => step >= at)?.label ?? "";
}

export class Replay {
  /** @param {Session} session @param {() => void} refresh */
  constructor(session, refresh) {
    this.session = session;
    this.refresh = refresh;
    /** Shown at the present too. */
    this.open = false;
    /** Telling what happened since the last turn of the seats here. */
    this.catchingUp = false;
    /** @type {Speed} */
    this.speed = "normal";
    /** @type {ReturnType<typeof setTimeout> | null} */
    this.timer = null;
    /** @type {number | null} the last step asked for while another was still on its way */
    this.wanted = null;
    this.moving = false;
    /** @type {{record: Logged[] | null, stones: Milestone[], moments: Moment[]}} */
    this.marks = { record: null, stones: [], moments: [] };
  }

  get playing() {
    return this.timer !== null;
  }

  get shown() {
    return this.open || this.session.past !== null;
  }

  get at() {
    return this.session.shown?.step ?? 0;
  }

  get head() {
    return this.session.update?.head ?? 0;
  }

  /** Turns and great moments, read from the record once. */
  get marked() {
    const { session, marks } = this;
    const { record, game, update } = session;
    if (marks.record !== record && update && session.live) {
      this.marks = { record, stones: game.milestones(record, update), moments: momentsOf(game, record, update) };
    }
    return this.marks;
  }

  /** What the command before the position shown brought. @returns {import("./game-ui").EventText[]} */
  get lines() {
    const { session, at } = this;
    const { shown } = session;
    return shown ? eventTexts(session.game, session.log.filter(({ step }) => step === at), shown) : [];
  }

  /** Show a position; of several asked for in a hurry only the last is. @param {number} step @returns {Promise<void>} */
  async to(step) {
    // The controls stay when one comes to the present by them.
    if (!this.catchingUp) this.open = true;
    this.wanted = step;
    if (this.moving) return;
    this.moving = true;
    while (this.wanted !== null) {
      const wanted = this.wanted;
      this.wanted = null;
      await this.session.seek(wanted);
    }
    this.moving = false;
    if (this.catchingUp && this.at === this.head) this.#caughtUp();
    else this.refresh();
  }

  /** By so many commands, as the player asks: it is said aloud. @param {number} by @returns {Promise<void>} */
  async step(by) {
    this.pause();
    await this.to(Math.max(0, Math.min(this.at + by, this.head)));
    this.tell();
  }

  /** @param {1 | -1} by @returns {Promise<void>} */
  async turn(by) {
    this.pause();
    await this.to(turnStep(this.marked.stones, this.at, by, this.head));
    this.tell();
  }

  /** Say what the command shown brought. */
  tell() {
    const text = this.lines.map((line) => line.text).join(" ");
    if (text) say(text);
  }

  /** Play on by itself, from the beginning if the end is shown. @returns {Promise<void>} */
  async play() {
    if (this.at === this.head) await this.to(0);
    this.#wait();
    this.refresh();
  }

  pause() {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.timer = null;
    this.refresh();
  }

  /** @param {Speed} speed */
  setSpeed(speed) {
    this.speed = speed;
    if (this.playing) this.#wait();
    this.refresh();
  }

  #wait() {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#next(), SPEEDS[this.speed]);
  }

  async #next() {
    await this.to(this.at + 1);
    if (this.timer === null) return;
    if (this.session.closed || this.at >= this.head) this.pause();
    else this.#wait();
  }

  /** Where games are played by link: begin with what the seats here haven't seen. @returns {Promise<void>} */
  async catchUp() {
    const { slot, live, problem, update } = this.session;
    if (!update || !live || problem || !slot.remote.length || slot.seen >= update.head) return;
    this.catchingUp = true;
    await this.to(slot.seen);
    requestAnimationFrame(() => {
      /** @type {HTMLElement | null} */ (document.querySelector(".replay .btn-primary"))?.focus();
    });
  }

  /** Enough of it. @returns {Promise<void>} */
  async skip() {
    this.pause();
    await this.to(this.head);
    this.open = false;
    this.refresh();
  }

  #caughtUp() {
    this.catchingUp = false;
    this.session.markSeen();
    document.getElementById("turn-title")?.focus();
  }
}
