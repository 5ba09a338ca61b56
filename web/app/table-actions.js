/** What the menu of a table does with the game as a whole. */

import { html, nothing } from "../vendor/lit-html.js";
import { notify } from "./announce.js";
import { openDialog } from "./dialog.js";
import { canShare, copy, download, linkAddress, share } from "./files.js";
import { go } from "./router.js";
import { newSlotId, saveSlot } from "./storage.js";
import { t } from "./text.js";

/** @typedef {import("./table-screen.js").Table} Table */

/** Links longer than this are cut by some programs: a file is better. */
const LONG_LINK = 1800;

/** @param {Table} table */
export function saveAsFile(table) {
  const { slot } = table.session;
  const name = `tabularium-${slot.game}-${new Date().toISOString().slice(0, 10)}.json`;
  download(name, JSON.stringify(slot.save));
  notify({ text: t("share.saved", { name }) });
}

/** The link of the game up to now. @param {Table} table @returns {Promise<string | null>} */
async function linkOf(table) {
  const reply = await table.session.query({ type: "export" });
  if (reply?.type !== "exported") {
    if (reply) table.refused(reply);
    return null;
  }
  return linkAddress(reply.link);
}

/** @param {Table} table */
export async function copyLink(table) {
  const link = await linkOf(table);
  if (link === null) return;
  if (await copy(link)) notify({ text: t("share.copied") });
  else showLink(table, link);
}

/** @param {Table} table */
export async function shareGame(table) {
  const link = await linkOf(table);
  if (link !== null) showLink(table, link);
}

/** @param {Table} table @param {string} link */
function showLink(table, link) {
  const past = table.session.past;
  const address = past ? `${link}&step=${past.step}` : link;
  openDialog({
    title: t("share.title"),
    kind: "small",
    body: () => html`<p>${t("share.text")}</p>
      <label class="field"><span>${t("share.link")}</span>
        <textarea class="link-text" readonly rows="4" data-focus .value=${address}
          @focus=${(/** @type {Event} */ event) => /** @type {HTMLTextAreaElement} */ (event.target).select()}></textarea></label>
      <p class="note">${t("share.length", { n: address.length })}
        ${address.length > LONG_LINK ? t("share.long") : nothing}</p>
      <div class="actions">
        <button class="btn btn-primary" @click=${async () => {
          notify({ text: t(await copy(address) ? "share.copied" : "share.by-hand") });
        }}>${t("share.copy")}</button>
        ${canShare() ? html`<button class="btn" @click=${() => share(table.title, address)}>${t("share.do")}</button>` : nothing}
        <button class="btn btn-quiet" @click=${() => saveAsFile(table)}>${t("share.file")}</button>
      </div>`,
  });
}

/** Keep the good part of a game whose save is broken as a game of its own. @param {Table} table */
export function copyGame(table) {
  const { session } = table;
  if (!session.update) return;
  const now = new Date().toISOString();
  const slot = { ...session.slot, id: newSlotId(), created: now, played: now, save: session.update.save };
  saveSlot(slot);
  go(`#/table/${slot.id}`);
}
