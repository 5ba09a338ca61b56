/** A game's link, and every way to hand it on: copy, share sheet, QR code, mail, file. */

import { html, nothing } from "../vendor/lit-html.js";
import { notify } from "./announce.js";
import { openDialog } from "./dialog.js";
import { canShare, copy, share } from "./files.js";
import { qrCode } from "./qr.js";
import { t } from "./text.js";

/** Links longer than this are cut by some programs: a file is better. */
export const LONG_LINK = 1800;

/**
 * @typedef {object} Sharing
 * @property {string} address
 * @property {string} title  of the game, for the share sheet and the mail
 * @property {() => void} saveFile
 */

/**
 * The link with its buttons; where it is too long, the file instead.
 * @param {Sharing} sharing @returns {import("./game-ui").Part}
 */
export function shareParts({ address, title, saveFile }) {
  if (address.length > LONG_LINK) {
    return html`<p class="note">${t("share.long", { n: address.length })}</p>
      <div class="actions"><button class="btn btn-primary" @click=${saveFile}>${t("share.file")}</button></div>`;
  }
  return html`<label class="field"><span>${t("share.link")}</span>
      <textarea class="link-text" readonly rows="3" data-focus spellcheck="false" .value=${address}
        @focus=${(/** @type {Event} */ event) => /** @type {HTMLTextAreaElement} */ (event.target).select()}></textarea></label>
    <div class="actions">
      <button class="btn btn-primary" @click=${async () => {
        notify({ text: t(await copy(address) ? "share.copied" : "share.by-hand") });
      }}>${t("share.copy")}</button>
      ${canShare() ? html`<button class="btn" @click=${() => share(title, address)}>${t("share.do")}</button>` : nothing}
      <button class="btn" aria-haspopup="dialog" @click=${() => showCode(address)}>${t("share.qr")}</button>
      <a class="btn" href=${mailAddress(title, address)}>${t("share.mail")}</a>
      <button class="btn btn-quiet" @click=${saveFile}>${t("share.file")}</button>
    </div>
    <p class="note">${t("share.length", { n: address.length })}</p>`;
}

/** @param {string} address */
function showCode(address) {
  openDialog({
    title: t("share.qr"),
    kind: "small",
    body: () => html`<div class="qr-frame">${qrCode(address, t("share.qr.label"))}</div>
      <p class="note">${t("share.qr.note")}</p>`,
  });
}

/** @param {string} title @param {string} address @returns {string} */
function mailAddress(title, address) {
  const subject = encodeURIComponent(t("share.mail.subject", { title }));
  return `mailto:?subject=${subject}&body=${encodeURIComponent(address)}`;
}

/** @param {Sharing & {text: string}} sharing */
export function openShare(sharing) {
  openDialog({
    title: t("share.title"),
    kind: "small",
    body: () => html`<p>${sharing.text}</p>${shareParts(sharing)}`,
  });
}
