/** Choices of the movement phase: a destination, who goes along, the price, then go (TRI 3, 4). */

import { html, nothing } from "../vendor/lit-html.js";
import { listWords, t } from "../app/text.js";
import { choiceButton, choiceList, commandButton, confirmBox, focusSoon, stepper, whyRow } from "../app/controls.js";
import { icon } from "./icons.js";
import { badge, fullName } from "./marks.js";
import { byKey, destinationKey, moveCommands, plan, price, ways } from "./moves.js";
import { oddsPanel, oddsSummary } from "./odds.js";
import { active, actionsOf, province, viewOf } from "./position.js";
import { reasonText } from "./reasons.js";
import { whyNotEnter } from "./why.js";
import { count, seatName, spaceName } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").Destination} Destination
 * @typedef {import("./moves.js").Plan} Plan
 */

/** @param {Update} update @param {Ctx} ctx @returns {Part} */
export function movementChoices(update, ctx) {
  const chosen = chosenPlan(update, ctx);
  return chosen ? planCard(update, ctx, chosen) : overview(update, ctx);
}

/** The plan under way. @param {Update} update @param {Ctx} ctx @returns {Plan | null} */
function chosenPlan(update, ctx) {
  const destination = byKey(viewOf(update).destinations, ctx.local.destination);
  return destination ? plan(destination, ctx.local.legions, ctx.local.servants) : null;
}

/**
 * Choose a destination: all legions come along, civil servants stay, until one says otherwise.
 * @param {Ctx} ctx
 * @param {Destination} destination
 */
export function choose(ctx, destination) {
  ctx.local.space = undefined;
  ctx.local.destination = destinationKey(destination);
  setPlan(ctx, plan(destination, destination.legions_max, 0));
  ctx.focusChoices();
}

/** @param {Ctx} ctx */
function forget(ctx) {
  ctx.local.destination = undefined;
  ctx.local.confirming = false;
  ctx.refresh();
  ctx.focusChoices();
}

/** @param {Ctx} ctx @param {Plan} next */
function setPlan(ctx, next) {
  const { local } = ctx;
  local.legions = next.legions;
  local.servants = next.servants;
  local.confirming = false;
  ctx.refresh();
  if (next.destination.attack) void askOdds(ctx, next);
}

/**
 * Fetch the odds of an attack once; the panel shows them when they are there.
 * @param {Ctx} ctx
 * @param {Plan} next
 */
async function askOdds(ctx, next) {
  const { local } = ctx;
  const key = oddsKey(next);
  local.odds ??= {};
  if (local.odds[key]) return;
  const odds = await ctx.odds(moveCommands(next));
  if (!odds) return;
  local.odds[key] = odds;
  ctx.refresh();
}

/** @param {Plan} p @returns {string} */
function oddsKey(p) {
  return `${destinationKey(p.destination)} ${p.legions}`;
}

/** @param {Update} update @param {Ctx} ctx @returns {Part} */
function overview(update, ctx) {
  const view = viewOf(update);
  const sea = ctx.local.sea;
  const all = [...ways(view.destinations).values()].map((list) => list.find((d) => d.via.includes(sea)) ?? list[0]);
  const shown = (sea ? all.filter((d) => d.via.includes(sea)) : all).sort((a, b) => a.cost - b.cost);
  const row = (/** @type {Destination} */ d) => destinationRow(update, ctx, d);
  const only = sea ? html`<p class="tri-note">${t("tri.sea.only", { sea: spaceName(sea) })}
    <button type="button" class="tri-link" @click=${() => showAll(ctx)}>${t("tri.sea.all")}</button></p>` : nothing;
  return html`
    ${only}
    ${choiceList(t("tri.move.own"), shown.filter((d) => !d.attack).map(row))}
    ${choiceList(t("tri.move.attack"), shown.filter((d) => d.attack).map(row))}
    ${stay(update, ctx)}
    ${sea ? nothing : unreachable(update, ctx)}`;
}

