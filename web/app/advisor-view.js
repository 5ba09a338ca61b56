/** The advisor at the table: the button that asks, how far it is, and the plans that it proposes. */

import { html, nothing, svg } from "../vendor/lit-html.js";
import { focusSoon } from "./controls.js";
import { notify } from "./announce.js";
import { icon } from "./icons.js";
import { chanceWords } from "./chances-words.js";
import { t } from "./text.js";

/** @typedef {import("./table-screen.js").Table} Table */
/** @typedef {import("./game-ui").Update} Update */
/** @typedef {import("./game-ui").GameUI} GameUI */
/** @typedef {import("../protocol").Plan} Plan */

/** @param {boolean} on @param {(on: boolean) => void} change */
export function advisorToggle(on, change) {
  return html`<label class="toggle advice-toggle"><input type="checkbox" .checked=${on} @change=${(/** @type {Event} */ event) => {
    change(/** @type {HTMLInputElement} */ (event.target).checked);
  }}><span>${t("advice.setup")}<small>${t("advice.setup.note")}</small></span></label>`;
}

/** Ask; where it can't be asked, say why. @param {Table} table */
export function askAdvisor(table) {
  const { advisor } = table;
  if (advisor.why) {
    notify({ text: t(`advice.no.${advisor.why}`) });
    return;
  }
  table.tab = "play";
  void advisor.ask();
  table.refresh();
  focusSoon(".advice-stop, .advice-title");
}

/** Switch the advisor on or off for this game. @param {Table} table */
export function switchAdvisor({ session }) {
  session.allowAdvice(!session.slot.advisor);
  notify({ text: t(session.slot.advisor ? "advice.on" : "advice.off") });
}

/** The heading of the choices with the button that asks. @param {Table} table */
export function choicesHead(table) {
  const { advisor } = table;
  return html`<div class="choices-head">
    <h2 id="choices-title" class="side-title">${t("choices.title")}</h2>
    ${advisor.why || advisor.open ? nothing : html`<button class="btn btn-quiet advice-ask" @click=${() => askAdvisor(table)}
      >${icon("advice")}<span>${t("advice")}</span></button>`}
  </div>`;
}

/** @param {Table} table @param {Update} update */
export function adviceView(table, update) {
  const { advisor } = table;
  if (!advisor.open) return nothing;
  return advisor.plans ? plansView(table, update, advisor.plans) : thinkingView(table);
}

/** @param {Table} table */
function thinkingView({ advisor }) {
  return html`<section class="advice card" aria-labelledby="advice-title">
    <h3 id="advice-title">${icon("advice")}${t("advice.thinks")}</h3>
    <progress class="advice-share" max="1" .value=${advisor.share} aria-label=${t("advice.share")}></progress>
    <div class="actions"><button class="btn btn-primary advice-stop" @click=${() => {
      advisor.stop();
    }}>${t("advice.stop")}</button>
      <button class="btn btn-quiet" @click=${() => leave(advisor)}>${t("cancel")}</button></div>
    <p class="note">${t("advice.stop.note")}</p>
  </section>`;
}

/** @param {import("./advisor.js").Advisor} advisor */
function leave(advisor) {
  advisor.dismiss();
  focusSoon(".advice-ask");
}

/** @param {Table} table @param {Update} update @param {Plan[]} plans */
function plansView(table, update, plans) {
  const { advisor } = table;
  return html`<section class="advice card" aria-labelledby="advice-title">
    <h3 id="advice-title" class="advice-title" tabindex="-1">${icon("advice")}${t("advice.title")}<button type="button"
      class="card-close" aria-label=${t("advice.close")} @click=${() => leave(advisor)}>×</button></h3>
    ${plans.length === 0 ? html`<p class="note">${t("advice.none")}</p>` : html`<ol class="plans" role="list">
      ${plans.map((plan, i) => planView(table, update, plan, i))}</ol>
      <p class="note">${t("advice.note")}</p>`}
  </section>`;
}

/** @param {Table} table @param {Update} update @param {Plan} plan @param {number} i */
function planView(table, update, plan, i) {
  const { advisor, game } = table;
  const lines = game.planLines(update, plan.commands);
  const show = () => advisor.light(i);
  const look = () => {
    show();
    const place = game.planPlaces(update, plan.commands).at(-1);
    if (place) table.map?.goTo(place);
  };
  return html`<li class="plan" data-lit=${advisor.lit === i ? "true" : "false"} aria-labelledby="plan-title-${i}"
      @pointerenter=${show} @pointerleave=${() => advisor.light(-1)} @focusin=${look} @click=${look}
      @focusout=${() => advisor.light(-1)}>
    <h4 id="plan-title-${i}">${t("advice.plan", { n: i + 1 })}</h4>
    <ol class="plan-lines" role="list">${lines.map((line) => html`<li>${line}</li>`)}</ol>
    <p class="plan-chances">${chanceWords(game, update, plan)}</p>
    ${chanceBar(game, update, plan.chances)}
    ${plan.reasons.length ? html`<ul class="plan-reasons">${plan.reasons.map((reason) =>
      html`<li>${game.adviceText(reason)}</li>`)}</ul>` : nothing}
    ${advisor.confirming === i ? confirmation(table, update, plan, i) : html`<div class="actions"><button
      class="btn ${i === 0 ? "btn-primary" : ""} plan-do" aria-describedby="plan-title-${i}" @click=${() => choose(table, update, plan, i)}
      >${t("advice.do")}</button></div>`}
  </li>`;
}

/** Whether the player wants to be asked about a plan once more, and how. @param {Table} table @param {Update} update @param {Plan} plan */
function question({ game, ctx }, update, { commands }) {
  return game.planAsks(update, commands, ctx.preferences);
}

/** @param {Table} table @param {Update} update @param {Plan} plan @param {number} i */
function choose(table, update, plan, i) {
  if (!question(table, update, plan)) {
    void table.ctx.act(plan.commands);
    return;
  }
  table.advisor.confirm(i);
  focusSoon(".plan-yes");
}

/** @param {Table} table @param {Update} update @param {Plan} plan @param {number} i */
function confirmation(table, update, plan, i) {
  return html`<div class="plan-confirm" role="group" aria-label=${t("advice.do")}>
    <p>${question(table, update, plan)}</p>
    <div class="actions"><button class="btn btn-primary plan-yes" @click=${() => table.ctx.act(plan.commands)}>${t("advice.yes")}</button>
      <button class="btn" @click=${() => {
        table.advisor.confirm(-1);
        focusSoon(`.plan:nth-child(${i + 1}) .plan-do`);
      }}>${t("back")}</button></div></div>`;
}

/** The chances side by side; the words beside it say the same. @param {GameUI} game @param {Update} update @param {number[]} chances */
function chanceBar(game, update, chances) {
  const shares = game.rivals ? chances : chances.slice(0, 1);
  const ids = game.courseLines?.(update).map(({ id }) => id) ?? update.seats;
  let from = 0;
  return svg`<svg class="plan-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"
    ><rect class="bar-back" width="100" height="4"></rect>${shares.map((chance, seat) => {
      const x = from;
      from += 100 * chance;
      return svg`<rect class=${game.seatMark(ids[seat]).className} x=${x} width=${100 * chance} height="4"></rect>`;
    })}</svg>`;
}
