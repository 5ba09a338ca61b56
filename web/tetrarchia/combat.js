/** Attacks considered: exact odds, the support chains in words, then the dice (TET 5, 9.4). */

import { html, nothing } from "../vendor/lit-html.js";
import { bar, cardClose, choiceButton, choiceList, commandButton, confirmBox, focusSoon } from "../app/controls.js";
import { fraction, percent } from "../app/numbers.js";
import { ruleLink } from "../app/rule-link.js";
import { t } from "../app/text.js";
import { icon, sign } from "./icons.js";
import { badge } from "./marks.js";
import { actionsOf, price, spaceOf, viewOf } from "./position.js";
import { forget } from "./considering.js";
import { armyName, count, figureName, spaceName, spacesWords } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("../app/game-ui").Odds} Odds
 * @typedef {import("../app/game-ui").Action} Action
 * @typedef {import("../app/game-ui").Command} Command
 * @typedef {import("./position.js").Update} Update
 */

const RESULTS = ["victory", "draw", "defeat"];

/** Consider an attack: its odds are fetched, the map shows the chains. @param {Ctx} ctx @param {Command} command */
export async function considerAttack(ctx, command) {
  const { local } = ctx;
  forget(local);
  local.attack = { command, odds: null };
  ctx.refresh();
  ctx.focusChoices();
  const odds = await ctx.odds([command]);
  if (!odds || local.attack?.command !== command) return;
  local.attack = { command, odds };
  ctx.refresh();
  // The button has the focus; its card is read from its top.
  requestAnimationFrame(() => document.querySelector(".card-attack")?.scrollIntoView({ block: "start" }));
}

/** The attacks that are possible. @param {Update} update @param {Ctx} ctx @returns {Part} */
export function attackChoices(update, ctx) {
  const list = [...actionsOf(update, "attack"), ...actionsOf(update, "attack_pirates")];
  return choiceList(t("tet.attack"), list.map((action) => choiceButton(() => considerAttack(ctx, action.command),
    targetName(update, action.command), {
      mark: html`${badge(String(action.command.figure))}${icon("attack")}`,
      note: t("tet.attack.by", { figure: figureName(String(action.command.figure)) }),
      price: count("ip", price(action)),
    })));
}

/** @param {Update} update @param {Command} command @returns {string} */
export function targetName(update, command) {
  if (command.type === "attack_pirates") return t("tet.attack.pirates", { sea: spaceName(String(command.sea)) });
  const space = String(command.space);
  return t("tet.attack.army", { army: armyName(spaceOf(viewOf(update), space)?.army ?? "army"), space: spaceName(space) });
}

/** The attack that is considered. @param {Update} update @param {Ctx} ctx @returns {Part} */
export function attackCard(update, ctx) {
  const { attack } = ctx.local;
  if (!attack) return nothing;
  const action = update.actions.find((a) => JSON.stringify(a.command) === JSON.stringify(attack.command));
  if (!action) return nothing;
  return html`<section class="card card-attack">
    <h3>${icon("attack")}${t("tet.attack.title", { target: targetName(update, attack.command) })}${cardClose(t("back"), () => dismiss(ctx))}</h3>
    <p>${badge(attack.command.figure)} ${t("tet.attack.by", { figure: figureName(attack.command.figure) })}</p>
    ${attack.odds ? oddsPanel(attack.odds, attack.command.type === "attack_pirates")
      : html`<p class="note" role="status">${t("tet.odds.wait")}</p>`}
    <div class="card-go">${goButtons(update, ctx, action, attack.odds)}</div>
  </section>`;
}

/** @param {Odds} odds @param {string} result @returns {[number, number]} */
function chance(odds, result) {
  return odds.lines.find((line) => line.result === result)?.chance ?? [0, 1];
}

/** @param {Odds} odds @param {boolean} atSea @returns {Part} */
export function oddsPanel(odds, atSea) {
  return html`<div class="tet-odds" role="group" aria-label=${t("tet.odds")}>
    <ul class="tet-results" role="list">${RESULTS.map((result) => html`<li class="tet-result-${result}">
      <strong>${percent(chance(odds, result))}</strong> <span>${t(`tet.result.${result}`)}
      <span class="fraction">${fraction(chance(odds, result))}</span></span>${bar(chance(odds, result)[0] / chance(odds, result)[1])}</li>`)}</ul>
    ${sides(odds, atSea)}
  </div>`;
}

