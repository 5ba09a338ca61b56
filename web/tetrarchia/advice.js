/** What the advisor proposes, in the words of the choices, and why. */

import { t } from "../app/text.js";
import { targetName } from "./combat.js";
import { viewOf } from "./position.js";
import { capital, figureName, namedParams, spaceName } from "./words.js";

/**
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").Command} Command
 * @typedef {import("../app/game-ui").Preferences} Preferences
 * @typedef {import("../protocol").Argument} Argument
 *
 * @typedef {object} Step  a thing to do and the spaces that it touches
 * @property {string} text
 * @property {string[]} places
 */

const ATTACKS = ["attack", "attack_pirates"];

/** Moves of one figure in a row are one way. @param {Command[]} commands @returns {Command[]} */
function joined(commands) {
  return commands.filter((command, i) => {
    const next = commands[i + 1];
    return command.type !== "move" || next?.type !== "move" || next.figure !== command.figure;
  });
}

/** @param {Update} update @param {Command[]} commands @returns {Step[]} */
function steps(update, commands) {
  const view = viewOf(update);
  /** Where the figures are, as the plan goes on. @type {Record<string, string>} */
  const at = Object.fromEntries(view.figures.map(({ id, at: here }) => [id, here ?? ""]));
  return joined(commands).map((command) => step(update, at, command));
}

/** @param {Update} update @param {Record<string, string>} at @param {Command} command @returns {Step} */
function step(update, at, command) {
  const figure = String(command.figure ?? viewOf(update).active);
  const to = String(command.space ?? command.to ?? command.sea ?? "");
  const where = to && spaceName(to);
  switch (command.type) {
    case "place_fleet": return { text: t("advice.at", { what: t("tet.fleets"), where }), places: [to] };
    case "enter":
      at[figure] = to;
      return { text: t("advice.at", { what: t("tet.enter"), where }), places: [to] };
    case "move":
      at[figure] = to;
      return { text: capital(t("tet.go.title", { figure: figureName(figure), space: where })), places: [to] };
    case "deploy_dux":
      at.dux = to;
      return { text: t("advice.at", { what: t("tet.dux.deploy"), where }), places: [to] };
    case "sail": {
      const from = String(command.source);
      const how = t("tet.sail.row", { from: spaceName(from), to: where });
      return { text: t("advice.labelled", { what: t("tet.sail"), how }), places: [from, to] };
    }
    case "secure": return secured(at[figure], command.take);
    case "subdue": return {
      text: t("advice.labelled", { what: spaceName(at[figure]), how: t(`tet.subdue.${command.relief}`) }), places: [at[figure]],
    };
    case "end_turn": return { text: t("tet.end"), places: [] };
    default: return {
      text: t("advice.at", {
        what: t("tet.attack.title", { target: targetName(update, command) }),
        where: t("tet.attack.by", { figure: figureName(figure) }),
      }),
      places: [to],
    };
  }
}

/** @param {string} here @param {unknown} take the space whose token is taken @returns {Step} */
function secured(here, take) {
  if (!take) return { text: t("tet.secure", { space: spaceName(here) }), places: [here] };
  const how = t("tet.secure.take", { space: spaceName(String(take)) });
  return { text: t("advice.labelled", { what: spaceName(here), how }), places: [String(take), here] };
}

/** A plan, one line for each thing to choose. @param {Update} update @param {Command[]} commands @returns {string[]} */
export function planLines(update, commands) {
  return steps(update, commands).map(({ text }) => text);
}

/** The spaces that a plan touches, in its order. @param {Update} update @param {Command[]} commands @returns {string[]} */
export function planPlaces(update, commands) {
  return [...new Set(steps(update, commands).flatMap(({ places }) => places))];
}

/** What the player wants to be asked once more about a plan; "": nothing. @param {Update} _ @param {Command[]} commands @param {Preferences} preferences @returns {string} */
export function planAsks(_, commands, preferences) {
  const types = commands.map(({ type }) => type);
  if (preferences.confirmAttack && types.some((type) => ATTACKS.includes(type))) return t("tet.attack.sure");
  return preferences.confirmEndTurn && types.includes("end_turn") ? t("advice.ask.end") : "";
}

/** A reason in words. @param {Argument} reason @returns {string} */
export function adviceText({ code, params }) {
  return t(`advice.tetrarchia.${code}`, namedParams(params));
}
