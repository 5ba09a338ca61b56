/** Choices of the action phase (TRI 5) and the end of the turn (TRI 6.1). */

import { html, nothing } from "../vendor/lit-html.js";
import { listWords, t } from "../app/text.js";
import { choiceButton, choiceList, commandButton, confirmBox, focusSoon, whyRow } from "../app/controls.js";
import { icon } from "./icons.js";
import { roman } from "./numbers.js";
import { LAST_STEP, active, actionsOf, overfull, province, sameCommand, viewOf } from "./position.js";
import { reasonText } from "./reasons.js";
import { count, seatName, spaceName, trackName } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").View} View
 * @typedef {import("./position.js").Command} Command
 */

const ACTIONS = ["raise", "persuade", "produce_weapons"];

/** @param {Update} update @param {Ctx} ctx @returns {Part} */
export function actionChoices(update, ctx) {
  const view = viewOf(update);
  const here = province(view, active(view).at);
  const legal = update.actions.filter((a) => ACTIONS.includes(a.command.type));
  const others = expected(view).filter((c) => !legal.some((a) => sameCommand(a.command, c)));
  const type = t(`tri.type.${here?.type}`);
  return html`
    ${choiceList(t("tri.actions.title", { space: spaceName(active(view).at), type }), legal.map((a) =>
      commandButton(ctx, [a.command], actionLabel(view, a.command), {
        mark: actionMark(a.command),
        note: surcharge(view, a.cost?.amount ?? 0),
        price: html`${icon("gold")}${count("gold", a.cost?.amount ?? 0)}`,
      })))}
    ${endOfTurn(update, ctx)}
    ${others.length === 0 ? nothing : html`<details class="whys"><summary>${t("tri.actions.others")}</summary>
      ${others.map((c) => whyRow(ctx, actionLabel(view, c), () => ctx.why([c]), reasonText))}</details>`}`;
}

/** All that a player may think of in an action phase. @param {View} view @returns {Command[]} */
function expected(view) {
  const sources = ["alii", ...view.characters.map((c) => c.id).filter((id) => id !== view.active)];
  return [
    { type: "raise", track: "political" },
    { type: "raise", track: "military" },
    ...sources.map((source) => ({ type: "persuade", source })),
    { type: "produce_weapons" },
  ];
}

/** @param {View} view @param {Command} command @returns {string} */
function actionLabel(view, command) {
  const me = active(view);
  if (command.type === "raise") {
    const from = command.track === "political" ? me.political : me.military;
    const to = roman(Math.min(LAST_STEP, from + 1));
    return t("tri.raise", { track: trackName(String(command.track)), from: roman(from), to });
  }
  if (command.type === "persuade") {
    if (command.source === "alii") return t("tri.persuade.alii");
    return t("tri.persuade.other", { seat: seatName(String(command.source)) });
  }
  return t("tri.produce", { n: Math.min(2, Math.max(1, me.weapons)) });
}

/** @param {Command} command @returns {Part} */
function actionMark({ type }) {
  if (type === "raise") return icon("march");
  return icon(type === "persuade" ? "citizens" : "weapons");
}

/** What a price has on top of the action's own (TRI 5.5, 5.6). @param {View} view @param {number} price */
function surcharge(view, price) {
  const more = price - view.next_action_cost;
  return more > 0 ? t("tri.surcharge", { n: more }) : nothing;
}

/** @param {Update} update @param {Ctx} ctx @returns {Part} */
function endOfTurn(update, ctx) {
  const view = viewOf(update);
  const [end] = actionsOf(update, "end_turn");
  if (!end) return nothing;
  const canAct = update.actions.length > 1;
  const ask = canAct && ctx.preferences.confirmEndTurn;
  const button = !ask || !ctx.local.ending
    ? choiceButton(() => (ask ? setEnding(ctx, true) : ctx.act([end.command])), t("tri.end_turn"),
      { primary: !canAct, mark: icon("points"), price: t(view.calendar === 1 ? "tri.end_turn.election" : "tri.change",
        { from: roman(view.calendar), to: roman(view.calendar - 1) }) })
    : confirmBox({
      label: t("tri.end_turn"), text: t("tri.end_turn.sure"),
      yes: commandButton(ctx, [end.command], t("tri.end_turn.yes"), { primary: true }), back: () => setEnding(ctx, false),
    });
  return html`<section class="row-group tri-ending"><h3>${t("tri.end_turn.title")}</h3>${cuts(view)}${button}</section>`;
}

/** @param {Ctx} ctx @param {boolean} ending */
function setEnding(ctx, ending) {
  ctx.local.ending = ending;
  ctx.refresh();
  focusSoon(ending ? ".confirm .row-choice" : ".tri-ending .row-choice");
}

/** Provinces that lose legions at the end of the turn. @param {View} view @returns {Part} */
function cuts(view) {
  const list = overfull(view).map((p) => t("tri.cut", { space: spaceName(p.id), from: p.legions }));
  return list.length === 0 ? nothing : html`<p class="tri-note">${t("tri.cuts", { list: listWords(list) })}</p>`;
}
