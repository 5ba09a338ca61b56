/** The table: the board, whose turn it is, what can be done, what happened. */

import { html, nothing } from "../vendor/lit-html.js";
import { Advisor } from "./advisor.js";
import { notify, say } from "./announce.js";
import { Bots } from "./bots.js";
import { onDialogClosed } from "./dialog.js";
import { showEnd } from "./end.js";
import { failureText } from "./failure.js";
import { mapUrl } from "./game-list.js";
import { showHandOver } from "./hand-over.js";
import { eventTexts } from "./log.js";
import { loadMap } from "./map-file.js";
import { MapView } from "./map-view.js";
import { preferences } from "./preferences.js";
import { Replay } from "./replay.js";
import { ruleLink } from "./rule-link.js";
import { seatsOf } from "./seating.js";
import { seatTitle } from "./seats.js";
import { sessionOf } from "./session.js";
import { tableKey } from "./shortcuts.js";
import { isNewer } from "./storage.js";
import { tableView } from "./table-view.js";
import { t } from "./text.js";

/** @typedef {import("./game-ui").Update} Update */
/** @typedef {import("./game-ui").Logged} Logged */
/** @typedef {import("./game-ui").Ctx} Ctx */
/** @typedef {import("./game-ui").GameUI} GameUI */
/** @typedef {import("./session.js").Session} Session */

/** Lines said aloud after a move. */
const MOST_SAID = 8;
/** Milliseconds between two reports on bots that play fast. */
const REPORT = 5000;
/** Screen px a map unit on a small screen at first. */
const NEAR = 0.8;
/** From this width on everything is beside the map (as in css/table.css). */
const WIDE = window.matchMedia("(min-width: 60rem)");

/** The table on the screen: the session and what only the page knows of it. */
export class Table {
  /** @param {Session} session @param {() => void} refresh */
  constructor(session, refresh) {
    this.session = session;
    this.replay = new Replay(session, refresh);
    this.game = session.game;
    this.refresh = refresh;
    this.bots = new Bots(session, {
      refresh,
      telling: () => session.update !== null && (session.game.telling?.(session.update) ?? false),
      refused: (failure) => this.refused(failure),
    });
    this.advisor = new Advisor(session, {
      refresh,
      telling: () => session.update !== null && (session.game.telling?.(session.update) ?? false),
      refused: (failure) => this.refused(failure),
      lines: ({ commands }) => (session.update ? session.game.planLines(session.update, commands) : []),
    });
    /** What bots did and what hasn't been said aloud yet. @type {string[]} */
    this.unsaid = [];
    this.saidAt = 0;
    /** @type {MapView | null} */
    this.map = null;
    this.mapFailed = false;
    /** @type {string | null} the space that the log points at */
    this.place = null;
    /** @type {Set<Logged>} */
    this.fresh = new Set();
    /** @type {"play" | "log" | "board"} the tab of a small screen */
    this.tab = "play";
    this.wholeLog = false;
    /** @type {Record<string, any>} */
    this.local = {};
    this.localStep = -1;
    this.endShown = false;
    this.looked = "";
  }

  /** What the game's part may do. @returns {Ctx} */
  get ctx() {
    const { session } = this;
    return {
      act: async (commands) => {
        if (session.botActs === null) await session.act(commands);
      },
      odds: async (commands) => this.#answer(await session.query({ type: "odds", commands }), "odds"),
      why: async (commands) => this.#answer(await session.query({ type: "why", commands }), "reason"),
      say: (text, rule = "") => {
        notify({ text, more: ruleLink(rule) });
      },
      refresh: this.refresh,
      goTo: (space) => this.goTo(space),
      focusChoices: () => this.focusChoices(),
      local: this.local,
      log: session.log,
      readOnly: this.still,
      preferences,
    };
  }

  /** True where the player can do nothing now. */
  get still() {
    return this.session.still || this.session.botActs !== null;
  }

