/** Tetrarchia: its part of the page. */

import { html, nothing } from "../vendor/lit-html.js";
import { seatTitle } from "../app/seats.js";
import { t } from "../app/text.js";
import texts from "../lang/en/tetrarchia.js";
import { adviceText, planAsks, planLines, planPlaces } from "./advice.js";
import { drawBoard } from "./board.js";
import { spaceLabel } from "./card.js";
import { choices } from "./choices.js";
import { measure, measureIds, milestones } from "./course.js";
import { eventText } from "./events.js";
import { badge, seatMark } from "./marks.js";
import { panels, scoreTable } from "./panels.js";
import { active, viewOf } from "./position.js";
import { spaceChosen } from "./selection.js";
import { defaultSetup, describeSetup, setupForm, setupSeats } from "./setup.js";
import { status } from "./status.js";
import { storyKind, storyPlace, tell, telling } from "./story.js";
import { reasonText } from "./why.js";
import { figureName, namedParams, spaceName } from "./words.js";

/** @typedef {import("./position.js").Update} Update */

/** @param {Update} update @returns {string} */
function summary(update) {
  const view = viewOf(update);
  if (update.outcome) return endText(update).title;
  if (view.phase === "fleets") return t("tet.summary.fleets", { code: view.difficulty });
  return t("tet.summary", { round: view.round, figure: figureName(view.active), code: view.difficulty, n: view.borders_held });
}

/** @param {Update} update @returns {string} */
function promptText(update) {
  const { prompt } = update;
  if (telling(update)) return t("tet.story.prompt");
  return t(`prompt.tetrarchia.${prompt.code}`, namedParams(prompt.params));
}

/** @param {Update} update @returns {{title: string, text: string}} */
function endText(update) {
  const { outcome } = update;
  if (!outcome) return { title: "", text: "" };
  const won = outcome.winners.length > 0;
  const { score } = viewOf(update);
  return { title: t(won ? "tet.end.won" : "tet.end.lost", { score }), text: t(`outcome.tetrarchia.${outcome.reason}`) };
}

/** The score, line by line (TET 7). @param {Update} update */
function endDetails(update) {
  const view = viewOf(update);
  if (view.score_lines.length === 0) return html`<p class="note">${t("tet.score.lost")}</p>`;
  return html`<section aria-labelledby="tet-score-title"><h3 id="tet-score-title">${t("tet.score.title")}</h3>${scoreTable(view)}</section>`;
}

/**
 * The Emperor whose turn it is, with the player who runs him.
 * @param {Update} update
 * @returns {{title: string, badge: import("../app/game-ui").Part, className: string} | null}
 */
function turnHead(update) {
  const view = viewOf(update);
  if (telling(update)) return { title: t(`tet.story.title${storyKind(update)}`), badge: nothing, className: "seat-empire" };
  if (update.seat === null || view.phase === "fleets") return null;
  const figure = figureName(view.active);
  const shared = view.players > 1 || update.names.some(Boolean);
  const title = shared ? t("tet.turn.of", { figure, player: seatTitle(update, update.seat) }) : t("tet.turn", { figure });
  return { title, badge: badge(view.active), className: seatMark(view.active).className };
}

/** Seas, borders, provinces in the order of their numbers. @param {Update} update @returns {string[]} */
function spaces(update) {
  const { seas, spaces: all } = viewOf(update);
  return [...all.map((space) => space.id), ...seas.map((sea) => sea.id)];
}

/** Whose token lies where; a capital's printed one too. @param {Update} update @returns {Record<string, string>} */
function owners(update) {
  return Object.fromEntries(viewOf(update).spaces.flatMap(({ id, token, printed, capital_of }) => {
    const owner = token ?? (printed === "counts" ? capital_of : null);
    return owner ? [[id, owner]] : [];
  }));
}

/** Where the action is. @param {Update} update @returns {string | null} */
function centre(update) {
  if (telling(update)) return storyPlace(update);
  const view = viewOf(update);
  if (view.phase === "fleets" || view.phase === "over") return null;
  const me = active(view);
  return me.at ?? me.capital;
}

/** @type {import("../app/game-ui").GameUI} */
export default {
  id: "tetrarchia",
  prefix: "TET",
  texts,
  defaultSetup,
  setupForm,
  setupSeats,
  describeSetup,
  seatMark,
  interrupted: () => null,
  centre,
  drawBoard,
  spaces,
  spaceLabel,
  spaceName,
  spaceChosen,
  owners,
  summary,
  promptText,
  status,
  panels,
  choices,
  planLines,
  planPlaces,
  planAsks,
  adviceText,
  eventText,
  reasonText,
  endText,
  endDetails,
  turnHead,
  tell,
  telling,
  luckCounts: [],
  rivals: false,
  greatEvents: ["uprising", "army_beaten", "pirates_beaten", "figure_removed", "game_won", "game_lost"],
  milestones,
  get measures() {
    return measureIds.map((id) => ({ id, label: t(`tet.measure.${id}`) }));
  },
  measure,
  courseLines: () => [{ id: "empire", title: t("tet.empire") }],
};
