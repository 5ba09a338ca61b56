/** Why a province or sea area can't be entered: by land first, then across the sea. */

import { map } from "../maps/triumvirate.js";
import { active, province, viewOf } from "./position.js";

/**
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("../app/game-ui").Reason} Reason
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").Command} Command
 */

/**
 * @param {Update} update
 * @param {Ctx} ctx
 * @param {string} space
 * @returns {Promise<Reason | null>}
 */
export async function whyNotEnter(update, ctx, space) {
  const [direct, crossing] = attempts(update, space);
  const reason = await ctx.why(direct);
  // No border speaks only for the land: where a coast is shared, the crossing's reason helps more.
  return reason?.code === "not_adjacent" && crossing ? ctx.why(crossing) : reason;
}

/**
 * The commands by which one would try: straight, and by a sea that both lie on.
 * @param {Update} update
 * @param {string} space
 * @returns {Command[][]}
 */
export function attempts(update, space) {
  const view = viewOf(update);
  const me = active(view);
  const legions = province(view, me.at)?.legions ?? me.afloat;
  const move = (/** @type {string} */ to) => ({ type: "move", to, legions, servants: 0 });
  const coasts = Object.keys(map.spaces[me.at].landing ?? {});
  const sea = coasts.find((id) => map.spaces[space]?.landing?.[id]);
  return sea ? [[move(space)], [move(sea), move(space)]] : [[move(space)]];
}
