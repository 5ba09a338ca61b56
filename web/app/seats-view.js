/** Who plays which seat: at the set-up of a game and, at any time, in its menu. */

import { html, nothing } from "../vendor/lit-html.js";
import { openDialog } from "./dialog.js";
import { preferences, setPreference } from "./preferences.js";
import { LEVELS } from "./records.js";
import { proofView } from "./remote-view.js";
import { againstBots, kindOf, seatsOf, withKind } from "./seating.js";
import { seatBadge, seatTitle } from "./seats.js";
import { t } from "./text.js";

/** @typedef {import("./table-screen.js").Table} Table */
/** @typedef {import("./game-ui").GameUI} GameUI */
/** @typedef {import("./game-ui").Preferences} Preferences */
/** @typedef {import("./seating.js").Kind} Kind */
/** @typedef {import("./seating.js").Seating} Seating */

/** How fast bots play, the slowest first. */
const PACES = /** @type {const} */ (["slow", "normal", "fast", "once"]);

/** What a level is called. @param {Kind} kind */
export const kindName = (kind) => t(`seats.${kind}`);

/**
 * The choice of who plays a seat.
 * @param {{label: string, kind: Kind, alone: boolean, off?: boolean, change: (kind: Kind) => void}} options
 *   `alone`: a game of one seat isn't played by link
 */
export function kindSelect({ label, kind, alone, off = false, change }) {
  /** @param {Kind} value */
  const option = (value) => html`<option value=${value} ?selected=${value === kind}>${kindName(value)}</option>`;
  return html`<select aria-label=${label} .value=${kind} ?disabled=${off} @change=${(/** @type {Event} */ event) => {
    change(/** @type {Kind} */ (/** @type {HTMLSelectElement} */ (event.target).value));
  }}>${option("here")}${alone ? nothing : option("remote")}
    <optgroup label=${t("seats.bot")}>${LEVELS.map(option)}</optgroup></select>`;
}

/** @param {() => void} refresh */
export function paceSelect(refresh) {
  return html`<label class="field pace-field"><span>${t("settings.botPace")}</span>
    <select @change=${(/** @type {Event} */ event) => {
      setPreference("botPace", /** @type {Preferences["botPace"]} */ (/** @type {HTMLSelectElement} */ (event.target).value));
      refresh();
    }}>${PACES.map((pace) => html`<option value=${pace} ?selected=${preferences.botPace === pace}
      >${t(`settings.botPace.${pace}`)}</option>`)}</select></label>`;
}

/** @param {Table} table */
export function openSeats(table) {
  const { session, game } = table;
  const { update } = session;
  if (!update) return;
  const dialog = openDialog({
    title: t("seats.title"),
    kind: "small",
    body: (close) => html`<p>${t("seats.text")}</p>
      <div class="seat-kinds">${update.seats.map((seat, i) => html`<div class="seat-kind">
        <span>${seatBadge(game, seat)} ${seatTitle(update, i)}</span>
        ${kindSelect({
          label: t("seats.who", { name: seatTitle(update, i) }),
          kind: kindOf(session.slot, seat),
          alone: update.seats.length < 2,
          off: session.readOnly,
          change: (kind) => {
            session.seat(withKind(session.slot, seat, kind));
            dialog.refresh();
          },
        })}</div>`)}</div>
      ${seatsOf(session.slot, update.seats, "bot").length ? paceSelect(() => dialog.refresh()) : nothing}
      <p class="note">${t("seats.levels")}</p>
      ${session.readOnly ? html`<p class="note">${t("choices.elsewhere")}</p>` : nothing}
      ${update.seats.length > 1 ? proofView(update.save.sealed) : nothing}
      <div class="actions"><button class="btn btn-primary" @click=${close}>${t("close")}</button></div>`,
    closed: table.refresh,
  });
}

/**
 * What the set-up lets one choose of the seats.
 * @typedef {object} Choice
 * @property {Seating} seating
 * @property {boolean} sealed
 * @property {Record<string, string>} names  by seat
 */

/**
 * @param {GameUI} game @param {string[]} seats @param {Choice} chosen @param {() => void} refresh
 * @param {number} mostName  characters of a name
 */
export function seatsSetup(game, seats, chosen, refresh, mostName) {
  const remote = seatsOf(chosen.seating, seats, "remote").length > 0;
  return html`${seats.length > 1 ? quickChoice(game, seats, chosen, refresh) : nothing}
    <div class="name-list">${seats.map((seat) => seatRow(game, seats, seat, chosen, refresh, mostName))}</div>
    <p class="note">${t("setup.names.note")}</p>
    ${remote ? html`<p class="note">${t("setup.remote.note")}</p>` : nothing}
    ${remote && game.rivals ? html`<label class="toggle"><input type="checkbox" .checked=${chosen.sealed}
        @change=${(/** @type {Event} */ event) => {
          chosen.sealed = /** @type {HTMLInputElement} */ (event.target).checked;
          refresh();
        }}><span>${t("setup.sealed")}<small>${t("setup.sealed.note")}</small></span></label>
      ${proofView(chosen.sealed)}` : nothing}`;
}

/** Against bots or together at one screen. @param {GameUI} game @param {string[]} seats @param {Choice} chosen @param {() => void} refresh */
function quickChoice(game, seats, chosen, refresh) {
  const bots = seatsOf(chosen.seating, seats, "bot").length > 0;
  const here = seatsOf(chosen.seating, seats, "here").length === seats.length;
  /** @param {string} key @param {boolean} checked @param {Seating} seating */
  const segment = (key, checked, seating) => html`<label class="segment"><input type="radio" name="quick" .checked=${checked}
    @change=${() => {
      chosen.seating = seating;
      refresh();
    }}><span>${t(key)}</span></label>`;
  return html`<fieldset class="field choice-field quick"><legend class="visually-hidden">${t("setup.quick")}</legend>
    <div class="segments">${segment(game.rivals ? "setup.quick.rivals" : "setup.quick.allies", bots, againstBots(seats))}
      ${segment("setup.quick.here", here, { remote: [], bots: {} })}</div></fieldset>`;
}

/**
 * @param {GameUI} game @param {string[]} seats @param {string} seat @param {Choice} chosen
 * @param {() => void} refresh @param {number} mostName
 */
function seatRow(game, seats, seat, chosen, refresh, mostName) {
  const title = t(`seat.${game.id}.${seat}`);
  const kind = kindOf(chosen.seating, seat);
  const person = kind === "here" || kind === "remote";
  return html`<div class="seat-row"><p class="seat-row-title">${seatBadge(game, seat)} ${title}</p>
    ${kindSelect({
      label: t("seats.who", { name: title }), kind, alone: seats.length < 2,
      change: (next) => {
        chosen.seating = withKind(chosen.seating, seat, next);
        refresh();
      },
    })}
    ${person ? html`<span class="seat-field"><input type="text" maxlength=${mostName} autocomplete="off"
      aria-label=${t("setup.name", { name: title })} placeholder=${t("setup.name.none")} .value=${chosen.names[seat] ?? ""}
      @input=${(/** @type {Event} */ event) => {
        chosen.names[seat] = /** @type {HTMLInputElement} */ (event.target).value;
      }}></span>` : nothing}</div>`;
}
