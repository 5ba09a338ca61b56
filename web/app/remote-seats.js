/** Who sits at this screen and who plays elsewhere, by link. */

import { html, nothing } from "../vendor/lit-html.js";
import { openDialog } from "./dialog.js";
import { proofView } from "./remote-view.js";
import { seatBadge, seatTitle } from "./seats.js";
import { t } from "./text.js";

/** @typedef {import("./table-screen.js").Table} Table */
/** @typedef {import("./game-ui").GameUI} GameUI */

/** @param {Table} table */
export function openSeats(table) {
  const { session, game } = table;
  const { update } = session;
  if (!update) return;
  const dialog = openDialog({
    title: t("seats.title"),
    kind: "small",
    body: (close) => html`<p>${t("seats.text")}</p>
      <div class="toggle-list">${update.seats.map((seat, i) => seatToggle({
        badge: seatBadge(game, seat),
        label: t("seats.elsewhere", { name: seatTitle(update, i) }),
        remote: session.slot.remote.includes(seat),
        change: (remote) => {
          session.seat(withSeat(session.slot.remote, seat, remote));
          dialog.refresh();
        },
      }))}</div>
      ${session.readOnly ? html`<p class="note">${t("choices.elsewhere")}</p>` : nothing}
      ${proofView(update.save.sealed)}
      <div class="actions"><button class="btn btn-primary" @click=${close}>${t("close")}</button></div>`,
    closed: table.refresh,
  });
}

/** @param {string[]} remote @param {string} seat @param {boolean} elsewhere @returns {string[]} */
export function withSeat(remote, seat, elsewhere) {
  const others = remote.filter((id) => id !== seat);
  return elsewhere ? [...others, seat] : others;
}

/**
 * @param {{badge: import("./game-ui").Part, label: string, remote: boolean, change: (remote: boolean) => void}} options
 */
export function seatToggle({ badge, label, remote, change }) {
  return html`<label class="toggle"><input type="checkbox" .checked=${remote} @change=${(/** @type {Event} */ event) => {
    change(/** @type {HTMLInputElement} */ (event.target).checked);
  }}><span>${badge} ${label}</span></label>`;
}

/**
 * The part of the set-up about play by link.
 * @param {GameUI} game @param {string[]} seats
 * @param {{remote: string[], sealed: boolean}} chosen @param {() => void} refresh
 */
export function remoteSetup(game, seats, chosen, refresh) {
  if (seats.length < 2) return nothing;
  const remote = chosen.remote.filter((seat) => seats.includes(seat));
  return html`<section class="setup-part" aria-labelledby="remote-title">
    <h2 id="remote-title">${t("setup.remote")}</h2>
    <p class="note">${t("setup.remote.note")}</p>
    <div class="toggle-list">${seats.map((seat) => seatToggle({
      badge: seatBadge(game, seat),
      label: t("seats.elsewhere", { name: t(`seat.${game.id}.${seat}`) }),
      remote: remote.includes(seat),
      change: (elsewhere) => {
        chosen.remote = withSeat(remote, seat, elsewhere);
        refresh();
      },
    }))}</div>
    ${remote.length ? html`
      ${game.rivals ? html`<label class="toggle"><input type="checkbox" .checked=${chosen.sealed}
        @change=${(/** @type {Event} */ event) => {
          chosen.sealed = /** @type {HTMLInputElement} */ (event.target).checked;
          refresh();
        }}><span>${t("setup.sealed")}<small>${t("setup.sealed.note")}</small></span></label>` : nothing}
      ${game.rivals ? proofView(chosen.sealed) : nothing}` : nothing}
  </section>`;
}
