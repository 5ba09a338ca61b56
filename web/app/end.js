/** The end of a game: why, who, and how it went. */

import { html, nothing } from "../vendor/lit-html.js";
import { courseOf } from "./course-dialog.js";
import { openDialog } from "./dialog.js";
import { go } from "./router.js";
import { ruleLink } from "./rule-link.js";
import { seatBadge, seatTitle } from "./seats.js";
import { playAgain } from "./setup-screen.js";
import { shareGame } from "./table-actions.js";
import { t } from "./text.js";

/** @typedef {import("./table-screen.js").Table} Table */

/** @param {Table} table */
export function showEnd(table) {
  const { game, session } = table;
  const update = session.update;
  const outcome = update?.outcome;
  if (!update || !outcome) return;
  const words = game.endText(update);
  const course = courseOf(table, () => dialog.refresh());
  const dialog = openDialog({
    title: words.title,
    kind: "end",
    body: (close) => html`
      ${outcome.winners.length ? html`<p class="winners">${outcome.winners.map((seat) => html`<span
        class="winner">${seatBadge(game, update.seats[seat])} ${seatTitle(update, seat)}</span>`)}</p>` : nothing}
      <p class="lead">${words.text} ${ruleLink(outcome.rule)}</p>
      ${game.endDetails?.(update) ?? nothing}
      ${course.view(close)}
      <div class="actions">
        <button class="btn btn-primary" @click=${() => {
          close();
          playAgain({ game: game.id, setup: update.setup, names: update.names, bots: session.slot.bots,
            advisor: session.slot.advisor });
          go(`#/new/${game.id}`);
        }}>${t("end.again")}</button>
        <button class="btn" @click=${close}>${t("end.board")}</button>
        <button class="btn" @click=${() => shareGame(table)}>${t("menu.share")}</button>
        <button class="btn btn-quiet" @click=${() => {
          close();
          go("#/");
        }}>${t("home")}</button>
      </div>`,
    closed: () => {
      course.stop();
      table.focusTurn();
    },
  });
  void course.read();
}
