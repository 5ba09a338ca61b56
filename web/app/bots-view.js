/** What the table shows while a bot must go on: what it does, and how to stop, hasten or hold it. */

import { html, nothing } from "../vendor/lit-html.js";
import { kindName, openSeats, paceSelect } from "./seats-view.js";
import { seatTitle } from "./seats.js";
import { t } from "./text.js";

/** @typedef {import("./table-screen.js").Table} Table */
/** @typedef {import("./game-ui").Update} Update */

/** "Bot, easy" beside the name of the seat to act. @param {Table} table @param {Update} update */
export function botTag({ session }, update) {
  const level = update.seat === null ? undefined : session.slot.bots[update.seats[update.seat]];
  if (!level || session.slot.remote.includes(update.seats[update.seat ?? 0])) return nothing;
  return html`<span class="bot-tag">${kindName(level)}</span>`;
}

/** @param {Table} table @param {Update} update @param {number} seat */
export function botView(table, update, seat) {
  const { bots, session } = table;
  const name = seatTitle(update, seat);
  const { held } = session.slot;
  const doing = held ? "held" : bots.thinking ? "thinks" : "plays";
  return html`<div class="bot">
    <p class="bot-doing">${t(`bots.${doing}`, { name })}</p>
    ${held ? nothing : html`<progress class="bot-share" max="1" .value=${bots.share} ?data-idle=${!bots.thinking}
      aria-label=${t("bots.share")}></progress>`}
    <div class="actions">
      ${held ? html`<button class="btn btn-primary bot-go" @click=${() => bots.hold(false)}>${t("bots.go")}</button>`
        : html`<button class="btn btn-primary bot-go" @click=${() => (bots.thinking ? bots.stop() : bots.next())}
          >${t(bots.thinking ? "bots.stop" : "bots.next")}</button>
        <button class="btn bot-hold" @click=${() => bots.hold(true)}>${t("bots.hold")}</button>`}
      <button class="btn btn-quiet" @click=${() => openSeats(table)}>${t("seats.menu")}</button>
    </div>
    <p class="note">${t(held ? "bots.held.note" : "bots.note")}</p>
    ${paceSelect(table.refresh)}
    <div class="bot-reasons">${bots.reasons.length ? html`<h3>${t("bots.why")}</h3>
      <ul>${bots.reasons.map((reason) => html`<li>${table.game.adviceText(reason)}</li>`)}</ul>` : nothing}</div>
  </div>`;
}
