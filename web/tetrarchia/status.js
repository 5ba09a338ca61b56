/** The line of state under the prompt: round and turn, Imperium Points, borders. */

import { html, nothing } from "../vendor/lit-html.js";
import { t } from "../app/text.js";
import { sign } from "./icons.js";
import { seatMark } from "./marks.js";
import { BORDERS, POINTS, active, viewOf } from "./position.js";
import { telling } from "./story.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("./position.js").Update} Update
 */

/** @param {Update} update @returns {Part} */
export function status(update) {
  const view = viewOf(update);
  if (view.phase === "over" || view.phase === "setup" || telling(update)) return nothing;
  if (view.phase === "fleets") return html`<p class="tet-means">${t("tet.difficulty", { code: view.difficulty })}</p>`;
  const me = active(view);
  return html`<p class="tet-means">
    <span class="tet-mean"><span class="tet-pips" aria-hidden="true">${Array.from({ length: POINTS },
      (_, i) => html`<i class=${i < view.ip ? "tet-pip-full" : ""}></i>`)}</span>${t("tet.ip.left", { n: view.ip })}</span>
    <span class="tet-mean">${sign(`token-${me.id}`, { seat: me.id, text: seatMark(me.id).letter })}${t("tet.hand", { n: me.hand })}</span>
    <span class="tet-mean">${t("tet.borders", { n: view.borders_held, all: BORDERS })}</span>
  </p>`;
}
