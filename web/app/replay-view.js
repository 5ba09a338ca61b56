/** The replay's controls: where in the game one looks, and how to get elsewhere. */

import { html, nothing, svg } from "../vendor/lit-html.js";
import { icon } from "./icons.js";
import { SPEEDS, turnLabel } from "./replay.js";
import { branchOff, shareGame } from "./table-actions.js";
import { t } from "./text.js";

/** @typedef {import("./table-screen.js").Table} Table */
/** @typedef {import("./replay.js").Replay} Replay */
/** @typedef {import("./replay.js").Speed} Speed */
/** @typedef {import("./icons.js").IconName} IconName */

/** @param {Table} table */
export function replayView(table) {
  const { replay } = table;
  if (!replay.shown) return nothing;
  const { at, head, catchingUp } = replay;
  const { lines } = replay;
  return html`<section class="replay" aria-labelledby="replay-title">
    <div class="replay-head">
      <h2 id="replay-title" class="side-title">${t(catchingUp ? "replay.since" : "replay.title")}</h2>
      <p class="replay-where">${where(replay)}</p>
    </div>
    ${scrubber(replay)}
    ${buttons(replay)}
    ${at > 0 && at < head || catchingUp ? html`<ul class="replay-lines">${lines.length
      ? lines.map((line) => html`<li>${line.text}</li>`) : html`<li class="note">${t("replay.quiet")}</li>`}</ul>` : nothing}
    <div class="actions">
      ${catchingUp ? html`<button class="btn btn-primary" @click=${() => replay.step(1)}>${t("replay.next")}</button>` : nothing}
      <button class=${catchingUp || at === head ? "btn" : "btn btn-primary"} @click=${() => replay.skip()}>${
        t(catchingUp ? "replay.skip" : at === head ? "replay.close" : "replay.now")}</button>
      ${catchingUp || at === head ? nothing : html`<button class="btn" @click=${() => branchOff(table)}>${t("replay.branch")}</button>
        <button class="btn btn-quiet" @click=${() => shareGame(table)}>${t("replay.share")}</button>`}
    </div>
    ${catchingUp ? nothing : moments(replay)}
  </section>`;
}

/** @param {Replay} replay @returns {string} */
function where({ at, head, marked }) {
  if (at === 0) return t("replay.where.start", { head });
  if (at === head) return t("replay.where.now", { head });
  const turn = turnLabel(marked.stones, at);
  const place = t("replay.past", { at, head });
  return turn ? t("replay.where.turn", { turn, where: place }) : place;
}

/** @param {Replay} replay */
function scrubber(replay) {
  const { at, head, marked } = replay;
  /** @param {number} step */
  const x = (step) => (head === 0 ? 0 : (step * 1000) / head).toFixed(1);
  return html`<div class="scrubber">
    <input type="range" min="0" max=${head} step="1" .value=${String(at)} aria-label=${t("replay.scrubber")}
      aria-valuetext=${[where(replay), ...replay.lines.map((line) => line.text)].join(" ")}
      @input=${(/** @type {Event} */ event) => {
        replay.pause();
        replay.to(Number(/** @type {HTMLInputElement} */ (event.target).value));
      }}>
    <svg class="scrub-marks" viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true">
      ${marked.stones.map(({ step }) => svg`<path class="scrub-turn" d=${`M${x(step)} 0v5`}/>`)}
      ${marked.moments.map(({ step }) => svg`<path class="scrub-moment" d=${`M${x(step)} 4v8`}/>`)}
    </svg></div>`;
}

/** @param {Replay} replay */
function buttons(replay) {
  const { at, head, playing } = replay;
  return html`<div class="replay-buttons" role="group" aria-label=${t("replay")}>
    ${button("first", "replay.turn-back", at > 0, () => replay.turn(-1))}
    ${button("back", "replay.back", at > 0, () => replay.step(-1))}
    ${playing ? button("pause", "replay.pause", true, () => replay.pause())
      : button("run", "replay.play", head > 0, () => replay.play())}
    ${button("forward", "replay.forward", at < head, () => replay.step(1))}
    ${button("last", "replay.turn-forward", at < head, () => replay.turn(1))}
    <label class="replay-speed"><span class="visually-hidden">${t("replay.speed")}</span>
      <select @change=${(/** @type {Event} */ event) => {
        replay.setSpeed(/** @type {Speed} */ (/** @type {HTMLSelectElement} */ (event.target).value));
      }}>${Object.keys(SPEEDS).map((speed) => html`<option value=${speed} ?selected=${speed === replay.speed}
        >${t(`replay.speed.${speed}`)}</option>`)}</select></label>
  </div>`;
}

/** @param {IconName} name @param {string} key @param {boolean} can @param {() => void} run */
function button(name, key, can, run) {
  return html`<button class="icon-btn" aria-label=${t(key)} title=${t(key)} aria-disabled=${can ? "false" : "true"}
    @click=${() => {
      if (can) run();
    }}>${icon(name)}</button>`;
}

/** @param {Replay} replay */
function moments(replay) {
  const { moments: all } = replay.marked;
  if (!all.length) return nothing;
  return html`<details class="moments"><summary>${t("replay.moments", { n: all.length })}</summary>
    <ol class="moment-list">${all.map(({ step, text }) => html`<li><button class="log-go" aria-current=${step === replay.at ? "step" : nothing}
      @click=${() => {
        replay.pause();
        replay.to(step);
      }}>${text}</button></li>`)}</ol></details>`;
}
