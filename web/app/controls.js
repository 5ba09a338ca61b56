/** Controls that every game's choices are made of: rows, lists, steppers, "why not?", confirmation. */

import { html, nothing, svg } from "../vendor/lit-html.js";
import { ruleLink } from "./rule-link.js";
import { t } from "./text.js";

/**
 * @typedef {import("./game-ui").Part} Part
 * @typedef {import("./game-ui").Ctx} Ctx
 * @typedef {import("./game-ui").Reason} Reason
 * @typedef {import("./game-ui").Command} Command
 *
 * @typedef {object} RowLook
 * @property {Part} [price]
 * @property {Part} [mark]
 * @property {Part} [note]
 * @property {boolean} [primary]
 */

/**
 * A row that gives commands.
 * @param {Ctx} ctx @param {Command[]} commands @param {Part} label @param {RowLook} [look]
 * @returns {Part}
 */
export function commandButton(ctx, commands, label, look = {}) {
  return choiceButton(() => ctx.act(commands), label, look);
}

/**
 * A row that does something when chosen.
 * @param {() => unknown} choose @param {Part} label @param {RowLook} [look]
 * @returns {Part}
 */
export function choiceButton(choose, label, { price, mark, note, primary } = {}) {
  return html`<button type="button" class="row-choice ${primary ? "row-primary" : ""}" @click=${choose}
    >${mark ? html`<span class="row-mark">${mark}</span>` : nothing
    }<span class="row-label">${label}${note ? html` <span class="row-note">${note}</span>` : nothing
    }</span>${price ? html` <span class="row-price">${price}</span>` : nothing}</button>`;
}

/**
 * A headed list of rows; nothing when it's empty.
 * @param {Part} title @param {Part[]} rows @param {Part} [after]
 * @returns {Part}
 */
export function choiceList(title, rows, after = nothing) {
  if (rows.length === 0) return nothing;
  return html`<section class="row-group"><h3>${title}</h3><ul class="rows" role="list">${
    rows.map((row) => html`<li>${row}</li>`)}</ul>${after}</section>`;
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
  return html`<div class="number" role="group" aria-label=${label}>
    <span class="number-label">${mark ?? nothing}${label}</span>
    <span class="number-row">
      <button type="button" aria-label=${t("number.less", { label })} aria-disabled=${off(value <= least)}
        @click=${to(value - 1)}>−</button>
      <output aria-live="polite">${value}</output>
      <button type="button" aria-label=${t("number.more", { label })} aria-disabled=${off(value >= most)}
        @click=${to(value + 1)}>+</button>
      ${quick ? html`
        <button type="button" class="number-quick" aria-disabled=${off(value === least)} @click=${to(least)}
          >${least === 0 ? t("number.none") : least}</button>
        <button type="button" class="number-quick" aria-disabled=${off(value === most)} @click=${to(most)}
          >${t("number.all", { n: most })}</button>` : nothing}
    </span>
  </div>`;
}

/** Put the focus where a control has just taken another's place. @param {string} selector */
export function focusSoon(selector) {
  requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus());
}

/**
 * Something that one may expect but can't be done: says why when asked.
 * @param {Ctx} ctx @param {string} label @param {() => Promise<Reason | null>} ask
 * @param {(reason: Reason) => string} words
 * @returns {Part}
 */
export function whyRow(ctx, label, ask, words) {
  const reason = ctx.local.whys?.[label];
  return html`<div class="why"><span class="why-label">${label}</span>
    <button type="button" class="why-ask" aria-expanded=${reason ? "true" : "false"}
      aria-label=${t("why.label", { what: label })} @click=${() => askWhy(ctx, label, ask)}
      >${t("why")}</button>
    ${reason ? whyText(words(reason), reason.rule) : nothing}</div>`;
}

/** A reason with its paragraph. @param {string} text @param {string} rule @returns {Part} */
export function whyText(text, rule) {
  return html`<p class="why-reason" role="status">${text} ${ruleLink(rule)}</p>`;
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

/**
 * Asked once more before something that can't be undone.
 * @param {{label: string, text: Part, yes: Part, back: () => void}} options
 * @returns {Part}
 */
export function confirmBox({ label, text, yes, back }) {
  return html`<div class="confirm" role="group" aria-label=${label}>
    <p>${text}</p>${yes}${choiceButton(back, t("back"))}</div>`;
}

/** The × of a card's heading. @param {string} label @param {() => void} close @returns {Part} */
export function cardClose(label, close) {
  return html`<button type="button" class="card-close" aria-label=${label} @click=${close}>×</button>`;
}

/** A bar filled to a share (0 to 1). @param {number} share @returns {Part} */
export function bar(share) {
  return svg`<svg class="bar-share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"
    ><rect class="bar-back" width="100" height="4"></rect
    ><rect class="bar-fill" width=${Math.max(0, Math.min(100, share * 100))} height="4"></rect></svg>`;
}

/**
 * A piece of the map as a sign; its drawing comes from the map in the page.
 * @param {import("../maps/types.js").MapInfo} map @param {string} name as in `map.pieces`
 * @param {{seat?: string, text?: string | number}} [options]
 * @returns {Part}
 */
export function pieceSign(map, name, { seat, text } = {}) {
  const { id, width, height, text: place } = map.pieces[name];
  return svg`<svg class="piece-sign" viewBox="${-width / 2} ${-height / 2} ${width} ${height}" width=${width} height=${height}
    aria-hidden="true"><g class="map-piece map-piece-${name}" data-seat=${seat ?? nothing}><use href="#${id}"></use>${
    text !== undefined && place ? svg`<text x=${place[0]} y=${place[1]} font-size=${place[2]}>${text}</text>` : nothing}</g></svg>`;
}