/** Both sides' sums with where they come from. @param {Odds} odds @param {boolean} atSea @returns {Part} */
function sides(odds, atSea) {
  const { numbers } = odds;
  return html`<dl class="tet-sides">
    <div><dt>${sign("die-roman", { text: "VI" })}<span>${t("tet.side.roman")}</span></dt>
      <dd><b>${formula("tet.die.roman", numbers.roman_adds, 0, numbers.roman_times)}</b>
        ${explain(odds, "roman", numbers.roman_adds, atSea)}</dd></div>
    <div><dt>${sign("die-normal", { text: 6 })}<span>${t("tet.side.barbarian")}</span></dt>
      <dd><b>${formula("tet.die.normal", numbers.barbarian_adds, numbers.barbarian_bonus, numbers.barbarian_times)}</b>
        ${explain(odds, "barbarian", numbers.barbarian_adds, atSea)}</dd></div>
  </dl><p class="note">${t(atSea ? "tet.attack.sea.rule" : "tet.attack.rule")} ${ruleLink(atSea ? "TET 9.5" : "TET 5.4")}</p>`;
}

/** "(die + 2) × 2". @param {string} die @param {number} adds @param {number} bonus @param {number} times */
function formula(die, adds, bonus, times) {
  const parts = [t(die)];
  if (adds > 0) parts.push(String(adds));
  if (bonus > 0) parts.push(t("tet.goths.bonus", { n: bonus }));
  const sum = parts.join(" + ");
  if (times === 1) return sum;
  return parts.length > 1 ? `(${sum}) × ${times}` : `${sum} × ${times}`;
}

/** @param {Odds} odds @param {"roman" | "barbarian"} side @param {number} adds @param {boolean} atSea @returns {Part} */
function explain({ places }, side, adds, atSea) {
  const chain = places[`${side}_chain`] ?? [];
  const doubling = places[`${side}_doubling`] ?? [];
  const where = atSea ? "coast" : "chain";
  return html`<span class="note">${adds > 0 ? t(`tet.${side}.${where}`, { n: adds, spaces: spacesWords(chain) }) : t(`tet.${side}.none`)}${
    doubling.length > 0 ? html` ${t(`tet.${side}.doubling`, { n: doubling.length, spaces: spacesWords(doubling) })}` : nothing}</span>`;
}

/** @param {Update} update @param {Ctx} ctx @param {Action} action @param {Odds | null} odds @returns {Part} */
function goButtons(update, ctx, action, odds) {
  const label = t("tet.attack.go");
  const note = t("tet.price", { n: price(action), left: viewOf(update).ip });
  /** @type {import("../app/controls.js").RowLook} */
  const look = { primary: true, mark: icon("attack"), note };
  if (!ctx.preferences.confirmAttack) return commandButton(ctx, [action.command], label, look);
  if (!ctx.local.confirming) return choiceButton(() => confirm(ctx, true), label, look);
  return confirmBox({
    label,
    text: html`${t("tet.attack.sure")} ${odds ? html`<strong>${t("tet.odds.summary", {
      win: percent(chance(odds, "victory")), lose: percent(chance(odds, "defeat")) })}</strong>` : nothing}`,
    yes: commandButton(ctx, [action.command], t("tet.attack.yes"), { primary: true, mark: icon("attack") }),
    back: () => confirm(ctx, false),
  });
}

/** @param {Ctx} ctx @param {boolean} confirming */
function confirm(ctx, confirming) {
  ctx.local.confirming = confirming;
  ctx.refresh();
  focusSoon(confirming ? ".confirm .row-choice" : ".card-go .row-choice");
}

/** @param {Ctx} ctx */
function dismiss(ctx) {
  forget(ctx.local);
  ctx.refresh();
  ctx.focusChoices();
}