/** All destinations again, not only a sea's landings. @param {Ctx} ctx */
function showAll(ctx) {
  ctx.local.sea = undefined;
  ctx.refresh();
  ctx.focusChoices();
}

/** @param {Update} update @param {Ctx} ctx @param {Destination} d @returns {Part} */
function destinationRow(update, ctx, d) {
  const p = province(viewOf(update), d.to);
  const parts = [p ? count("legions", p.legions) : ""];
  if (p && p.gold > 0) parts.push(count("gold", p.gold));
  if (d.via.length > 0) parts.push(t("tri.by_sea"));
  const least = d.legions_min === 0 ? d.cost_unladen : d.cost;
  const points = least === d.cost || d.legions_max === 0 ? count("points", least)
    : t("tri.points.range", { least, most: d.cost });
  return choiceButton(() => choose(ctx, d), spaceName(d.to), {
    mark: html`${p ? badge(p.owner) : nothing}<span class="visually-hidden">${p ? seatName(p.owner) : ""}</span>`,
    note: html`${parts.filter(Boolean).join(", ")}${here(update, d.to)}`,
    price: html`${icon(d.attack ? "attack" : d.via.length > 0 ? "sea" : "march")}${points}`,
  });
}

/** Whether another character stands there. @param {Update} update @param {string} space @returns {Part} */
function here(update, space) {
  const found = viewOf(update).characters.find((c) => c.at === space);
  return found ? html`, ${t("tri.is_here", { seat: seatName(found.id) })}` : nothing;
}

/** What can be done without moving. @param {Update} update @param {Ctx} ctx @returns {Part} */
function stay(update, ctx) {
  const me = active(viewOf(update));
  const [put] = actionsOf(update, "put_down");
  const [end] = actionsOf(update, "end_movement");
  const rows = [];
  if (put) {
    rows.push(commandButton(ctx, [put.command], t("tri.put_down", { space: spaceName(me.at) }),
      { mark: icon("servants"), note: t("tri.put_down.note") }));
  }
  if (end) {
    rows.push(commandButton(ctx, [end.command], t("tri.end_movement"), {
      mark: icon("points"),
      note: t("tri.end_movement.note", { space: spaceName(me.at) }),
      primary: viewOf(update).destinations.length === 0,
    }));
  }
  return choiceList(t(viewOf(update).destinations.length > 0 ? "tri.stay.title" : "tri.stay.only"), rows);
}

/** Provinces that can't be entered, each with its reason. @param {Update} update @param {Ctx} ctx @returns {Part} */
function unreachable(update, ctx) {
  const view = viewOf(update);
  const me = active(view);
  const reached = new Set([me.at, ...view.destinations.map((d) => d.to)]);
  const others = view.provinces.filter((p) => !reached.has(p.id));
  if (others.length === 0) return nothing;
  return html`<details class="whys"><summary>${t("tri.unreachable")}</summary>${others.map((p) =>
    whyRow(ctx, spaceName(p.id), () => whyNotEnter(update, ctx, p.id), reasonText))}</details>`;
}

/** @param {Update} update @param {Ctx} ctx @param {Plan} now @returns {Part} */
function planCard(update, ctx, now) {
  const { destination } = now;
  const p = province(viewOf(update), destination.to);
  const change = (/** @type {Partial<Plan>} */ part) =>
    setPlan(ctx, plan(destination, part.legions ?? now.legions, part.servants ?? now.servants));
  const title = t(destination.attack ? "tri.plan.attack" : "tri.plan.own", { space: spaceName(destination.to) });
  return html`<section class="card tri-plan ${destination.attack ? "tri-plan-attack" : ""}">
    <h3>${icon(destination.attack ? "attack" : "march")}${title}</h3>
    ${p && destination.attack ? html`<p class="tri-plan-who">${badge(p.owner)} ${fullName(update, p.owner)}:
      ${count("legions", p.legions)}${here(update, p.id)}</p>` : nothing}
    ${routeChoice(update, ctx, destination)}
    ${stepper({ label: t("tri.legions.along"), value: now.legions, least: destination.legions_min,
      most: destination.legions_max, set: (legions) => change({ legions }), mark: icon("legions") })}
    ${destination.servants_max > 0 ? stepper({ label: t("tri.servants.along"), value: now.servants, least: 0,
      most: destination.servants_max, set: (servants) => change({ servants }), mark: icon("servants") }) : nothing}
    ${behind(update, now)}
    ${destination.attack ? oddsPanel(ctx.local.odds?.[oddsKey(now)], now.legions) : nothing}
    <div class="card-go">${goButton(update, ctx, now)}</div>
    ${choiceButton(() => forget(ctx), t("tri.other"))}
  </section>`;
}

