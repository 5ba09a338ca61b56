/** The course of a game: a few numbers of every seat, turn by turn. */

import { html, svg } from "../vendor/lit-html.js";
import { seatTitle } from "./seats.js";
import { t } from "./text.js";

/** @typedef {import("./game-ui").GameUI} GameUI */
/** @typedef {import("./game-ui").Update} Update */
/** @typedef {{label: string, numbers: Record<string, number[]>}[]} Course */

const WIDTH = 280;
const HEIGHT = 128;
const LEFT = 22;
const BOTTOM = 24;
/** Markers at the ends of lines stand at least so far apart. */
const APART = 14;
const DASHES = ["", "7 3", "2 3", "9 3 2 3"];

/** Whose numbers are measured: the seats, where the game doesn't say otherwise. @param {GameUI} game @param {Update} update */
function linesOf(game, update) {
  return game.courseLines?.(update) ?? update.seats.map((id, seat) => ({ id, title: seatTitle(update, seat) }));
}

/** @param {import("./table-screen.js").Table} table @returns {Promise<Course>} */
export async function readCourse(table) {
  const { game, session } = table;
  if (!session.update) return [];
  const stones = game.milestones(session.log, session.update);
  const positions = await session.positions(stones.map((stone) => stone.step));
  return positions.map((position, i) => ({ label: stones[i].label, numbers: game.measure(position) }));
}

/** @param {GameUI} game @param {Update} update @param {Course} course */
export function courseView(game, update, course) {
  if (course.length < 2) return html`<p class="note">${t("course.short")}</p>`;
  return html`<div class="charts">${game.measures.map((measure) => chart(game, update, course, measure))}</div>
    <details class="course-details"><summary>${t("course.table")}</summary>
      <div class="course-scroll" tabindex="0" role="region" aria-label=${t("course.table")}>${table(game, update, course)}</div></details>`;
}

/** Heights moved apart so that no marker covers another. @param {number[]} heights @returns {number[]} */
function setApart(heights) {
  const order = heights.map((_, i) => i).sort((a, b) => heights[b] - heights[a]);
  const apart = [...heights];
  order.forEach((seat, i) => {
    if (i > 0) apart[seat] = Math.min(apart[seat], apart[order[i - 1]] - APART);
  });
  return apart;
}

/** @param {GameUI} game @param {Update} update @param {Course} course @param {GameUI["measures"][number]} measure */
function chart(game, update, course, measure) {
  const lines = linesOf(game, update);
  const most = Math.max(1, ...course.flatMap((row) => row.numbers[measure.id] ?? [0]));
  /** @param {number} i */
  const x = (i) => LEFT + (i * (WIDTH - LEFT - 16)) / (course.length - 1);
  /** @param {number} value @param {number} seat lines that run together are set apart a little */
  const y = (value, seat) => HEIGHT - BOTTOM - (value * (HEIGHT - BOTTOM - 14)) / most + (seat - 1) * 1.4;
  const ends = lines.map((_, seat) => course[course.length - 1].numbers[measure.id]?.[seat] ?? 0);
  const marks = setApart(ends.map((value, seat) => y(value, seat)));
  const label = t("course.chart", {
    what: measure.label,
    ends: lines.map(({ title }, seat) => `${title} ${ends[seat]}`).join(", "),
  });
  return html`<figure class="chart"><figcaption>${measure.label}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${label}>
      <path class="chart-axis" d=${`M${LEFT} 8V${HEIGHT - BOTTOM}H${WIDTH - 8}`}/>
      <text class="chart-number" x=${LEFT - 5} y="14" text-anchor="end">${most}</text>
      <text class="chart-number" x=${LEFT - 5} y=${HEIGHT - BOTTOM} text-anchor="end">0</text>
      <text class="chart-number" x=${WIDTH - 12} y=${HEIGHT - 3} text-anchor="end">${course[course.length - 1].label}</text>
      ${lines.map(({ id }, seat) => svg`<g class="chart-seat ${game.seatMark(id).className}"><path
        class="chart-line" stroke-dasharray=${DASHES[seat % DASHES.length]} d=${`M${course.map((row, i) =>
          `${x(i).toFixed(1)} ${y(row.numbers[measure.id]?.[seat] ?? 0, seat).toFixed(1)}`).join("L")}`}/>
        <circle class="chart-end" r="6.5" cx=${x(course.length - 1)} cy=${marks[seat]}/>
        <text class="chart-letter" x=${x(course.length - 1)} y=${marks[seat] + 3} text-anchor="middle"
          >${game.seatMark(id).letter}</text></g>`)}
    </svg></figure>`;
}

/** @param {GameUI} game @param {Update} update @param {Course} course */
function table(game, update, course) {
  const lines = linesOf(game, update);
  return html`<table class="course"><thead>
      <tr><td></td>${game.measures.map((measure) => html`<th scope="colgroup" colspan=${lines.length}>${measure.label}</th>`)}</tr>
      <tr><th scope="col">${t("course.turn")}</th>${game.measures.map(() => lines.map(({ id, title }) => html`<th
        scope="col"><abbr title=${title}>${game.seatMark(id).letter}</abbr></th>`))}</tr></thead>
    <tbody>${course.map((row) => html`<tr><th scope="row">${row.label}</th>${game.measures.map((measure) =>
      lines.map((_, seat) => html`<td>${row.numbers[measure.id]?.[seat] ?? 0}</td>`))}</tr>`)}</tbody></table>`;
}
