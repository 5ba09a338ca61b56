/** The menu of the table and what it opens. */

import { html, nothing } from "../vendor/lit-html.js";
import { switchAdvisor } from "./advisor-view.js";
import { openCourse } from "./course-dialog.js";
import { openDialog } from "./dialog.js";
import { renameSlot } from "./home-screen.js";
import { go } from "./router.js";
import { openSeats } from "./seats-view.js";
import { settingsView } from "./settings-view.js";
import { showShortcuts } from "./shortcuts-help.js";
import { showRules } from "./rules-sheet.js";
import { copyLink, saveAsFile, shareGame } from "./table-actions.js";
import { t } from "./text.js";

/** @typedef {import("./table-screen.js").Table} Table */

/** @param {Table} table */
export function openMenu(table) {
  openDialog({
    title: t("menu"),
    kind: "sheet sheet-left",
    body: (close) => html`<ul class="menu">
      ${entry("replay.menu", close, () => {
        table.replay.open = true;
        table.refresh();
      })}
      ${table.session.update ? entry("seats.menu", close, () => openSeats(table)) : nothing}
      ${entry("course.menu", close, () => openCourse(table))}
      ${entry(table.session.slot.advisor ? "advice.menu.off" : "advice.menu.on", close, () => switchAdvisor(table))}
      ${entry("menu.share", close, () => shareGame(table))}
      ${entry("menu.copy", close, () => copyLink(table))}
      ${entry("menu.file", close, () => saveAsFile(table))}
      ${entry("menu.rename", close, () => renameSlot(table.session.slot, table.refresh))}
      ${entry("menu.rules", close, () => showRules(table.game.id, ""))}
      ${entry("menu.settings", close, openSettings)}
      ${entry("menu.shortcuts", close, showShortcuts)}
      ${entry("menu.home", close, () => go("#/"))}
    </ul>
    <p class="note">${t("undo.policy")}</p>`,
  });
}

/** @param {string} key @param {() => void} close @param {() => void} run */
function entry(key, close, run) {
  return html`<li><button class="menu-entry" @click=${() => {
    close();
    run();
  }}>${t(key)}</button></li>`;
}

export function openSettings() {
  const dialog = openDialog({
    title: t("settings.title"),
    kind: "sheet",
    body: () => settingsView(() => dialog.refresh(), 3),
  });
}
