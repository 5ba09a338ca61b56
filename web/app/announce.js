/** What the page tells: a polite live region for screen readers, and short notices for the eye. */

import { html, nothing, render } from "../vendor/lit-html.js";
import { repeat } from "../vendor/directives/repeat.js";
import { t } from "./text.js";

/**
 * @typedef {object} Notice
 * @property {string} text
 * @property {{label: string, run: () => void}} [action]
 * @property {import("./game-ui").Part} [more]  a link to a rule, say
 * @property {boolean} [stays]  until it is closed
 */

/** @type {{id: number, notice: Notice}[]} */
let shown = [];
let count = 0;
const LASTING = 7000;
const WITH_ACTION = 15000;

/**
 * Say something to screen readers, politely. The same text again is said again.
 * @param {string} text
 */
export function say(text) {
  const live = document.getElementById("live");
  if (!live) return;
  const line = document.createElement("p");
  line.textContent = text;
  live.append(line);
  while (live.childElementCount > 4) live.firstElementChild?.remove();
}

/** @param {Notice} notice @returns {() => void} close it */
export function notify(notice) {
  const id = ++count;
  shown = [...shown.filter((other) => other.notice.text !== notice.text), { id, notice }].slice(-3);
  say(notice.text);
  draw();
  if (!notice.stays) setTimeout(() => close(id), notice.action ? WITH_ACTION : LASTING);
  return () => close(id);
}

/** @param {number} id */
function close(id) {
  const before = shown.length;
  shown = shown.filter((other) => other.id !== id);
  if (shown.length !== before) draw();
}

function draw() {
  const place = document.getElementById("notices");
  if (!place) return;
  render(repeat(shown, ({ id }) => id, ({ id, notice }) => html`<div class="notice">
    <p>${notice.text} ${notice.more ?? nothing}</p>
    ${notice.action ? html`<button class="btn btn-quiet" @click=${() => {
      notice.action?.run();
      close(id);
    }}>${notice.action.label}</button>` : nothing}
    <button class="icon-btn" aria-label=${t("close")} @click=${() => close(id)}>×</button>
  </div>`), place);
}