  /** @param {any} reply @param {string} type */
  #answer(reply, type) {
    if (reply === null || reply.type === type) return reply;
    this.refused(reply);
    return null;
  }

  /** @param {{code: string, params: Record<string, any>, rule: string}} failure */
  refused(failure) {
    notify({ text: failureText(this.game, failure), more: ruleLink(failure.rule) });
  }

  /** @param {string} space */
  goTo(space) {
    this.place = space;
    if (!WIDE.matches) this.tab = "play";
    this.map?.goTo(space);
    this.refresh();
  }

  focusChoices() {
    requestAnimationFrame(() => {
      const region = document.getElementById("choices");
      const first = region?.querySelector("button:not([disabled], .card-close, .advice-ask, .advice *), input, a[href]");
      /** @type {HTMLElement | null} */ (first ?? region)?.focus();
    });
  }

  /** @param {string} space */
  chosen(space) {
    const update = this.session.shown;
    if (!update) return;
    this.place = null;
    if (this.tab !== "play") this.tab = "play";
    this.game.spaceChosen(space, update, this.ctx);
    this.refresh();
  }

  /** Fetch the map and put it into its frame. @returns {Promise<void>} */
  async placeMap() {
    try {
      const svg = await loadMap(mapUrl(this.game.id));
      const frame = document.getElementById("map-frame");
      if (!frame || this.session.closed || this.map) return;
      this.map = new MapView(frame, svg, {
        chosen: (space) => this.chosen(space),
        label: (space) => {
          const update = this.session.shown;
          return update ? this.game.spaceLabel(space, update) : this.game.spaceName(space);
        },
        title: t("map.title", { game: t(`game.${this.game.id}`) }),
      });
    } catch {
      this.mapFailed = true;
    }
    this.refresh();
  }

  /** Pieces, names and highlights; called after every drawing. */
  drawMap() {
    const update = this.session.shown;
    if (!this.map || !update) return;
    this.game.drawBoard(this.map.svg, update, {
      place: this.place, local: this.local, readOnly: this.still, plan: this.#planned(update),
    });
    this.map.nameSpaces(this.game.spaces(update));
    this.#look(update);
  }

  /** The spaces of the plan that is looked at. @param {Update} update @returns {string[]} */
  #planned(update) {
    const { shown } = this.advisor;
    return shown ? this.game.planPlaces(update, shown.commands) : [];
  }

  /** On a small screen, look at whoever acts when that changes. @param {Update} update */
  #look(update) {
    if (WIDE.matches || !this.map?.frame.clientWidth) return;
    const space = this.game.centre(update);
    const follows = this.game.turnHead !== undefined;
    const key = follows ? `${space}` : `${update.seat}`;
    if (this.looked === key) return;
    // A game whose actors change within a seat is followed at the scale that the player has chosen.
    const near = !follows || this.looked === "" || this.looked === "null";
    this.looked = key;
    if (space) this.map.goTo(space, near ? NEAR : 0);
  }

  /** The game's own state of the page lasts as long as the step. */
  freshLocal() {
    const step = this.session.shown?.step ?? -1;
    if (step === this.localStep) return;
    this.localStep = step;
    this.local = {};
  }

  /** @param {Update | null} before @param {Update} after @param {Logged[]} fresh */
  moved(before, after, fresh) {
    this.fresh = new Set(fresh);
    this.place = null;
    const forward = before !== null && after.head > before.head;
    const hasty = before !== null && this.#isBots(before) && preferences.botPace === "once";
    const told = forward && !hasty ? this.game.tell?.(before, after, fresh, this.ctx) : null;
    if (told) {
      told.then(() => {
        if (this.session.update === after && !this.session.closed) this.#movedOn(before, after, []);
      });
    } else this.#movedOn(before, after, fresh);
  }

  /** Say what happened and whose turn it is. @param {Update | null} before @param {Update} after @param {Logged[]} fresh */
  #movedOn(before, after, fresh) {
    this.#report(before, after, eventTexts(this.game, fresh, after).map((line) => line.text));
    const forward = before !== null && after.head > before.head;
    if (after.outcome && forward) this.showEnd();
    else if (preferences.handOver && forward && after.seat !== null && this.#changesHands(before, after.seat)) {
      showHandOver(this.game, after, this.#sinceLast(after.seat), () => this.focusTurn());
    }
  }

  /** Whether a bot acts in this position. @param {Update} update */
  #isBots({ seat, seats }) {
    return seat !== null && seatsOf(this.session.slot, seats, "bot").includes(seat);
  }

  /**
   * Say aloud what happened and whose turn it is; of bots that play fast, only now and then.
   * @param {Update | null} before @param {Update} after @param {string[]} lines
   */
  #report(before, after, lines) {
    const next = this.session.botActs;
    const fast = preferences.botPace === "fast" || preferences.botPace === "once";
    const late = this.unsaid.length > 0;
    this.unsaid.push(...lines);
    if (next !== null && fast && performance.now() - this.saidAt < REPORT) return;
    const said = this.unsaid;
    this.unsaid = [];
    this.saidAt = performance.now();
    const more = said.length - MOST_SAID;
    const turn = after.outcome ? "" : next === null ? this.game.promptText(after)
      : next === before?.seat ? "" : t("bots.turn", { name: seatTitle(after, next) });
    const short = more <= 0 ? said
      // Of what has gathered the last matters most, of what one command brought the first.
      : late ? [t("bots.before", { n: more }), ...said.slice(-MOST_SAID)]
        : [...said.slice(0, MOST_SAID), t("log.more", { n: more })];
    say([...short, turn].filter(Boolean).join(" "));
  }

  /** Whether the screen goes from one person to another. @param {Update} before @param {number} seat  who acts now */
  #changesHands(before, seat) {
    const people = seatsOf(this.session.slot, before.seats, "here");
    if (people.length < 2 || !people.includes(seat)) return false;
    const last = people.includes(before.seat ?? -1) ? before.seat
      : this.session.log.findLast((logged) => logged.step <= before.head && people.includes(logged.seat ?? -1))?.seat;
    return last !== seat;
  }

  /** What happened since a seat gave its last command. @param {number} seat @returns {Logged[]} */
  #sinceLast(seat) {
    const { log } = this.session;
    let from = log.length;
    while (from > 0 && log[from - 1].seat !== seat) from -= 1;
    return log.slice(from);
  }

  showEnd() {
    this.endShown = true;
    showEnd(this);
  }

  focusTurn() {
    document.getElementById("turn-title")?.focus();
  }

  /** @param {string} code */
  notice(code) {
    notify({ text: t(`notice.${code}`), stays: code === "elsewhere" });
  }

  /** Who is at the table, as a title. @returns {string} */
  get title() {
    const { slot, update } = this.session;
    if (slot.name) return slot.name;
    if (!update) return t(`game.${this.game.id}`);
    return update.names.some(Boolean) ? update.seats.map((_, i) => seatTitle(update, i)).join(", ")
      : t(`game.${this.game.id}`);
  }
}

