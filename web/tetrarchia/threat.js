/** The end of the turn, and what the Barbarian phase may bring (TET 4). */

import { html, nothing } from "../vendor/lit-html.js";
import { cardClose, choiceButton, commandButton, confirmBox, focusSoon } from "../app/controls.js";
import { percent } from "../app/numbers.js";
import { ruleLink } from "../app/rule-link.js";
import { listWords, t } from "../app/text.js";
import { armySign, icon } from "./icons.js";
import { actionsOf, viewOf } from "./position.js";
import { forget } from "./considering.js";
import { capital, spaceName } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("../app/game-ui").Odds} Odds
 * @typedef {import("../protocol").OddsLine} OddsLine
 * @typedef {import("./position.js").Update} Update
 */

/** Results of the threat worth a column. */
const WORSE = ["unrest", "revolt", "uprising", "army", "goths", "pirates"];
/** Chances below this aren't shown in all (what a long chain of rolls leaves uncounted). */
const LEAST = 0.002;

/** @param {Ctx} ctx */
async function lookAhead(ctx) {
  const { local } = ctx;
  forget(local);
  local.threat = { odds: null };
  ctx.refresh();
  ctx.focusChoices();
  const odds = await ctx.odds([]);
  if (!odds || !local.threat) return;
  local.threat = { odds };
  ctx.refresh();
}

/** @param {Update} update @param {Ctx} ctx @returns {Part} */
export function endOfTurn(update, ctx) {
  const [end] = actionsOf(update, "end_turn");
  if (!end) return nothing;
  const { ip } = viewOf(update);
  const { local } = ctx;
  const left = ip > 0 && update.actions.length > 1;
  const ask = left && ctx.preferences.confirmEndTurn;
  /** @type {import("../app/controls.js").RowLook} */
  const looks = { primary: true, mark: icon("end"), note: left ? t("tet.end.left", { n: ip }) : t("tet.end.note") };
  const button = ask && local.ending
    ? confirmBox({
      label: t("tet.end"), text: t("tet.end.sure", { n: ip }),
      yes: commandButton(ctx, [end.command], t("tet.end.yes"), { primary: true }), back: () => setEnding(ctx, false),
    })
    : choiceButton(() => (ask ? setEnding(ctx, true) : ctx.act([end.command])), t("tet.end"), looks);
  const preview = choiceButton(() => lookAhead(ctx), t("tet.threat.look"), { mark: icon("look") });
  return html`<section class="row-group tet-end"><h3>${t("tet.end.title")}</h3>${button}${local.threat ? nothing : preview}</section>`;
}

/** @param {Ctx} ctx @param {boolean} ending */
function setEnding(ctx, ending) {
  ctx.local.ending = ending;
  ctx.refresh();
  focusSoon(ending ? ".confirm .row-choice" : ".tet-end .row-choice");
}

/** What the Barbarian phase may bring, as if the turn ended now. @param {Update} update @param {Ctx} ctx @returns {Part} */
export function threatCard(update, ctx) {
  const { odds } = ctx.local.threat;
  const back = () => {
    forget(ctx.local);
    ctx.refresh();
    ctx.focusChoices();
  };
  return html`<section class="card"><h3>${icon("look")}${t("tet.threat.title")}${cardClose(t("back"), back)}</h3>
    ${odds ? threatView(update, odds) : html`<p class="note" role="status">${t("tet.odds.wait")}</p>`}</section>${endOfTurn(update, ctx)}`;
}

/**
 * How likely something happens in each place, the likeliest first.
 * @param {Odds} odds @returns {{place: string, chance: [number, number], lines: OddsLine[]}[]}
 */
export function threatChances(odds) {
  /** @type {Map<string, OddsLine[]>} */
  const places = new Map();
  for (const line of odds.lines) {
    if (!line.place || line.place.includes(">") || !WORSE.includes(line.result)) continue;
    places.set(line.place, [...(places.get(line.place) ?? []), line]);
  }
  return [...places].map(([place, lines]) => ({ place, chance: sum(lines), lines }))
    .sort((a, b) => b.chance[0] / b.chance[1] - a.chance[0] / a.chance[1]);
}

/** The sum of chances, near enough for signs. @param {OddsLine[]} lines @returns {[number, number]} */
function sum(lines) {
  if (lines.length === 1) return lines[0].chance;
  return [lines.reduce((all, { chance: [part, whole] }) => all + part / whole, 0), 1];
}

/** @param {Update} update @param {Odds} odds @returns {Part} */
function threatView(update, odds) {
  const chances = threatChances(odds);
  const totals = odds.totals.filter(({ chance: [part, whole] }) => part / whole > LEAST);
  const rows = chances.map(({ place, lines }) => html`<tr><th scope="row">${capital(spaceName(place))}</th><td>${listWords(
    lines.map(({ result, chance }) => t("tet.threat.line", { what: t(`tet.threat.${result}`), percent: percent(chance) })))}</td></tr>`);
  return html`<div class="tet-threat">
    <p>${totals.length === 0 ? t("tet.threat.calm") : html`${totals.map(({ result, chance }) => html`<span class="tet-total">${
      t(`tet.total.${result}`)} <strong>${percent(chance)}</strong></span>`)}`} ${ruleLink("TET 4.1")}</p>
    ${marches(update, odds)}
    <details class="fold"><summary>${t("tet.threat.places", { n: rows.length })}</summary>
      <table class="tet-places"><tbody>${rows}</tbody></table></details>
    <p class="note">${t("tet.threat.map")}</p>
  </div>`;
}

/** What becomes of every army's march. @param {Update} update @param {Odds} odds @returns {Part} */
function marches(update, odds) {
  const list = viewOf(update).marches;
  if (list.length === 0) return nothing;
  return html`<h4>${t("tet.marches")} ${ruleLink("TET 4.5")}</h4><ol class="tet-marches">${list.map((march) => {
    const key = `${march.space}>${march.to}`;
    const lines = odds.lines.filter((line) => line.place === key && line.chance[0] > 0);
    return html`<li>${armySign(march.army)}<span>${capital(t("tet.march.line", {
      from: spaceName(march.space), to: spaceName(march.to) }))}: ${listWords(lines.map(({ result, chance }) =>
      chance[0] === chance[1] ? t(`tet.march.${result}`)
        : t("tet.march.chance", { what: t(`tet.march.${result}`), percent: percent(chance) })))}${
      lines.some((line) => line.numbers?.roman_times) ? html` <span class="note">${fightWords(lines)}</span>` : nothing}</span></li>`;
  })}</ol>`;
}

/** The sums of a fight on the march. @param {OddsLine[]} lines @returns {string} */
function fightWords(lines) {
  const { numbers } = /** @type {OddsLine} */ (lines.find((line) => line.numbers?.roman_times));
  return t("tet.march.fight", {
    adds: numbers.roman_adds, times: numbers.roman_times,
    their_adds: numbers.barbarian_adds + numbers.barbarian_bonus, their_times: numbers.barbarian_times,
  });
}
