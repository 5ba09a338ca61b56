/** The list of the keys. */

import { html } from "../vendor/lit-html.js";
import { openDialog } from "./dialog.js";
import { t } from "./text.js";

/** Keys with the catalogue's name of what they do. */
const keys = [
  ["u", "undo"], ["r", "redo"], ["c", "choices"], ["a", "advice"], ["m", "map"], ["l", "log"],
  ["+ −", "zoom"], ["0", "overview"], ["← ↑ ↓ →", "spaces"], ["Enter", "choose"],
  ["[ ]", "replay"], ["{ }", "turns"], ["p", "run"], ["n", "now"], ["b", "bots"], ["?", "help"],
];

export function showShortcuts() {
  openDialog({
    title: t("shortcuts.title"),
    kind: "small",
    body: () => html`<dl class="keys">${keys.map(([key, name]) => html`<div>
      <dt>${key.split(" ").map((one) => html`<kbd>${one}</kbd> `)}</dt><dd>${t(`shortcuts.${name}`)}</dd></div>`)}</dl>
      <p class="note">${t("shortcuts.note")}</p>`,
  });
}