/**
 * More than one way to a province: choose among them.
 * @param {Update} update
 * @param {Ctx} ctx
 * @param {Destination} destination
 * @returns {Part}
 */
function routeChoice(update, ctx, destination) {
  const list = ways(viewOf(update).destinations).get(destination.to) ?? [];
  const words = (/** @type {Destination} */ d) => (d.via.length === 0 ? t("tri.way.land")
    : t("tri.way.sea", { seas: listWords(d.via.map(spaceName)) }));
  if (list.length < 2) return html`<p class="tri-way">${words(destination)}</p>`;
  return html`<fieldset class="tri-ways"><legend>${t("tri.way")}</legend>${list.map((d) => html`<label>
    <input type="radio" name="tri-way" .checked=${d === destination} @change=${() => choose(ctx, d)}>
    <span>${words(d)} <span class="row-note">${count("points", d.cost)}</span></span></label>`)}</fieldset>`;
}

/** What the province left keeps. @param {Update} update @param {Plan} now @returns {Part} */
function behind(update, now) {
  const view = viewOf(update);
  const me = active(view);
  const p = province(view, me.at);
  if (!p) return html`<p class="tri-note">${t("tri.afloat", { what: count("legions", me.afloat) })}</p>`;
  const left = p.legions - now.legions;
  return html`<p class="tri-note">${left === 0 ? t("tri.behind.none", { space: spaceName(p.id) })
    : t("tri.behind", { space: spaceName(p.id), what: count("legions", left), n: left })}${
    me.carried > 0 ? html` ${t("tri.carried", { what: count("servants", me.carried) })}` : nothing}</p>`;
}

/**
 * Go; an attack is asked for again, with its odds, where the player wants that.
 * @param {Update} update
 * @param {Ctx} ctx
 * @param {Plan} now
 * @returns {Part}
 */
function goButton(update, ctx, now) {
  const { attack, to } = now.destination;
  const commands = moveCommands(now);
  const words = t(attack ? "tri.go.attack" : "tri.go", { space: spaceName(to), what: count("legions", now.legions) });
  const odds = ctx.local.odds?.[oddsKey(now)];
  const cost = t("tri.price", { n: price(now), left: viewOf(update).points });
  /** @type {import("../app/controls.js").RowLook} */
  const look = { primary: true, mark: icon(attack ? "attack" : "march"),
    note: odds ? html`${oddsSummary(odds)} · ${cost}` : cost };
  if (!attack || !ctx.preferences.confirmAttack) return commandButton(ctx, commands, words, look);
  if (!ctx.local.confirming) return choiceButton(() => setConfirming(ctx, true), words, look);
  return confirmBox({
    label: words,
    text: html`${t("tri.confirm.attack", { space: spaceName(to), what: count("legions", now.legions) })}
      ${odds ? html`<strong>${oddsSummary(odds)}</strong>` : nothing}`,
    yes: commandButton(ctx, commands, t("tri.confirm.yes"), { primary: true, mark: icon("attack") }),
    back: () => setConfirming(ctx, false),
  });
}

/** @param {Ctx} ctx @param {boolean} confirming */
function setConfirming(ctx, confirming) {
  ctx.local.confirming = confirming;
  ctx.refresh();
  focusSoon(confirming ? ".confirm .row-choice" : ".card-go .row-choice");
}
