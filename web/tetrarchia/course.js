/** The course of a game, measured at the end of every turn. The Empire is one: one line a measure. */

import { t } from "../app/text.js";
import { armies, viewOf } from "./position.js";
import { eventOf } from "./steps.js";

/**
 * @typedef {import("../app/game-ui").Logged} Logged
 * @typedef {import("../app/game-ui").Milestone} Milestone
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").View} View
 */

/** @type {Record<string, (view: View) => number>} */
const MEASURES = {
  borders: (view) => view.borders_held,
  revolts: (view) => view.spaces.filter((space) => space.revolt).length,
  armies: (view) => armies(view).length,
};

export const measureIds = Object.keys(MEASURES);

/** @param {Logged[]} log @returns {Milestone[]} */
export function milestones(log) {
  /** @type {Milestone[]} */
  const out = [];
  let turn = 0;
  for (const logged of log) {
    const event = eventOf(logged);
    if (event.type === "turn_begins") turn = event.turn;
    if (event.type !== "turn_ended" && event.type !== "game_won" && event.type !== "game_lost") continue;
    const label = t("tet.course.turn", { n: turn });
    const last = out.at(-1);
    if (last?.label === label) last.step = logged.step;
    else out.push({ step: logged.step, label });
  }
  return out;
}

/** @param {Update} update @returns {Record<string, number[]>} */
export function measure(update) {
  return Object.fromEntries(measureIds.map((id) => [id, [MEASURES[id](viewOf(update))]]));
}
