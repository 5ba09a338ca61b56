/** What the advisor proposes, in the words of the choices, and why. */

import { percent } from "../app/numbers.js";
import { listWords, t } from "../app/text.js";
import { map } from "../maps/triumvirate.js";
import { roman } from "./numbers.js";
import { character, decider, province, viewOf } from "./position.js";
import { count, namedParams, seatName, spaceName, supplyWords, trackName } from "./words.js";

/**
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").Command} Command
 * @typedef {import("../app/game-ui").Preferences} Preferences
 * @typedef {import("../protocol").Argument} Argument
 *
 * @typedef {object} Walk  what the commands of a plan change that later ones name
 * @property {string} at  where the character is
 * @property {Record<string, number>} levels
 * @property {number} weapons  in reserve
 */

/** Commands that are told together with what they belong to. @param {Command[]} commands @returns {Command[][]} */
function grouped(commands) {
  /** @type {Command[][]} */
  const out = [];
  for (const command of commands) {
    const last = out.at(-1);
    const before = last?.at(-1);
    const atSea = before?.type === "move" && isSea(String(before.to));
    const same = before?.type === "place" && command.type === "place";
    if (last && ((atSea && command.type === "move") || same)) last.push(command);
    else out.push([command]);
  }
  return out;
}

/** @param {string} space */
function isSea(space) {
  return map.spaces[space]?.kind === "sea";
}

/** The attack in a plan: no plan goes on after it. @param {Update} update @param {Command[]} commands @returns {Command | undefined} */
function attackOf(update, commands) {
  return commands.find((command) => command.type === "move" && isAttack(update, String(command.to)));
}

/** @param {Update} update @param {string} to */
function isAttack(update, to) {
  const owner = province(viewOf(update), to)?.owner;
  return owner !== undefined && owner !== decider(update);
}

/** A plan, one line for each thing to choose. @param {Update} update @param {Command[]} commands @returns {string[]} */
export function planLines(update, commands) {
  const me = character(viewOf(update), decider(update));
  const walk = { at: me.at, levels: { political: me.political, military: me.military }, weapons: me.weapons };
  return grouped(commands).map((group) => line(update, walk, group));
}

/** @param {Update} update @param {Walk} walk @param {Command[]} group @returns {string} */
function line(update, walk, group) {
  const [command] = group;
  const space = command.province ? spaceName(String(command.province)) : "";
  switch (command.type) {
    case "take": return t("advice.labelled", { what: space, how: command.amount === 0 ? t("tri.take.none")
      : t("tri.take", { what: count(String(command.kind), Number(command.amount)) }) });
    case "rome": return t("advice.labelled", { what: t("tri.rome.title"), how: supplyWords(/** @type {any} */ (command)) });
    case "place": return t("advice.at", { what: t("tri.place.title"), where: placed(group) });
    case "move": return moved(update, walk, group);
    case "put_down": return t("tri.put_down", { space: spaceName(walk.at) });
    case "raise": return raised(walk, String(command.track));
    case "persuade": return command.source === "alii" ? t("tri.persuade.alii")
      : t("tri.persuade.other", { seat: seatName(String(command.source)) });
    case "produce_weapons": return produced(walk);
    case "escape": return t("advice.at", { what: t("tri.decision.escape"), where: space });
    case "appoint": return t("advice.at", { what: t("tri.decision.appoint"), where: space });
    case "add_weapons": return command.amount === 0 ? t("tri.add.none")
      : t("tri.add", { what: count("weapons", Number(command.amount)) });
    default: return t(`tri.${command.type}`);
  }
}

/** Where legions are placed, and how many. @param {Command[]} group @returns {string} */
function placed(group) {
  const spaces = group.map((command) => String(command.province));
  return listWords([...new Set(spaces)].map((space) => {
    const n = spaces.filter((other) => other === space).length;
    return n === 1 ? spaceName(space) : t("advice.times", { what: spaceName(space), n });
  }));
}

/** @param {Update} update @param {Walk} walk @param {Command[]} group @returns {string} */
function moved(update, walk, group) {
  const last = group[group.length - 1];
  walk.at = String(last.to);
  const servants = group.reduce((sum, command) => sum + Number(command.servants), 0);
  const along = [];
  if (Number(last.legions) > 0) along.push(count("legions", Number(last.legions)));
  if (servants > 0) along.push(count("servants", servants));
  const space = spaceName(walk.at);
  const key = isAttack(update, walk.at) ? "tri.go.attack" : along.length ? "tri.go" : "advice.triumvirate.alone";
  const what = t(key, { space, what: listWords(along) });
  const seas = group.slice(0, -1).map((command) => spaceName(String(command.to)));
  return seas.length ? t("advice.triumvirate.by_sea", { what, seas: listWords(seas) }) : what;
}

/** @param {Walk} walk @param {string} track @returns {string} */
function raised(walk, track) {
  const from = walk.levels[track];
  walk.levels[track] = from + 1;
  return t("tri.raise", { track: trackName(track), from: roman(from), to: roman(from + 1) });
}

/** @param {Walk} walk @returns {string} */
function produced(walk) {
  const n = Math.min(2, Math.max(1, walk.weapons));
  walk.weapons -= n;
  return t("tri.produce", { n });
}

/** The provinces that a plan touches, in its order. @param {Update} _ @param {Command[]} commands @returns {string[]} */
export function planPlaces(_, commands) {
  const spaces = commands.map((command) => command.to ?? command.province).filter(Boolean).map(String);
  return [...new Set(spaces)].filter((space) => !isSea(space));
}

/** What the player wants to be asked once more about a plan; "": nothing. @param {Update} update @param {Command[]} commands @param {Preferences} preferences @returns {string} */
export function planAsks(update, commands, preferences) {
  const attack = attackOf(update, commands);
  if (attack && preferences.confirmAttack) {
    return t("tri.confirm.attack", { space: spaceName(String(attack.to)), what: count("legions", Number(attack.legions)) });
  }
  const ends = commands.some((command) => command.type === "end_turn");
  return ends && preferences.confirmEndTurn ? t("advice.ask.end") : "";
}

/** A reason in words. @param {Argument} reason @returns {string} */
export function adviceText({ code, params }) {
  const { reason, political, military, favourable, possible } = params;
  const sure = code === "takes" && favourable === possible;
  return t(`advice.triumvirate.${code}${sure ? ".sure" : ""}`, {
    ...namedParams(params),
    ...(reason === undefined ? {} : { reason: t(`advice.triumvirate.reason.${reason}`) }),
    ...(political === undefined ? {} : { political: roman(Number(political)), military: roman(Number(military)) }),
    ...(possible === undefined ? {} : { percent: percent([Number(favourable), Number(possible)]) }),
  });
}
