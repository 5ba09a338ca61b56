/** The exact odds of an attack, as sentences and bars. */

import { html, nothing } from "../vendor/lit-html.js";
import { bar } from "../app/controls.js";
import { fraction, mean, percent } from "../app/numbers.js";
import { t } from "../app/text.js";
import { count } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("../app/game-ui").Odds} Odds
 * @typedef {Odds["lines"][number]} Line
 */

/** @param {Odds} odds @param {string} result @returns {readonly [number, number]} */
function total(odds, result) {
  return odds.totals.find((line) => line.result === result)?.chance ?? [0, 1];
}

/** @param {readonly [number, number]} chance */
function isCertain([part, whole]) {
  return part === 0 || part === whole;
}

/** "Conquered: 83% (5/6)". @param {Odds} odds @returns {string} */
export function oddsSummary(odds) {
  const chance = total(odds, "conquered");
  const exact = isCertain(chance) ? "" : ` (${fraction(chance)})`;
  return t("tri.odds.conquered", { chance: `${percent(chance)}${exact}` });
}

/** Legions left on average in a conquest; null where none is possible. @param {Odds} odds */
export function expectedLegions(odds) {
  let sum = 0;
  let weight = 0;
  for (const { result, chance: [part, whole], numbers } of odds.lines) {
    if (result !== "conquered") continue;
    sum += (part / whole) * numbers.attackers;
    weight += part / whole;
  }
  return weight === 0 ? null : sum / weight;
}

/**
 * @param {Odds | undefined} odds undefined while they are on their way
 * @param {number} legions
 * @returns {Part}
 */
export function oddsPanel(odds, legions) {
  if (!odds) return html`<p class="tri-odds tri-odds-wait" role="status">${t("tri.odds.wait")}</p>`;
  const conquered = total(odds, "conquered");
  const failed = total(odds, "failed");
  const left = expectedLegions(odds);
  const fails = failed[0] > 0;
  const words = [
    fails ? t("tri.odds.failed", { percent: percent(failed) }) : "",
    left === null ? "" : t(fails ? "tri.odds.left" : "tri.odds.left.sure", { n: mean(left) }),
  ];
  return html`<div class="tri-odds" role="group" aria-label=${t("tri.odds.title", { what: count("legions", legions) })}>
    <p class="tri-odds-main" role="status"><strong>${percent(conquered)}</strong>
      <span>${t("tri.odds.result.conquered")}${isCertain(conquered) ? nothing
        : html` <span class="fraction">(${fraction(conquered)})</span>`}</span></p>
    ${bar(conquered[0] / conquered[1])}
    <p class="tri-note">${words.filter(Boolean).join(" ")}</p>
    ${explanation(odds)}
    ${odds.lines.length > 1 ? distribution(odds) : nothing}
  </div>`;
}

/** How many weapons are drawn, and who protects. @param {Odds} odds @returns {Part} */
function explanation({ numbers }) {
  const drawn = numbers.drawn === 0 ? t("tri.odds.undrawn") : t("tri.odds.drawn", { n: numbers.drawn });
  return html`<p class="tri-note">${drawn}${numbers.protection === 0 ? nothing
    : html` ${t("tri.odds.protection", { n: numbers.protection })}`}</p>`;
}

/** All results with their chances. @param {Odds} odds @returns {Part} */
function distribution(odds) {
  const row = (/** @type {Line} */ line) => html`<li class="tri-odds-${line.result}">
    <span class="tri-odds-text">${lineText(line)}</span>
    <span class="tri-odds-chance">${percent(line.chance)}
      <span class="fraction">${fraction(line.chance)}</span></span>
    ${bar(line.chance[0] / line.chance[1])}</li>`;
  return html`<details class="fold tri-distribution"><summary>${t("tri.odds.all")}</summary>
    <ul role="list">${odds.lines.map(row)}</ul></details>`;
}

/** @param {Line} line @returns {string} */
function lineText({ result, numbers }) {
  return result === "conquered" ? t("tri.odds.line.conquered", { n: numbers.attackers })
    : t("tri.odds.line.failed", { n: numbers.defenders });
}
