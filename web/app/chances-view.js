/** The estimated chances of a game: lines, the numbers behind them, and where it turned. */

import { html, nothing, svg } from "../vendor/lit-html.js";
import { FRAME, HEIGHT, WIDTH, fromFirstTurn, heightOf, linePath, placeOf, setApart, turnNumbers } from "./chances-chart.js";
import { chanceLines, estimate } from "./chances-words.js";
import { eventTexts } from "./log.js";
import { turnLabel } from "./replay.js";
import { seatTitle } from "./seats.js";
import { t } from "./text.js";

/** @typedef {import("./table-screen.js").Table} Table */
/** @typedef {import("./game-ui").Update} Update */
/** @typedef {import("../protocol").Course} Course */
/** @typedef {import("../protocol").CoursePoint} CoursePoint */
/** @typedef {import("../protocol").TurningPoint} TurningPoint */
/** @typedef {(step: number) => void} Jump  shows the position after so many commands */

/** How the lines are dashed, one for each. */
const DASHES = ["", "7 3", "2 3"];
/** Lines of what happened that tell a turning point. */
const MOST = 2;

/** @param {Table} table @param {Course} whole @param {Jump} jump */
export function chancesView(table, whole, jump) {
  const course = fromFirstTurn(whole);
  if (course.points.length < 2) return html`<p class="note">${t("course.short")}</p>`;
  return html`${chart(table, course)}
    <p class="note">${t("chances.note")}</p>
    <details class="course-details"><summary>${t("chances.table")}</summary>
      <div class="course-scroll" tabindex="0" role="region" aria-label=${t("chances.table")}>${numbers(table, course, jump)}</div></details>
    ${turning(table, course, jump)}`;
}

/** @param {Table} table @param {Course} course */
function chart({ game, session }, course) {
  const update = /** @type {Update} */ (session.update);
  const { points } = course;
  const last = points[points.length - 1];
  const lines = chanceLines(game, update);
  const marks = setApart(lines.map((_, seat) => heightOf(last.chances[seat])));
  const label = t("chances.chart", { chances: lines.map(({ title }, seat) => `${title} ${estimate(last.chances[seat])}`).join(", ") });
  return html`<figure class="chart chances"><svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${label}>
    ${[0, 0.5, 1].map((chance) => svg`<path class="chances-grid" d=${`M${FRAME.left} ${heightOf(chance)}H${FRAME.right}`}/>
      <text class="chart-number" x=${FRAME.left - 5} y=${heightOf(chance) + 3.5} text-anchor="end">${estimate(chance)}</text>`)}
    ${turnNumbers(points).map(({ turn, x }) => svg`<path class="chances-tick" d=${`M${x.toFixed(1)} ${FRAME.bottom}v4`}/>
      <text class="chart-number" x=${x.toFixed(1)} y=${HEIGHT - 9} text-anchor="middle">${turn}</text>`)}
    ${course.turning.map(({ at }) => svg`<path class="chances-turn" d=${`M${placeOf(at, points).toFixed(1)} ${FRAME.top}V${FRAME.bottom}`}/>`)}
    ${lines.map(({ id }, seat) => svg`<g class="chart-seat ${game.seatMark(id).className}"><path class="chart-line"
        stroke-dasharray=${DASHES[seat % DASHES.length]} d=${linePath(points, seat)}/></g>`)}
    ${lines.map(({ id }, seat) => svg`<g class="chart-seat ${game.seatMark(id).className}">
      <circle class="chart-end" r="7.5" cx=${FRAME.right} cy=${marks[seat]}/>
      <text class="chart-letter" x=${FRAME.right} y=${marks[seat] + 3.2} text-anchor="middle">${game.seatMark(id).letter}</text></g>`)}
  </svg></figure>`;
}

/** What a row of the table is called. @param {CoursePoint} point @param {boolean} last @param {boolean} over @returns {string} */
function rowName({ turn, seat }, last, over) {
  if (last && seat === null) return t(over ? "chances.end" : "chances.now");
  return turn === 0 ? t("chances.start") : String(turn);
}

/** @param {Table} table @param {Course} course @param {Jump} jump */
function numbers({ game, session }, { points, shared }, jump) {
  const update = /** @type {Update} */ (session.update);
  const lines = chanceLines(game, update);
  return html`<table class="course"><thead><tr><th scope="col">${t("course.turn")}</th>${shared ? nothing
    : html`<th scope="col">${t("chances.seat")}</th>`}${lines.map(({ title }) => html`<th scope="col">${title}</th>`)}</tr></thead>
    <tbody>${points.map((point, i) => {
      const name = rowName(point, i === points.length - 1, update.outcome !== null);
      return html`<tr><th scope="row">${point.seat === null ? name : html`<button class="log-go" aria-label=${t("chances.go", {
        turn: name })} @click=${() => jump(point.step)}>${name}</button>`}</th>${shared ? nothing
        : html`<td>${point.seat === null ? "" : seatTitle(update, point.seat)}</td>`}${lines.map((_, seat) =>
        html`<td>${estimate(point.chances[seat])}</td>`)}</tr>`;
    })}</tbody></table>`;
}

/** @param {Table} table @param {Course} course @param {Jump} jump */
function turning(table, course, jump) {
  return html`<section aria-labelledby="turning-title"><h4 id="turning-title">${t("chances.turning")}</h4>
    ${course.turning.length === 0 ? html`<p class="note">${t("chances.turning.none")}</p>`
      : html`<p class="note">${t("chances.turning.note")}</p><ol class="turning-list">${course.turning.map((one) => html`<li><button
        class="log-go" @click=${() => jump(one.at)}>${turningText(table, course, one)}</button></li>`)}</ol>`}</section>`;
}

/** @param {Table} table @param {Course} course @param {TurningPoint} one @returns {string} */
export function turningText(table, course, one) {
  const { game, session, replay } = table;
  const update = /** @type {Update} */ (session.update);
  const before = course.points.find(({ step }) => step === one.step)?.chances[one.seat] ?? 0;
  const after = course.points.find(({ step }) => step === one.to)?.chances[one.seat] ?? 0;
  return t(one.change > 0 ? "chances.turning.up" : "chances.turning.down", {
    where: turnLabel(replay.marked.stones, one.at) || t("chances.start"),
    what: happened(table, one.at),
    name: course.shared ? chanceLines(game, update)[0].title : seatTitle(update, one.seat),
    n: Math.round(100 * Math.abs(one.change)),
    from: estimate(before),
    to: estimate(after),
  });
}

/** What a command brought, in its greatest moments; where it had none, its last line. @param {Table} table @param {number} step @returns {string} */
function happened({ game, session }, step) {
  const update = /** @type {Update} */ (session.update);
  const all = session.record.filter((logged) => logged.step === step);
  const great = all.filter(({ event }) => game.greatEvents.includes(/** @type {any} */ (event).type));
  const words = (/** @type {typeof all} */ some) => eventTexts(game, some, update).filter(({ heading }) => !heading).map(({ text }) => text);
  return (great.length ? words(great).slice(0, MOST) : words(all).slice(-1)).join(" ");
}
