/** The rules as a screen of their own. */

import { html, nothing } from "../vendor/lit-html.js";
import { gameIds, isGame } from "./game-list.js";
import { loadHelp, rulesView, showParagraph } from "./rules-view.js";
import { t } from "./text.js";

/** @param {string} game @param {string} number @param {() => void} refresh @returns {import("./screen").Screen} */
export function rulesScreen(game, number, refresh) {
  /** @type {import("./rules-view.js").Help | null | undefined} */
  let help;
  let chosen = number;
  /** The chosen paragraph hasn't been shown yet. */
  let turning = Boolean(number);
  let gone = false;
  const id = game || (gameIds.length === 1 ? gameIds[0] : "");

  async function load() {
    if (!id) return;
    help = await loadHelp(id);
    if (!gone) refresh();
  }

  load();
  return {
    title: t("rules.title"),
    leave() {
      gone = true;
    },
    moveTo(route) {
      if (route.screen !== "rules" || route.game !== game || !route.number) return false;
      chosen = route.number;
      turning = true;
      refresh();
      return true;
    },
    drawn() {
      if (!help || !turning) return;
      turning = false;
      showParagraph(chosen, "rules");
    },
    view: () => html`<div class="page rules-page">
      <p class="kicker">${t("rules")}</p>
      <h1 tabindex="-1">${id && isGame(id) ? t(`game.${id}`) : t("rules.title")}</h1>
      ${!id ? html`<ul class="game-list">${gameIds.map((one) => html`<li><a class="btn" href="#/rules/${one}"
          >${t(`game.${one}`)}</a></li>`)}</ul>` : nothing}
      ${help ? contents(help) : nothing}
      ${id && help !== undefined ? rulesView(help, id, chosen, "rules", 2) : nothing}
    </div>`,
  };
}

/** @param {import("./rules-view.js").Help} help */
function contents(help) {
  return html`<nav class="contents" aria-label=${t("rules.contents")}><ul>${help.sections.map((section) => html`<li>
    <a href="#" @click=${(/** @type {Event} */ event) => {
      event.preventDefault();
      const part = document.getElementById(`rules-section-${section.id}`);
      part?.scrollIntoView();
      const head = part?.querySelector("h2");
      head?.setAttribute("tabindex", "-1");
      head?.focus({ preventScroll: true });
    }}>${section.title}</a></li>`)}</ul></nav>`;
}