/**
 * @param {string} id  of the slot
 * @param {number | null} step  where to look first
 * @param {() => void} refresh
 * @returns {import("./screen").Screen}
 */
export function tableScreen(id, step, refresh) {
  /** @type {Table | null} */
  let table = null;
  const session = sessionOf(id, {
    changed: refresh,
    moved: (before, after, fresh) => table?.moved(before, after, fresh),
    refused: (failure) => table?.refused(failure),
    notice: (code) => table?.notice(code),
  });
  if (!session) return missingTable(id);
  const here = new Table(session, refresh);
  table = here;
  const stop = onDialogClosed(refresh);
  let hadFocus = false;
  return {
    title: here.title,
    bodyClass: "at-table",
    shown() {
      here.placeMap();
      here.focusTurn();
      session.open().then(() => (step === null ? here.replay.catchUp() : here.replay.to(step)));
    },
    view() {
      hadFocus = document.activeElement?.closest(".table") != null;
      here.freshLocal();
      return tableView(here);
    },
    drawn() {
      here.drawMap();
      here.bots.look();
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (hadFocus && lost) here.focusTurn();
      const log = document.getElementById("log-scroll");
      if (log && here.fresh.size && log.dataset.at !== String(session.log.length)) {
        log.dataset.at = String(session.log.length);
        log.scrollTop = log.scrollHeight;
      }
    },
    leave() {
      stop();
      here.replay.pause();
      session.close();
      here.map?.destroy();
    },
    key: (event) => tableKey(here, event),
  };
}

/** @param {string} id @returns {import("./screen").Screen} */
function missingTable(id) {
  const kind = isNewer(id) ? "table.newer" : "table.missing";
  return {
    title: t(kind),
    view: () => html`<div class="page"><h1 tabindex="-1">${t(kind)}</h1>
      <p>${t(`${kind}.text`)}</p>
      ${kind === "table.missing" ? html`<p>${t("table.missing.evicted")}</p>` : nothing}
      <p class="actions"><a class="btn btn-primary" href="#/">${t("home")}</a></p>${nothing}</div>`,
  };
}

