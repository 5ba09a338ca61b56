/** Play by link, as the table shows it: the turn to send, the answer to open, a lost seal. */

import { html, nothing } from "../vendor/lit-html.js";
import { offerText } from "./offer.js";
import { withKind } from "./seating.js";
import { seatTitle } from "./seats.js";
import { shareParts } from "./share.js";
import { linkOf, promiseAnew, saveAsFile } from "./table-actions.js";
import { t } from "./text.js";

/** @typedef {import("./table-screen.js").Table} Table */
/** @typedef {import("./game-ui").Update} Update */
/** @typedef {import("./session.js").Session} Session */

/** The link of the position in force. @type {WeakMap<Session, {key: string, address: string | null}>} */
const links = new WeakMap();

/** @param {Table} table @param {Update} update @returns {string | null} null until it is there */
function turnLink(table, update) {
  const { session } = table;
  const key = update.save.check;
  const known = links.get(session);
  if (known?.key === key) return known.address;
  links.set(session, { key, address: null });
  if (!session.live) {
    links.delete(session);
    return null;
  }
  linkOf(table).then((address) => {
    if (links.get(session)?.key !== key) return;
    if (address === null) links.delete(session);
    else links.set(session, { key, address });
    table.refresh();
  });
  return null;
}

/** @param {Table} table @param {Update} update */
function linkParts(table, update) {
  const address = turnLink(table, update);
  return address === null ? html`<p class="note">${t("remote.making")}</p>`
    : shareParts({ address, title: table.title, saveFile: () => saveAsFile(table) });
}

/** A seat elsewhere must go on. @param {Table} table @param {Update} update @param {number} seat */
export function waitingView(table, update, seat) {
  const { session, game } = table;
  const name = seatTitle(update, seat);
  const interrupted = game.interrupted(update);
  return html`<div class="remote">
    <p>${interrupted ? t("remote.decides", { name, other: seatTitle(update, update.seats.indexOf(interrupted)) })
      : t("remote.send", { name })}</p>
    ${linkParts(table, update)}
    <form class="remote-answer" @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (document.getElementById("remote-answer"));
      if (field.value.trim()) offerText(field.value);
      else field.focus();
    }}>
      <label class="field"><span>${t("remote.answer", { name })}</span>
        <input id="remote-answer" type="text" autocomplete="off" spellcheck="false"></label>
      <div class="actions"><button class="btn">${t("open.do")}</button>
        <button class="btn btn-quiet" type="button" @click=${() => session.seat(
          withKind(session.slot, update.seats[seat], "here"))}>${t("remote.here", { name })}</button></div>
    </form>
    ${proofView(update.save.sealed)}
  </div>`;
}

/** What a link proves and what it can't. @param {boolean} sealed */
export function proofView(sealed) {
  const rows = sealed ? ["proves", "sealed", "sealed.cannot"] : ["proves", "cannot", "cannot.sealed"];
  return html`<details class="proof"><summary>${t("proof.title")}</summary>
    ${rows.map((row) => html`<p>${t(`proof.${row}`)}</p>`)}</details>`;
}

/** The game is over, and the others haven't seen it yet. @param {Table} table @param {Update} update */
export function lastLinkView(table, update) {
  if (!table.session.slot.remote.length) return nothing;
  return html`<div class="remote"><p>${t("remote.last")}</p>${linkParts(table, update)}</div>`;
}

/** The nonce that a seat promised isn't in this browser. @param {Table} table @param {Update} update @param {number} seat */
export function lostSealView(table, update, seat) {
  const name = seatTitle(update, seat);
  return html`<div class="remote">
    <p class="banner banner-warn" role="alert">${t("seal.lost", { name })}</p>
    <p>${t("seal.lost.file")}</p>
    <p>${t("seal.lost.back", { name })}</p>
    <div class="actions"><button class="btn btn-primary" @click=${() => promiseAnew(table)}>${t("seal.lost.do")}</button></div>
  </div>`;
}
