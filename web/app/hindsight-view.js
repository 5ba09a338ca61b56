/** The parts of the window about a game's course: estimated chances, luck, the advisor's use. */

import { html, nothing } from "../vendor/lit-html.js";
import { chancesView } from "./chances-view.js";
import { luckView } from "./luck-view.js";
import { seatTitle } from "./seats.js";
import { t } from "./text.js";

/** @typedef {import("./table-screen.js").Table} Table */
/** @typedef {import("./chances.js").Hindsight} Hindsight */
/** @typedef {import("./chances-view.js").Jump} Jump */

/** @param {Table} table @param {Hindsight} hindsight @param {Jump} jump */
export function hindsightView(table, hindsight, jump) {
  const { course, failed, share } = hindsight;
  const { slot, update } = table.session;
  // An estimate of the present is advice of a kind.
  const hidden = !slot.advisor && update?.outcome === null;
  const waiting = failed ? html`<p class="note" role="status">${t("chances.failed")}</p>`
    : html`<progress class="advice-share" max="1" .value=${share} aria-label=${t("chances.reading")}></progress>
      <p class="note">${t("chances.reading")}</p>`;
  return html`<section class="hindsight" aria-labelledby="chances-title"><h3 id="chances-title">${t("chances.title")}</h3>
      ${hidden ? html`<p class="note">${t("chances.hidden")}</p>` : course ? chancesView(table, course, jump) : waiting}</section>
    ${course ? html`<section class="hindsight" aria-labelledby="luck-title"><h3 id="luck-title">${t("luck.title")}</h3>
      ${luckView(table, course, jump)}</section>` : nothing}`;
}

/** How often each seat asked the advisor; nothing where none did. @param {Table} table */
export function askedView(table) {
  const words = askedWords(table);
  return words ? html`<p class="asked">${words}</p>` : nothing;
}

/** @param {Pick<Table, "session">} table @returns {string} */
export function askedWords({ session }) {
  const { asked } = session.slot;
  const { update } = session;
  if (!update || asked.length === 0) return "";
  const seats = update.seats.map((id, seat) => ({ name: seatTitle(update, seat), n: asked.filter((one) => one.seat === id).length }));
  return t("advice.asked", {
    n: asked.length, seats: seats.filter(({ n }) => n > 0).map((one) => t("advice.asked.seat", one)).join(", "),
  });
}
