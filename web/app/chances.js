/**
 * Looks back over a game in slices: how the estimated chances moved, where it turned, and how kind
 * chance was. It stops when the window that shows it is closed.
 */

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../protocol").Course} Course */

/** Milliseconds of work in the worker before it looks whether something else is wanted. */
const SLICE = 50;

export class Hindsight {
  /** @param {Session} session @param {() => void} refresh */
  constructor(session, refresh) {
    this.session = session;
    this.refresh = refresh;
    /** @type {Course | null} */
    this.course = null;
    /** How far it is, 0 to 1. */
    this.share = 0;
    this.failed = false;
    this.stopped = false;
  }

  /** @returns {Promise<void>} */
  async look() {
    const { session } = this;
    const step = session.update?.head ?? 0;
    while (!this.stopped && !session.closed) {
      const reply = await session.query({ type: "course", step, slice: SLICE });
      if (this.stopped) return;
      if (reply?.type === "thinking") {
        this.share = reply.nodes / reply.most;
        this.refresh();
        continue;
      }
      if (reply?.type === "course") this.course = reply;
      else this.failed = true;
      this.refresh();
      return;
    }
  }

  /** Nobody looks any more. */
  stop() {
    this.stopped = true;
  }
}
