/** Controls that the choices are made of: command buttons, steppers, "why not?" rows. */

import { html, nothing } from "../vendor/lit-html.js";
import { ruleLink } from "../app/rule-link.js";
import { t } from "../app/text.js";
import { reasonText } from "./reasons.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("../app/game-ui").Reason} Reason
 * @typedef {import("./position.js").Command} Command
 * @typedef {{price?: Part, mark?: Part, note?: Part, primary?: boolean}} Look
 */

/**
 * A button that gives a command.
 * @param {Ctx} ctx
 * @param {Command[]} commands
 * @param {Part} label
 * @param {Look} [more]
 * @returns {Part}
 */
export function commandButton(ctx, commands, label, more = {}) {
  return choiceButton(() => ctx.act(commands), label, more);
}

/**
 * A row of a list that does something when chosen.
 * @param {() => unknown} choose
 * @param {Part} label
 * @param {Look} [more]
 * @returns {Part}
 */
export function choiceButton(choose, label, { price, mark, note, primary } = {}) {
  return html`<button type="button" class="tri-choice ${primary ? "tri-choice-primary" : ""}" @click=${choose}
    >${mark ? html`<span class="tri-choice-mark">${mark}</span>` : nothing
    }<span class="tri-choice-label">${label}${note ? html` <span class="tri-choice-note">${note}</span>` : nothing
    }</span>${price ? html` <span class="tri-choice-price">${price}</span>` : nothing}</button>`;
}

/**
 * A headed list of choices; nothing when it's empty.
 * @param {string} title
 * @param {Part[]} rows
 * @returns {Part}
 */
export function choiceList(title, rows) {
  if (rows.length === 0) return nothing;
  return html`<section class="tri-group"><h3>${title}</h3><ul class="tri-choices" role="list">${
    rows.map((row) => html`<li>${row}</li>`)}</ul></section>`;
}

/**
 * A number with buttons to make it smaller and larger. At a bound they stay focusable: a button that
 * is disabled under the finger would lose the focus.
 * @param {{label: string, value: number, least: number, most: number, set: (value: number) => void,
 *   mark?: Part}} options
 * @returns {Part}
 */
export function stepper({ label, value, least, most, set, mark }) {
  const quick = most - least > 1;
  const to = (/** @type {number} */ next) => () => {
    if (next >= least && next <= most && next !== value) set(next);
  };
  const off = (/** @type {boolean} */ there) => (there ? "true" : "false");
  return html`<div class="tri-stepper" role="group" aria-label=${label}>
    <span class="tri-stepper-label">${mark ?? nothing}${label}</span>
    <span class="tri-stepper-row">
      <button type="button" aria-label=${t("tri.less", { label })} aria-disabled=${off(value <= least)}
        @click=${to(value - 1)}>−</button>
      <output aria-live="polite">${value}</output>
      <button type="button" aria-label=${t("tri.more", { label })} aria-disabled=${off(value >= most)}
        @click=${to(value + 1)}>+</button>
      ${quick ? html`
        <button type="button" class="tri-quick" aria-disabled=${off(value === least)} @click=${to(least)}
          >${least === 0 ? t("tri.none") : least}</button>
        <button type="button" class="tri-quick" aria-disabled=${off(value === most)} @click=${to(most)}
          >${t("tri.all", { n: most })}</button>` : nothing}
    </span>
  </div>`;
}

/** Put the focus where a control has just taken another's place. @param {string} selector */
export function focusSoon(selector) {
  requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus());
}

/**
 * Something that one may expect but can't be done: says why when asked.
 * @param {Ctx} ctx
 * @param {string} label
 * @param {() => Promise<Reason | null>} ask
 * @returns {Part}
 */
export function whyRow(ctx, label, ask) {
  const reason = ctx.local.whys?.[label];
  return html`<div class="tri-why"><span class="tri-why-label">${label}</span>
    <button type="button" class="tri-why-ask" aria-expanded=${reason ? "true" : "false"}
      aria-label=${t("tri.why.label", { what: label })} @click=${() => askWhy(ctx, label, ask)}
      >${t("tri.why")}</button>
    ${reason ? html`<p class="tri-why-reason" role="status">${reasonText(reason)} ${ruleLink(reason.rule)}</p>`
      : nothing}</div>`;
}

/** @param {Ctx} ctx @param {string} label @param {() => Promise<Reason | null>} ask */
async function askWhy(ctx, label, ask) {
  const { local } = ctx;
  if (local.whys?.[label]) {
    delete local.whys[label];
  } else {
    const reason = await ask();
    if (!reason) return;
    local.whys = { ...local.whys, [label]: reason };
  }
  ctx.refresh();
}
