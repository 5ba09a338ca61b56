/** The card of a space chosen on the map, and its name with all that stands there. */

import { html, nothing } from "../vendor/lit-html.js";
import { cardClose, commandButton, whyText } from "../app/controls.js";
import { listWords, t } from "../app/text.js";
import { sign } from "./icons.js";
import { linkOf, linkedTo } from "./moves.js";
import { actionsOf, isSea, price, seaOf, spaceOf, viewOf } from "./position.js";
import { reasonText } from "./why.js";
import { armyName, capital, count, figureName, spaceName } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").Space} Space
 */

/** @param {Update} update @param {Ctx} ctx @returns {Part} */
export function spaceCard(update, ctx) {
  const { space, reason } = ctx.local;
  if (!space) return nothing;
  const found = spaceOf(viewOf(update), space);
  return html`<section class="card" aria-label=${spaceName(space)}>
    <h3>${capital(spaceName(space))}${cardClose(t("close"), () => close(ctx))}</h3>
    ${reason?.code ? whyText(reasonText(reason), reason.rule) : nothing}
    ${found ? facts(found) : html`<p class="note">${capital(seaWords(update, space).join(", "))}.</p>${sailings(update, ctx, space)}`}
  </section>`;
}

/** Fleets that can sail from or to a sea zone now. @param {Update} update @param {Ctx} ctx @param {string} sea @returns {Part} */
function sailings(update, ctx, sea) {
  const list = ctx.readOnly ? [] : actionsOf(update, "sail").filter(({ command }) => command.source === sea || command.to === sea);
  return html`${list.map((action) => sailRow(ctx, action))}`;
}

/** A row that sails a fleet (TET 3.5). @param {Ctx} ctx @param {import("../app/game-ui").Action} action @returns {Part} */
export function sailRow(ctx, action) {
  const { source, to } = action.command;
  return commandButton(ctx, [action.command], t("tet.sail.row", { from: spaceName(String(source)), to: spaceName(String(to)) }),
    { mark: sign("fleet"), price: count("ip", price(action)) });
}

/** @param {Ctx} ctx */
function close(ctx) {
  ctx.local.space = undefined;
  ctx.local.reason = undefined;
  ctx.refresh();
}

/** @param {Space} space @returns {Part} */
function facts(space) {
  const links = linkedTo(space.id).map((other) => (linkOf(space.id, other)?.kind === "broken"
    ? t("tet.link.broken", { space: spaceName(other) }) : spaceName(other)));
  return html`<dl class="facts">
    ${fact("here", capital(standing(space).join(", ") || t("tet.nothing")))}
    ${space.coasts.length > 0 ? fact("coast", listWords(space.coasts.map(spaceName))) : nothing}
    ${fact("links", listWords(links))}
  </dl>`;
}

/** @param {string} key @param {Part} value @returns {Part} */
function fact(key, value) {
  return html`<div><dt>${t(`tet.fact.${key}`)}</dt><dd>${value}</dd></div>`;
}

/** All that stands in a space, in words. @param {Space} space @returns {string[]} */
function standing(space) {
  const parts = [];
  if (space.capital_of) {
    parts.push(t(space.printed === "counts" ? "tet.capital" : "tet.capital.covered", { figure: figureName(space.capital_of) }));
  }
  if (space.token) parts.push(t("tet.token_of", { figure: figureName(space.token) }));
  if (space.unrest) parts.push(t("tet.unrest"));
  if (space.revolt) parts.push(t("tet.revolt"));
  if (space.army !== "none") parts.push(armyName(space.army));
  parts.push(...space.figures.map(figureName));
  if (space.protected) parts.push(t("tet.protected"));
  return parts;
}

/** @param {Update} update @param {string} id @returns {string[]} */
function seaWords(update, id) {
  const sea = seaOf(viewOf(update), id);
  return [t("tet.sea"), t(sea?.pirates ? "tet.sea.pirates" : sea?.fleet ? "tet.sea.fleet" : "tet.sea.empty")];
}

/**
 * Everything that stands in a space, in one line for screen readers; what it costs to go there too.
 * @param {string} space @param {Update} update @returns {string}
 */
export function spaceLabel(space, update) {
  const view = viewOf(update);
  if (isSea(space)) return [spaceName(space), ...seaWords(update, space)].join(", ");
  const found = spaceOf(view, space);
  if (!found) return spaceName(space);
  const parts = [spaceName(space), ...standing(found)];
  if (found.roma) parts.splice(1, 0, t("tet.roma"));
  const way = update.actions.length > 0 ? view.destinations.find((d) => d.to === space) : undefined;
  if (way) parts.push(t("tet.reach", { figure: figureName(way.figure), n: way.cost }));
  return parts.join(", ");
}
