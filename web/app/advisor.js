/**
 * Asks the engine what the seat to act should do, in slices, and keeps the answer as long as the
 * position lasts. Only a seat at this screen that acts now may ask; the game's notes keep that it did.
 */

import { say } from "./announce.js";
import { focusSoon } from "./controls.js";
import { t } from "./text.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../protocol").Plan} Plan */

/** Milliseconds of thinking in the worker before it looks whether something else is wanted. */
const SLICE = 60;
/** Milliseconds after which the advisor tells the best it has found, however slow the machine. */
const LONGEST = 15_000;
/** Milliseconds between two drawings of how far it is. */
const SHOW = 200;

/**
 * What the table lends the advisor.
 * @typedef {object} Shell
 * @property {() => void} refresh
 * @property {() => boolean} telling  what led to this position is still being told
 * @property {(failure: any) => void} refused
 * @property {(plan: Plan) => string[]} lines  a plan in words
 */

export class Advisor {
  /** @param {Session} session @param {Shell} shell */
  constructor(session, shell) {
    this.session = session;
    this.shell = shell;
    /** The position that it was asked about. @type {{hash: string, head: number} | null} */
    this.asked = null;
    /** What it answered; null while it thinks. @type {Plan[] | null} */
    this.plans = null;
    /** How much of its budget is used, 0 to 1. */
    this.share = 0;
    this.stopping = false;
    /** The plan that the map shows. */
    this.lit = -1;
    /** The plan that is asked about once more. */
    this.confirming = -1;
  }

  /** Why it can't be asked, as `advice.no.<code>`; "" where it can. */
  get why() {
    const { session } = this;
    const { update } = session;
    if (!session.slot.advisor) return "off";
    if (session.past) return "past";
    if (update?.outcome) return "over";
    if (session.botActs !== null) return "bot";
    if (!update || update.seat === null || session.still || this.shell.telling()) return "waits";
    return "";
  }

  /** Whether it thinks or has answered about the position in force. */
  get open() {
    const { update } = this.session;
    return this.why === "" && this.asked !== null && update !== null && this.asked.hash === update.hash
      && this.asked.head === update.head;
  }

  /** Think until there is an answer, it is stopped, or something else happens. @returns {Promise<void>} */
  async ask() {
    const { session } = this;
    const { update } = session;
    if (this.why !== "" || this.open || !update) return;
    const asked = { hash: update.hash, head: update.head };
    Object.assign(this, { asked, plans: null, share: 0, stopping: false, lit: -1, confirming: -1 });
    session.noteAsked();
    const begun = performance.now();
    let shown = 0;
    while (this.open && this.asked === asked) {
      const stop = this.stopping || performance.now() - begun > LONGEST;
      const reply = await session.query({ type: "advise", step: update.head, seat: update.seat, slice: SLICE, stop });
      if (!this.open || this.asked !== asked) break;
      if (reply?.type === "advice") return this.#told(reply.plans);
      if (reply?.type !== "thinking") {
        this.asked = null;
        if (reply && reply.code !== "stale") this.shell.refused(reply);
        break;
      }
      this.share = Math.max(reply.nodes / reply.most, (performance.now() - begun) / LONGEST);
      if (performance.now() - shown > SHOW) {
        shown = performance.now();
        this.shell.refresh();
      }
    }
    // What it was asked about is gone; a question that has taken its place stays.
    if (this.asked === asked) this.asked = null;
    this.shell.refresh();
  }

  /** Tell the best so far, at once. */
  stop() {
    this.stopping = true;
  }

  /** Enough advice. */
  dismiss() {
    this.asked = null;
    this.shell.refresh();
  }

  /** Show a plan on the map; -1: none. @param {number} i */
  light(i) {
    if (this.lit === i) return;
    this.lit = i;
    this.shell.refresh();
  }

  /** Ask once more about a plan; -1: no longer. @param {number} i */
  confirm(i) {
    this.confirming = i;
    this.shell.refresh();
  }

  /** The plan that the map shows. @returns {Plan | null} */
  get shown() {
    return this.open ? this.plans?.[this.lit] ?? null : null;
  }

  /** @param {Plan[]} plans */
  #told(plans) {
    this.plans = plans;
    // What had the focus goes; the answer takes it.
    const within = document.activeElement?.closest(".advice") != null;
    this.shell.refresh();
    if (within) focusSoon(".advice-title");
    const first = plans.length ? this.shell.lines(plans[0]).join(" ") : "";
    say(plans.length ? t("advice.said", { n: plans.length, first }) : t("advice.none"));
  }
}
