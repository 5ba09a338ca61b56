/** The log: what happened, each line tied to its place on the map and its rule. */

import { html, nothing } from "../vendor/lit-html.js";
import { repeat } from "../vendor/directives/repeat.js";
import { ruleLink } from "./rule-link.js";
import { seatTitle } from "./seats.js";
import { t } from "./text.js";

/** @typedef {import("./game-ui").Logged} Logged */
/** @typedef {import("./game-ui").Update} Update */
/** @typedef {import("./game-ui").GameUI} GameUI */
/** @typedef {import("./game-ui").EventText} EventText */
/** @typedef {import("./records.js").Asked} Asked */

/** Lines shown before "show all". */
const SHORT = 120;

/** @type {WeakMap<Logged, EventText | null>} */
const texts = new WeakMap();

/** @param {GameUI} game @param {Logged} logged @param {Update} update @returns {EventText | null} */
export function eventText(game, logged, update) {
  let text = texts.get(logged);
  if (text === undefined) {
    text = game.eventText(logged, update);
    texts.set(logged, text);
  }
  return text;
}

/**
 * The texts of some events, without the silent ones.
 * @param {GameUI} game @param {Logged[]} log @param {Update} update @returns {EventText[]}
 */
export function eventTexts(game, log, update) {
  return log.map((logged) => eventText(game, logged, update)).filter((text) => text !== null);
}

/**
 * @typedef {object} LogOptions
 * @property {GameUI} game
 * @property {Update} update  the position shown
 * @property {Logged[]} log
 * @property {Asked[]} asked  when the advisor was asked
 * @property {Set<Logged>} fresh
 * @property {boolean} whole
 * @property {string | null} place  the space pointed at
 * @property {() => void} showAll
 * @property {(place: string) => void} goTo
 */

/**
 * The lines of a record: its events, and where the advisor was asked. A note stands after all that
 * happened up to its step; what was asked in a future that was taken back, or lies ahead, isn't there.
 * @template {{step: number}} L
 * @param {L[]} lines @param {Asked[]} asked @param {number} step  up to where the record goes
 * @returns {(L | Asked)[]}
 */
export function withNotes(lines, asked, step) {
  /** @type {(L | Asked)[]} */
  const out = [];
  const notes = asked.filter((note) => note.step <= step).sort((a, b) => a.step - b.step);
  for (const line of lines) {
    while (notes.length && notes[0].step < line.step) out.push(/** @type {Asked} */ (notes.shift()));
    out.push(line);
  }
  return [...out, ...notes];
}

/** @param {LogOptions} options */
export function logView(options) {
  const { game, log, update, whole } = options;
  const told = log
    .map((logged, i) => ({ logged, i, step: logged.step, text: eventText(game, logged, update) }))
    .filter((line) => line.text !== null);
  const lines = withNotes(told, options.asked, update.step);
  const shown = whole ? lines : lines.slice(-SHORT);
  return html`
    ${shown.length < lines.length ? html`<button class="btn btn-quiet log-all"
      @click=${options.showAll}>${t("log.all", { n: lines.length })}</button>` : nothing}
    <ol class="log-list" start=${lines.length - shown.length + 1}>
      ${repeat(shown, (line) => ("seat" in line ? `asked ${line.step} ${line.seat}` : line.i), (line) => ("seat" in line
        ? html`<li class="log-line log-note">${t("advice.log", { name: seatTitle(update, update.seats.indexOf(line.seat)) })}</li>`
        : logLine(/** @type {EventText} */ (line.text), line.logged, options)))}
    </ol>
    ${lines.length ? nothing : html`<p class="note">${t("log.empty")}</p>`}`;
}

/** @param {EventText} text @param {Logged} logged @param {LogOptions} options */
function logLine(text, logged, options) {
  const kind = [
    "log-line",
    text.heading ? "log-turn" : "",
    options.fresh.has(logged) ? "fresh" : "",
    text.place && text.place === options.place ? "here" : "",
  ].join(" ");
  const place = text.place;
  return html`<li class=${kind}>
    ${place
      ? html`<button class="log-go" @click=${() => options.goTo(place)}>${text.text}</button>`
      : html`<span class="log-text">${text.text}</span>`}
    ${ruleLink(text.rule)}
  </li>`;
}
