/** What it means to choose a space on the map, phase by phase. */

import { map } from "../maps/triumvirate.js";
import { spaceLabel } from "./card.js";
import { choose } from "./movement.js";
import { ways } from "./moves.js";
import { active, viewOf } from "./position.js";
import { whyNotEnter } from "./why.js";

/**
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("./position.js").Update} Update
 */

const PLACING = ["place", "escape", "appoint"];

/**
 * A legal placing here is carried out; a destination is chosen; anything else shows its card, and in
 * the movement phase why one can't go there.
 * @param {string} space
 * @param {Update} update
 * @param {Ctx} ctx
 */
export function spaceChosen(space, update, ctx) {
  const view = viewOf(update);
  if (ctx.readOnly || update.actions.length === 0) return ctx.say(spaceLabel(space, update));
  const placing = update.actions.find((a) => PLACING.includes(a.command.type) && a.command.province === space);
  if (placing) return void ctx.act([placing.command]);
  if (view.phase !== "movement") return show(ctx, space);
  const [way] = ways(view.destinations).get(space) ?? [];
  if (way) return choose(ctx, way);
  if (map.spaces[space]?.kind === "sea") return seaChosen(space, update, ctx);
  return explain(space, update, ctx);
}

/** @param {Ctx} ctx @param {string} space */
function show(ctx, space) {
  ctx.local.space = space;
  ctx.local.reason = undefined;
  ctx.refresh();
}

/** A sea area: its landings. @param {string} sea @param {Update} update @param {Ctx} ctx */
function seaChosen(sea, update, ctx) {
  if (!viewOf(update).destinations.some((d) => d.via.includes(sea))) return explain(sea, update, ctx);
  ctx.local.sea = sea;
  ctx.local.destination = undefined;
  ctx.local.space = undefined;
  ctx.refresh();
  ctx.focusChoices();
}

/** @param {string} space @param {Update} update @param {Ctx} ctx */
async function explain(space, update, ctx) {
  show(ctx, space);
  if (space === active(viewOf(update)).at) return;
  const { local } = ctx;
  const reason = await whyNotEnter(update, ctx, space);
  if (!reason || local.space !== space) return;
  local.reason = reason;
  ctx.refresh();
}
