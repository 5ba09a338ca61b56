/** On the first screen: all games as one file, and what the player should know of their keeping. */

import { html, nothing } from "../vendor/lit-html.js";
import { notify } from "./announce.js";
import { importBackup, readBackup, writeBackup } from "./backup.js";
import { download } from "./files.js";
import { reminded, reminderDue } from "./keeping.js";
import { t } from "./text.js";

/** @typedef {import("./backup.js").Tally} Tally */

/** Save all games as one file. */
export function saveAll() {
  const name = `tabularium-games-${new Date().toISOString().slice(0, 10)}.json`;
  download(name, writeBackup());
  reminded();
  notify({ text: t("share.saved", { name }) });
}

/**
 * Take in a file with several games.
 * @param {string} text @param {() => void} refresh @returns {boolean} false where it is no such file
 */
export function takeBackup(text, refresh) {
  const backup = readBackup(text);
  if (backup === null) return false;
  if (backup === "newer") {
    notify({ text: t("backup.newer"), stays: true });
    return true;
  }
  notify({ text: t("backup.reading", { n: backup.games.length }) });
  importBackup(backup).then((tally) => {
    notify({ text: words(tally), stays: true });
    refresh();
  });
  return true;
}

/** @param {Tally} tally @returns {string} */
function words(tally) {
  const said = /** @type {(keyof Tally)[]} */ (["new", "newer", "same", "older", "fork", "raw", "bad", "unsaved"])
    .filter((kind) => tally[kind] > 0).map((kind) => t(kind === "newer" ? "backup.further" : `backup.${kind}`, { n: tally[kind] }));
  return [t("backup.done"), ...(said.length ? said : [t("backup.empty")])].join(" ");
}

/** @param {number} games @param {() => void} refresh */
export function backupView(games, refresh) {
  if (!games) return nothing;
  return html`<div class="actions"><button class="btn" @click=${() => {
      saveAll();
      refresh();
    }}>${t("backup.save")}</button></div>
    <p class="note">${t("backup.note")}</p>`;
}

/** @param {() => void} refresh */
export function reminderView(refresh) {
  if (!reminderDue()) return nothing;
  return html`<div class="banner reminder"><p>${t("remind.webkit")}</p>
    <div class="actions"><button class="btn btn-primary" @click=${() => {
      saveAll();
      refresh();
    }}>${t("backup.save")}</button>
    <button class="btn btn-quiet" @click=${() => {
      reminded();
      refresh();
    }}>${t("remind.later")}</button></div></div>`;
}
