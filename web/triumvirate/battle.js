/** How the attack just made went: the weapons drawn and each step of the battle (TRI 4). */

import { html, nothing } from "../vendor/lit-html.js";
import { t } from "../app/text.js";
import { eventText } from "./events.js";
import { icon, sign } from "./icons.js";
import { spaceName } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("../app/game-ui").Logged} Logged
 * @typedef {import("./position.js").Update} Update
 */

const STEPS = ["attacked", "weapons_drawn", "protected", "fought", "conquered", "repelled"];

/** The report of the last command's attack; nothing if it was none. @param {Update} update @returns {Part} */
export function battleReport(update) {
  const steps = update.events.filter(({ step, event }) => step === update.step && STEPS.includes(event.type));
  const attack = steps.find(({ event }) => event.type === "attacked")?.event;
  if (!attack) return nothing;
  const won = steps.some(({ event }) => event.type === "conquered");
  const drawn = steps.find(({ event }) => event.type === "weapons_drawn")?.event;
  return html`<section class="tri-battle ${won ? "tri-battle-won" : ""}">
    <h3>${icon("attack")}${t(won ? "tri.battle.won" : "tri.battle.lost", { space: spaceName(attack.province) })}</h3>
    ${drawn ? weapons(drawn) : nothing}
    <ol>${steps.map((logged) => html`<li>${eventText(logged)?.text}</li>`)}</ol></section>`;
}

/** @param {Record<string, any>} drawn the event of the draw @returns {Part} */
function weapons({ character, defender, attacking, defending, others }) {
  const row = (/** @type {number} */ n, /** @type {Part} */ sign) => Array.from({ length: n }, () => sign);
  return html`<p class="tri-drawn" aria-hidden="true">${row(attacking, sign(`weapon-${character}`, character))}${
    row(defending, sign(`weapon-${defender}`, defender))}${row(others, sign("blade"))}</p>`;
}
