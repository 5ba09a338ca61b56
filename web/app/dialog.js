/** Dialogs and side sheets, all of them <dialog>: the browser keeps the focus inside. */

import { html, render } from "../vendor/lit-html.js";
import { t } from "./text.js";

/**
 * @typedef {object} DialogOptions
 * @property {string} title
 * @property {string} [kind]  a class: `sheet` (at the side), `cover` (the whole screen)
 * @property {(close: () => void) => import("./game-ui").Part} body
 * @property {boolean} [bare]  no title bar and no way out but the body's buttons
 * @property {() => void} [closed]
 */

let count = 0;
/** Told when a dialog has been closed. @type {Set<() => void>} */
const closeListeners = new Set();

/** @param {() => void} listener @returns {() => void} stop listening */
export function onDialogClosed(listener) {
  closeListeners.add(listener);
  return () => closeListeners.delete(listener);
}

/**
 * Show a dialog. The focus goes back to where it was when it closes.
 * @param {DialogOptions} options
 * @returns {{close: () => void, refresh: () => void, element: HTMLDialogElement}}
 */
export function openDialog(options) {
  const element = document.createElement("dialog");
  const titleId = `dialog-title-${++count}`;
  element.className = `dialog ${options.kind ?? ""}`;
  element.setAttribute("aria-labelledby", titleId);
  const close = () => element.close();
  const refresh = () => render(html`<div class="dialog-inner">
    <header class=${options.bare ? "dialog-head bare" : "dialog-head"}>
      <h2 id=${titleId} tabindex="-1">${options.title}</h2>
      ${options.bare ? "" : html`<button class="icon-btn" aria-label=${t("close")}
        @click=${close}>×</button>`}
    </header>
    <div class="dialog-body">${options.body(close)}</div>
  </div>`, element);
  refresh();
  element.addEventListener("close", () => {
    element.remove();
    options.closed?.();
    for (const listener of closeListeners) listener();
  });
  element.addEventListener("cancel", (event) => {
    if (options.bare) event.preventDefault();
  });
  element.addEventListener("click", (event) => {
    if (event.target === element && !options.bare) close();
  });
  document.body.append(element);
  element.showModal();
  const first = element.querySelector("[data-focus]") ?? element.querySelector("h2");
  if (first instanceof HTMLElement) first.focus();
  return { close, refresh, element };
}

/** Close whatever dialogs are open (the player goes to another screen). */
export function closeDialogs() {
  for (const element of document.querySelectorAll("dialog[open]")) {
    if (element instanceof HTMLDialogElement) element.close();
  }
}

/** @returns {boolean} */
export function dialogOpen() {
  return document.querySelector("dialog[open]") !== null;
}
