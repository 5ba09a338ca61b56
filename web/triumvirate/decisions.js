/** Decisions that interrupt a turn (TRI 8): each by the character concerned. */

import { html, nothing } from "../vendor/lit-html.js";
import { t } from "../app/text.js";
import { choiceList, commandButton } from "../app/controls.js";
import { icon } from "./icons.js";
import { roman } from "./numbers.js";
import { character, decider, province, viewOf } from "./position.js";
import { count, spaceName, trackName } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").Command} Command
 */

/** @param {Update} update @param {Ctx} ctx @returns {Part} */
export function decisionChoices(update, ctx) {
  return choiceList(t(`tri.decision.${viewOf(update).phase}`), update.actions.map(({ command }) =>
    commandButton(ctx, [command], label(update, command), { mark: mark(command), note: note(update, command) })));
}

/** @param {Update} update @param {Command} command @returns {string} */
function label(update, command) {
  const me = character(viewOf(update), decider(update));
  switch (command.type) {
    case "raise": {
      const from = command.track === "political" ? me.political : me.military;
      return t("tri.raise", { track: trackName(String(command.track)), from: roman(from), to: roman(from + 1) });
    }
    case "decline": return t("tri.decline");
    case "add_weapons": return command.amount === 0 ? t("tri.add.none")
      : t("tri.add", { what: count("weapons", Number(command.amount)) });
    default: return spaceName(String(command.province));
  }
}

/** @param {Command} command @returns {Part} */
function mark({ type }) {
  if (type === "add_weapons") return icon("weapons");
  if (type === "appoint") return icon("servants");
  return icon("march");
}

/** What stands in the province offered. @param {Update} update @param {Command} command @returns {Part} */
function note(update, command) {
  if (command.type !== "escape" && command.type !== "appoint") return nothing;
  const p = province(viewOf(update), String(command.province));
  if (!p) return nothing;
  const parts = [t(`tri.type.${p.type}`), count("legions", p.legions)];
  if (p.gold > 0 && command.type === "escape") parts.push(count("gold", p.gold));
  if (command.type === "appoint") parts.push(t(`tri.governor.${p.governor}`));
  return html`${parts.join(", ")}`;
}
