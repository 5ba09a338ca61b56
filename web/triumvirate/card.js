/** The card of a space chosen on the map: all its facts in words. */

import { html, nothing } from "../vendor/lit-html.js";
import { cardClose, whyText } from "../app/controls.js";
import { listWords, t } from "../app/text.js";
import { map } from "../maps/triumvirate.js";
import { badge, fullName } from "./marks.js";
import { YIELD, province, viewOf } from "./position.js";
import { reasonText } from "./reasons.js";
import { count, seatName, spaceName, supplyWords } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").Province} Province
 */

/** @param {Update} update @param {Ctx} ctx @returns {Part} */
export function spaceCard(update, ctx) {
  const { space, reason } = ctx.local;
  if (!space) return nothing;
  const p = province(viewOf(update), space);
  return html`<section class="card" aria-label=${spaceName(space)}>
    <h3>${p ? badge(p.owner) : nothing}${spaceName(space)}${cardClose(t("close"), () => close(ctx))}</h3>
    ${reason ? whyText(reasonText(reason), reason.rule) : nothing}
    ${p ? provinceFacts(update, p) : otherFacts(update, space)}
  </section>`;
}

/** @param {Ctx} ctx */
function close(ctx) {
  ctx.local.space = undefined;
  ctx.local.reason = undefined;
  ctx.refresh();
  ctx.focusChoices();
}

/** @param {Update} update @param {Province} p @returns {Part} */
function provinceFacts(update, p) {
  const seas = Object.keys(map.spaces[p.id].landing ?? {});
  const people = viewOf(update).characters.filter((c) => c.at === p.id);
  return html`<dl class="facts">
    ${fact("type", html`${t(`tri.type.${p.type}`)}, ${t("tri.yields", { what: supplyWords(YIELD[p.type]) })}`)}
    ${fact("owner", fullName(update, p.owner))}
    ${fact("legions", String(p.legions))}
    ${fact("gold", String(p.gold))}
    ${fact("governor", t(`tri.governor.${p.governor}.next`))}
    ${p.servants > 0 ? fact("servants", String(p.servants)) : nothing}
    ${people.length > 0 ? fact("here", listWords(people.map((c) => seatName(c.id)))) : nothing}
    ${seas.length > 0 ? fact("coast", listWords(seas.map(spaceName))) : nothing}
  </dl>`;
}

/** @param {string} key @param {Part} value @returns {Part} */
function fact(key, value) {
  return html`<div><dt>${t(`tri.fact.${key}`)}</dt><dd>${value}</dd></div>`;
}

/** @param {Update} update @param {string} space @returns {Part} */
function otherFacts(update, space) {
  const isSea = map.spaces[space]?.kind === "sea";
  return html`<p class="tri-note">${isSea ? seaText(update, space) : t("tri.out")}</p>`;
}

/** @param {Update} update @param {string} sea @returns {string} */
function seaText(update, sea) {
  const inside = viewOf(update).characters.filter((c) => c.at === sea);
  const text = t("tri.sea.about");
  return inside.length > 0 ? `${spaceLabel(sea, update)}. ${text}` : text;
}

/**
 * Everything that stands in a space, in one line for screen readers.
 * @param {string} space
 * @param {Update} update
 * @returns {string}
 */
export function spaceLabel(space, update) {
  const view = viewOf(update);
  const p = province(view, space);
  const people = view.characters.filter((c) => c.at === space).map((c) => personWords(c));
  if (!p) {
    const kind = map.spaces[space]?.kind === "sea" ? t("tri.label.sea") : t("tri.out.short");
    return [spaceName(space), kind, ...people].join(", ");
  }
  const parts = [spaceName(space), t("tri.label", { type: t(`tri.type.${p.type}`), seat: seatName(p.owner) }),
    count("legions", p.legions)];
  if (p.gold > 0) parts.push(count("gold", p.gold));
  parts.push(t(`tri.governor.${p.governor}`));
  if (p.servants > 0) parts.push(count("servants", p.servants));
  return [...parts, ...people].join(", ");
}

/** @param {import("./position.js").Character} c @returns {string} */
function personWords(c) {
  const along = [];
  if (c.afloat > 0) along.push(count("legions", c.afloat));
  if (c.carried > 0) along.push(count("servants", c.carried));
  return along.length === 0 ? t("tri.is_here", { seat: seatName(c.id) })
    : t("tri.is_here.with", { seat: seatName(c.id), what: listWords(along) });
}
