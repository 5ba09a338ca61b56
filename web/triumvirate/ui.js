/** The End of the Triumvirate: its part of the page. */

import { t } from "../app/text.js";
import texts from "../lang/en/triumvirate.js";
import { map } from "../maps/triumvirate.js";
import { adviceText, planAsks, planLines, planPlaces } from "./advice.js";
import { drawBoard } from "./board.js";
import { spaceLabel } from "./card.js";
import { choices } from "./choices.js";
import { measure, measureIds, milestones } from "./course.js";
import { eventText } from "./events.js";
import { fullName, seatMark } from "./marks.js";
import { panels } from "./panels.js";
import { character, decider, viewOf } from "./position.js";
import { reasonText } from "./reasons.js";
import { spaceChosen } from "./selection.js";
import { defaultSetup, describeSetup, setupForm, setupSeats } from "./setup.js";
import { status } from "./status.js";
import { namedParams, seatName, spaceName } from "./words.js";

/** @typedef {import("./position.js").Update} Update */

/** @param {Update} update @returns {string} */
function summary(update) {
  const view = viewOf(update);
  if (update.outcome) return endText(update).title;
  const phase = t(`tri.phase.${view.phase}`);
  return t("tri.summary", { year: view.year, turn: view.turn, seat: seatName(view.active), phase });
}

/** @param {Update} update @returns {string} */
function promptText({ prompt }) {
  return t(`prompt.triumvirate.${prompt.code}`, namedParams(prompt.params));
}

/** @param {Update} update @returns {{title: string, text: string}} */
function endText(update) {
  const { outcome } = update;
  if (!outcome) return { title: "", text: "" };
  const winner = fullName(update, update.seats[outcome.winners[0]]);
  return {
    title: t("tri.end.title", { seat: winner }),
    text: t(`outcome.triumvirate.${outcome.reason}`, { seat: winner }),
  };
}

/** Provinces in play, then the seas. @param {Update} update @returns {string[]} */
function spaces(update) {
  const seas = Object.keys(map.spaces).filter((id) => map.spaces[id].kind === "sea");
  return [...viewOf(update).provinces.map((p) => p.id), ...seas];
}

/** @param {Update} update @returns {Record<string, string>} */
function owners(update) {
  return Object.fromEntries(viewOf(update).provinces.map((p) => [p.id, p.owner]));
}

/** Whose turn another seat's decision interrupts (TRI 8). @param {Update} update @returns {string | null} */
function interrupted(update) {
  const { active } = viewOf(update);
  return update.seat !== null && update.seats[update.seat] !== active ? active : null;
}

/** Where the character stands who decides. @param {Update} update @returns {string | null} */
function centre(update) {
  return character(viewOf(update), decider(update)).at;
}

/** @type {import("../app/game-ui").GameUI} */
export default {
  id: "triumvirate",
  prefix: "TRI",
  texts,
  defaultSetup,
  setupForm,
  setupSeats,
  describeSetup,
  seatMark,
  interrupted,
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
  luckCounts: ["weapons"],
  rivals: true,
  greatEvents: ["conquered", "escaped", "elected", "won"],
  milestones,
  get measures() {
    return measureIds.map((id) => ({ id, label: t(`tri.measure.${id}`) }));
  },
  measure,
};
