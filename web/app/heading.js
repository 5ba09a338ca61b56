/** A heading whose level depends on where it stands: a screen's parts are h2, a dialog's h3. */

import { html } from "../vendor/lit-html.js";

/** @typedef {2 | 3} Level */

/** @param {Level} level @param {string} text */
export function heading(level, text) {
  return level === 2 ? html`<h2 class="part-title">${text}</h2>` : html`<h3 class="part-title">${text}</h3>`;
}

/** One level deeper. @param {Level} level @param {string} text */
export function subheading(level, text) {
  return level === 2 ? html`<h3 class="sub-title">${text}</h3>` : html`<h4 class="sub-title">${text}</h4>`;
}
