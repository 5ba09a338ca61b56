/** The screens that need no more than a view. */

import { html } from "../vendor/lit-html.js";
import { settingsView } from "./settings-view.js";
import { t } from "./text.js";

/** @param {() => void} refresh @returns {import("./screen").Screen} */
export function settingsScreen(refresh) {
  return {
    title: t("settings.title"),
    view: () => html`<div class="page"><h1 tabindex="-1">${t("settings.title")}</h1>${settingsView(refresh, 2)}</div>`,
  };
}

/** An address that leads nowhere. @returns {import("./screen").Screen} */
export function lostScreen() {
  return {
    title: t("lost.title"),
    view: () => html`<div class="page"><h1 tabindex="-1">${t("lost.title")}</h1><p>${t("lost.text")}</p>
      <p class="actions"><a class="btn btn-primary" href="#/">${t("home")}</a></p></div>`,
  };
}
