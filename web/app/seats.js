/** Names and marks of seats. */

import { html } from "../vendor/lit-html.js";
import { t } from "./text.js";

/** @typedef {import("./game-ui").Update} Update */
/** @typedef {import("./game-ui").GameUI} GameUI */

/**
 * The name of a seat: the character's, with the player's where one was given: "Caesar (Ann)".
 * Player names are hostile text: use the result only as text.
 * @param {Pick<Update, "game" | "seats" | "names">} update
 * @param {number} seat
 * @returns {string}
 */
export function seatTitle(update, seat) {
  const title = t(`seat.${update.game}.${update.seats[seat]}`);
  const name = update.names[seat];
  return name ? t("seat.named", { title, name }) : title;
}

/**
 * The badge of a seat: its colour, shape and letter (hidden from screen readers: the name beside it
 * is what they read).
 * @param {GameUI} game
 * @param {string} seatId
 * @returns {import("./game-ui").Part}
 */
export function seatBadge(game, seatId) {
  const mark = game.seatMark(seatId);
  return html`<span class="badge badge-${mark.symbol} ${mark.className}" aria-hidden="true"
    ><span>${mark.letter}</span></span>`;
}
