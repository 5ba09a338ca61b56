/** Why something that one may expect isn't possible. */

import { t } from "../app/text.js";
import { linkedTo } from "./moves.js";
import { acting, active, actionsOf, isBorder, isSea, seaOf, spaceOf, viewOf } from "./position.js";
import { capital, namedParams } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("../app/game-ui").Reason} Reason
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").Command} Command
 */

/**
 * Failures and reasons in words.
 * @param {{code: string, params: Record<string, string | number>}} reason @returns {string}
 */
export function reasonText({ code, params }) {
  return code === "" ? t("tet.why.possible") : capital(t(`error.${code}`, namedParams(params)));
}

/**
 * Why one can't go to or act on a place of the map; null where the question makes no sense.
 * @param {string} place @param {Update} update @param {Ctx} ctx @returns {Promise<Reason | null>}
 */
export async function whyNotGo(place, update, ctx) {
  const attempt = attemptAt(place, update, ctx);
  return attempt ? ctx.why([attempt]) : null;
}

/** @param {string} place @param {Update} update @param {Ctx} ctx @returns {Command | null} */
function attemptAt(place, update, ctx) {
  const view = viewOf(update);
  if (view.phase === "fleets") return isSea(place) ? { type: "place_fleet", sea: place } : null;
  if (view.phase === "enter") return isSea(place) ? null : { type: "enter", space: place };
  const figure = acting(view, ctx.local);
  if (!figure || figure.at === place) return null;
  if (isSea(place)) return seaOf(view, place)?.pirates ? { type: "attack_pirates", figure: figure.id, sea: place } : null;
  if (spaceOf(view, place)?.army !== "none") return { type: "attack", figure: figure.id, space: place };
  return { type: "move", figure: figure.id, to: place };
}

/**
 * What a player may think of in his turn and can't do now, each with the command that would do it.
 * @param {Update} update @param {Record<string, any>} local @returns {{label: string, command: Command}[]}
 */
export function missing(update, local) {
  const view = viewOf(update);
  const figure = acting(view, local);
  /** @type {{label: string, command: Command}[]} */
  const list = [];
  const legal = (/** @type {string} */ type) => actionsOf(update, type).length > 0;
  if (!legal("secure")) list.push({ label: t("tet.secure.any"), command: { type: "secure", take: null } });
  if (!legal("subdue") && figure) {
    list.push({ label: t("tet.subdue.any"), command: { type: "subdue", figure: figure.id, relief: reliefAt(update, figure.at) } });
  }
  if (!legal("attack") && figure) list.push(...armiesNear(update, figure.id));
  const pirates = view.seas.find((sea) => sea.pirates);
  if (pirates && figure && !legal("attack_pirates")) {
    list.push({ label: t("tet.pirates.any"), command: { type: "attack_pirates", figure: figure.id, sea: pirates.id } });
  }
  const dux = view.figures.find((f) => f.id === "dux");
  if (dux?.status === "unused" && !legal("deploy_dux")) list.push({ label: t("tet.dux.any"), command: { type: "deploy_dux", to: duxPlace(update) } });
  const fleet = view.seas.find((sea) => sea.fleet);
  if (fleet && !legal("sail")) {
    list.push({ label: t("tet.sail.any"), command: { type: "sail", source: fleet.id, to: fleet.next_to[0] } });
  }
  return list;
}

/** A province beside the Emperor, where the Dux might come. @param {Update} update @returns {string} */
function duxPlace(update) {
  const { at, capital: home } = active(viewOf(update));
  return linkedTo(at ?? "").find((space) => !isBorder(space)) ?? home ?? "";
}

/** @param {Update} update @param {string | null} at @returns {string} */
function reliefAt(update, at) {
  return spaceOf(viewOf(update), at ?? "")?.revolt ? "revolt_off" : "unrest_off";
}

/** @param {Update} update @param {string} figure @returns {{label: string, command: Command}[]} */
function armiesNear(update, figure) {
  const [army] = viewOf(update).spaces.filter((space) => space.army !== "none");
  return army ? [{ label: t("tet.attack.any"), command: { type: "attack", figure, space: army.id } }] : [];
}
