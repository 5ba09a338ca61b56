/** The course of a game, measured at the end of every turn. */

import { t } from "../app/text.js";
import { viewOf } from "./position.js";

/**
 * @typedef {import("../app/game-ui").Logged} Logged
 * @typedef {import("../app/game-ui").Milestone} Milestone
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").Character} Character
 */

/** @type {Record<string, (c: Character) => number>} */
const MEASURES = {
  provinces: (c) => c.provinces,
  citizens: (c) => c.citizens,
  competences: (c) => c.political + c.military,
};

export const measureIds = Object.keys(MEASURES);

/** @param {Logged[]} log @returns {Milestone[]} */
export function milestones(log) {
  /** @type {Milestone[]} */
  const out = [];
  let turn = 0;
  for (const { step, event } of log) {
    const e = /** @type {Record<string, any>} */ (/** @type {unknown} */ (event));
    if (e.type === "turn_began") turn = e.turn;
    if (e.type === "turn_ended" || e.type === "won") {
      const label = t("tri.course.turn", { n: turn });
      if (out.at(-1)?.label !== label) out.push({ step, label });
      else out[out.length - 1].step = step;
    }
  }
  return out;
}

/** @param {Update} update @returns {Record<string, number[]>} */
export function measure(update) {
  const { characters } = viewOf(update);
  return Object.fromEntries(measureIds.map((id) => [id, characters.map(MEASURES[id])]));
}
