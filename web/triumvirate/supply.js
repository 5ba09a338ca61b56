/** Choices of the supply phase: shortages, Rome's supply, its legions (TRI 2.5 to 2.7). */

import { html } from "../vendor/lit-html.js";
import { t } from "../app/text.js";
import { choiceList, commandButton } from "../app/controls.js";
import { icon } from "./icons.js";
import { actionsOf, province, viewOf } from "./position.js";
import { count, spaceName, supplyWords } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("./position.js").Update} Update
 */

/** @param {Update} update @param {Ctx} ctx @returns {Part} */
export function supplyChoices(update, ctx) {
  return html`${takes(update, ctx)}${rome(update, ctx)}${places(update, ctx)}`;
}

/** How much a province yields when the pool runs short. @param {Update} update @param {Ctx} ctx */
function takes(update, ctx) {
  const view = viewOf(update);
  const rows = actionsOf(update, "take").map(({ command }) => commandButton(ctx, [command],
    command.amount === 0 ? t("tri.take.none") : t("tri.take", { what: count(command.kind, command.amount) }),
    { mark: icon(command.kind) }));
  const [first] = actionsOf(update, "take");
  if (!first) return choiceList("", []);
  const { kind } = first.command;
  const left = kind === "gold" ? view.pool_gold : view.pool_legions;
  return choiceList(t("tri.take.title", { space: spaceName(first.command.province), what: count(kind, left) }), rows);
}

/** @param {Update} update @param {Ctx} ctx @returns {Part} */
function rome(update, ctx) {
  return choiceList(t("tri.rome.title"), actionsOf(update, "rome").map(({ command }) =>
    commandButton(ctx, [command], supplyWords(command), {
      mark: html`${signs("gold", command.gold)}${signs("legions", command.legions)}`,
      note: command.legions > 0 ? t("tri.rome.legions") : t("tri.rome.gold"),
    })));
}

/** @param {"gold" | "legions"} kind @param {number} n @returns {Part} */
function signs(kind, n) {
  return html`${Array.from({ length: n }, () => icon(kind))}`;
}

/** @param {Update} update @param {Ctx} ctx @returns {Part} */
function places(update, ctx) {
  const view = viewOf(update);
  return choiceList(t("tri.place.title"), actionsOf(update, "place").map(({ command }) => {
    const here = province(view, command.province)?.legions ?? 0;
    return commandButton(ctx, [command], spaceName(command.province), {
      mark: icon("legions"), price: t("tri.change", { from: here, to: here + 1 }),
    });
  }));
}
