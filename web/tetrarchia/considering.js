/** What the player considers, kept in the page's local state: a figure, a destination, an attack. */

import { acting } from "./position.js";

/**
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("./position.js").View} View
 * @typedef {import("./position.js").Destination} Destination
 */

/**
 * The destination that the player has picked, if it's still possible.
 * @param {View} view @param {Record<string, any>} local @returns {Destination | null}
 */
export function chosenDestination(view, local) {
  const figure = acting(view, local);
  if (!local.to || !figure) return null;
  return view.destinations.find((d) => d.to === local.to && d.figure === figure.id) ?? null;
}

/** Forget all that is considered. @param {Record<string, any>} local */
export function forget(local) {
  for (const key of ["to", "attack", "threat", "space", "reason", "confirming", "ending"]) delete local[key];
}

/** Consider a destination. @param {Ctx} ctx @param {Destination} destination */
export function chooseDestination(ctx, destination) {
  forget(ctx.local);
  ctx.local.figure = destination.figure;
  ctx.local.to = destination.to;
  ctx.refresh();
  ctx.focusChoices();
}

/** Pick the figure that acts. @param {Ctx} ctx @param {string} figure */
export function pick(ctx, figure) {
  forget(ctx.local);
  ctx.local.figure = figure;
  ctx.refresh();
}
