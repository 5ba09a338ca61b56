/** What it means to choose a space on the map. */

import { spaceLabel } from "./card.js";
import { considerAttack } from "./combat.js";
import { chooseDestination, forget, pick } from "./considering.js";
import { destinationsOf } from "./moves.js";
import { acting, actionsOf, movable, viewOf } from "./position.js";
import { skipStory, telling } from "./story.js";
import { whyNotGo } from "./why.js";

/**
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("./position.js").Update} Update
 */

/**
 * A legal placing here is carried out; an army or the Pirates are considered for an attack; a
 * destination is considered; a figure that can act is picked; anything else shows its card and why
 * one can't go there.
 * @param {string} space @param {Update} update @param {Ctx} ctx
 */
export function spaceChosen(space, update, ctx) {
  if (telling(update)) return skipStory(update);
  if (ctx.readOnly || update.actions.length === 0) return ctx.say(spaceLabel(space, update));
  const view = viewOf(update);
  const placing = update.actions.find(({ command }) => (command.type === "place_fleet" && command.sea === space)
    || (command.type === "enter" && command.space === space));
  if (placing) return void ctx.act([placing.command]);
  const attack = attackOn(space, update, ctx);
  if (attack) return void considerAttack(ctx, attack.command);
  const figure = acting(view, ctx.local);
  const destination = figure ? destinationsOf(view, figure.id).find((d) => d.to === space) : undefined;
  if (destination) return chooseDestination(ctx, destination);
  const here = movable(view).find((f) => f.at === space && f.id !== figure?.id);
  if (here) return pick(ctx, here.id);
  return show(space, update, ctx);
}

/** An attack on what stands here, by the figure picked if he can. @param {string} space @param {Update} update @param {Ctx} ctx */
function attackOn(space, update, ctx) {
  const list = [...actionsOf(update, "attack"), ...actionsOf(update, "attack_pirates")]
    .filter(({ command }) => command.space === space || command.sea === space);
  const figure = acting(viewOf(update), ctx.local);
  return list.find(({ command }) => command.figure === figure?.id) ?? list[0];
}

/** @param {string} space @param {Update} update @param {Ctx} ctx */
async function show(space, update, ctx) {
  const { local } = ctx;
  forget(local);
  local.space = space;
  ctx.refresh();
  const reason = await whyNotGo(space, update, ctx);
  if (!reason || local.space !== space) return;
  local.reason = reason;
  ctx.refresh();
}

