/** The luck of a game's seats: a table each, with the draws that surprised most. */

import { html, nothing } from "../vendor/lit-html.js";
import { eventTexts } from "./log.js";
import { surprises, verdict } from "./luck.js";
import { mean } from "./numbers.js";
import { turnLabel } from "./replay.js";
import { seatBadge, seatTitle } from "./seats.js";
import { t } from "./text.js";

/** @typedef {import("./table-screen.js").Table} Table */
/** @typedef {import("./game-ui").Update} Update */
/** @typedef {import("../protocol").Course} Course */
/** @typedef {import("../protocol").LuckTotal} LuckTotal */
/** @typedef {import("./luck.js").Surprise} Surprise */
/** @typedef {import("./chances-view.js").Jump} Jump */

/** @param {Table} table @param {Course} course @param {Jump} jump */
export function luckView(table, course, jump) {
  const seats = [...new Set(course.totals.map(({ seat }) => seat))];
  if (seats.length === 0) return html`<p class="note">${t("luck.none")}</p>`;
  return html`<p class="note">${t("luck.note")}</p>
    <div class="lucks">${seats.map((seat) => seatLuck(table, course, seat, jump))}</div>`;
}

/** @param {Table} table @param {Course} course @param {number} seat @param {Jump} jump */
function seatLuck(table, course, seat, jump) {
  const { game, session } = table;
  const update = /** @type {Update} */ (session.update);
  const { best, worst } = surprises(course, seat, game.luckCounts);
  return html`<section class="luck" aria-labelledby="luck-${seat}">
    <h4 id="luck-${seat}">${seatBadge(game, update.seats[seat])} ${seatTitle(update, seat)}</h4>
    <div class="course-scroll" tabindex="0" role="group" aria-labelledby="luck-${seat}"><table class="course luck-table">
      <thead><tr>${["kind", "draws", "expected", "actual", "verdict"].map((key) => html`<th scope="col">${t(`luck.${key}`)}</th>`)}</tr></thead>
      <tbody>${course.totals.filter((total) => total.seat === seat).map((total) => row(game.id, total))}</tbody></table></div>
    ${best || worst ? html`<ul class="luck-draws">${best ? draw(table, "luck.best", best, jump) : nothing}${
      worst ? draw(table, "luck.worst", worst, jump) : nothing}</ul>` : nothing}
  </section>`;
}

/** @param {string} game @param {LuckTotal} total */
function row(game, total) {
  const found = verdict(total);
  return html`<tr><th scope="row">${t(`luck.${game}.${total.kind}`)}</th><td>${total.draws}</td><td>${
    t("luck.about", { n: mean(total.expected), spread: mean(total.spread) })}</td><td>${total.actual}</td><td class="luck-${found}">${t(`luck.${found}`)}</td></tr>`;
}

/** @param {Table} table @param {string} key @param {Surprise} surprise @param {Jump} jump */
function draw(table, key, { roll, chance: [part, whole] }, jump) {
  const { game, session, replay } = table;
  const update = /** @type {Update} */ (session.update);
  const where = turnLabel(replay.marked.stones, roll.step) || t("chances.start");
  const what = t(`luck.${game.id}.${roll.kind}.${roll.actual > 0 ? "yes" : "no"}`);
  // A command that rolls once happens in one place; where there are more, the replay shows which.
  const places = new Set(eventTexts(game, session.record.filter(({ step }) => step === roll.step), update).map(({ place }) => place));
  places.delete(null);
  const [place] = places.size === 1 ? places : [];
  return html`<li><button class="log-go" @click=${() => jump(roll.step)}>${t(key, {
    where, what: place ? t("luck.at", { what, place: game.spaceName(place) }) : what, part, whole })}</button></li>`;
}
