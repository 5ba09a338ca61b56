/** Choices of an Emperor's turn: what can be done here, where to go, the fleets, the Dux (TET 3, 8). */

import { html, nothing } from "../vendor/lit-html.js";
import { cardClose, choiceButton, choiceList, commandButton, whyRow } from "../app/controls.js";
import { t } from "../app/text.js";
import { sailRow } from "./card.js";
import { chooseDestination, chosenDestination, forget, pick } from "./considering.js";
import { icon, sign } from "./icons.js";
import { badge, seatMark } from "./marks.js";
import { destinationsOf, moveCommands } from "./moves.js";
import { acting, active, actionsOf, movable, price, spaceOf, viewOf } from "./position.js";
import { missing, reasonText } from "./why.js";
import { capital, count, figureName, spaceName, spacesWords } from "./words.js";

/**
 * @typedef {import("../app/game-ui").Part} Part
 * @typedef {import("../app/game-ui").Ctx} Ctx
 * @typedef {import("../app/game-ui").Action} Action
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("./position.js").Destination} Destination
 */

/** Which figure acts, where the Dux can too (TET 8.2). @param {Update} update @param {Ctx} ctx @returns {Part} */
export function figureChoice(update, ctx) {
  const view = viewOf(update);
  const list = movable(view);
  const now = acting(view, ctx.local);
  if (list.length < 2) return nothing;
  return html`<fieldset class="tet-who"><legend>${t("tet.who")}</legend><div class="segments">${list.map((figure) => html`<label class="segment">
    <input type="radio" name="tet-who" .checked=${figure.id === now?.id} @change=${() => pick(ctx, figure.id)}>
    <span>${badge(figure.id)} ${capital(figureName(figure.id))}</span></label>`)}</div></fieldset>`;
}

/** Secure and subdue where the figure stands (TET 3.6, 3.7). @param {Update} update @param {Ctx} ctx @returns {Part} */
export function hereChoices(update, ctx) {
  const view = viewOf(update);
  const figure = acting(view, ctx.local);
  if (!figure?.at) return nothing;
  const subdue = actionsOf(update, "subdue").filter(({ command }) => command.figure === figure.id);
  const secure = figure.id === view.active ? actionsOf(update, "secure") : [];
  return choiceList(t("tet.here", { space: spaceName(figure.at) }), [
    ...subdue.map((action) => commandButton(ctx, [action.command], t(`tet.subdue.${action.command.relief}`), {
      mark: sign(action.command.relief === "unrest_off" ? "unrest" : "revolt"),
      note: t(`tet.subdue.${action.command.relief}.note`), price: count("ip", price(action)),
    })),
    ...secure.map((action) => secureRow(update, ctx, action)),
  ]);
}

/** @param {Update} update @param {Ctx} ctx @param {Action} action @returns {Part} */
function secureRow(update, ctx, action) {
  const me = active(viewOf(update));
  const { take } = action.command;
  const here = spaceName(String(me.at));
  return commandButton(ctx, [action.command],
    take ? t("tet.secure.take", { space: spaceName(String(take)) }) : t("tet.secure", { space: here }), {
      mark: sign(`token-${me.id}`, { seat: me.id, text: seatMark(me.id).letter }),
      note: take ? t("tet.secure.take.note") : t("tet.secure.note", { n: me.hand }),
      price: count("ip", price(action)),
    });
}

/** The Dux comes (TET 8.1). @param {Update} update @param {Ctx} ctx @returns {Part} */
export function otherChoices(update, ctx) {
  return choiceList(t("tet.dux.deploy"), actionsOf(update, "deploy_dux").map((action) =>
    commandButton(ctx, [action.command], spaceName(String(action.command.to)), {
      mark: sign("dux"), note: t("tet.dux.deploy.note"), price: count("ip", price(action)),
    })));
}

/** @param {Update} update @param {Ctx} ctx @returns {Part} */
export function seaChoices(update, ctx) {
  return choiceList(t("tet.sail"), actionsOf(update, "sail").map((action) => sailRow(ctx, action)));
}

/** Where the figure can go, by price; on the map the same. @param {Update} update @param {Ctx} ctx @returns {Part} */
export function moveChoices(update, ctx) {
  const view = viewOf(update);
  const figure = acting(view, ctx.local);
  const list = figure ? destinationsOf(view, figure.id) : [];
  if (!figure || list.length === 0) return nothing;
  return html`<section class="row-group"><details class="tet-moves" ?open=${view.must_move.length > 0 || ctx.local.moves === true}
      @toggle=${(/** @type {Event} */ event) => {
        ctx.local.moves = /** @type {HTMLDetailsElement} */ (event.target).open;
      }}>
    <summary><span>${icon("move")} ${t("tet.move", { figure: figureName(figure.id) })}</span>
      <span class="row-note">${t("tet.move.note", { n: list.length })}</span></summary>
    <ul class="rows rows-tight" role="list">${list.map((d) => html`<li>${choiceButton(() => chooseDestination(ctx, d), spaceName(d.to), {
      note: whatIs(update, d.to), price: count("ip", d.cost),
    })}</li>`)}</ul></details></section>`;
}

/** What needs attention in a space. @param {Update} update @param {string} id @returns {Part} */
function whatIs(update, id) {
  const space = spaceOf(viewOf(update), id);
  if (space?.revolt) return t("tet.revolt");
  if (space?.unrest) return t("tet.unrest");
  return space?.token ? t("tet.token_of", { figure: figureName(space.token) }) : nothing;
}

/** The destination that is considered. @param {Update} update @param {Ctx} ctx @returns {Part} */
export function moveCard(update, ctx) {
  const view = viewOf(update);
  const d = chosenDestination(view, ctx.local);
  if (!d) return nothing;
  const back = () => {
    forget(ctx.local);
    ctx.refresh();
    ctx.focusChoices();
  };
  return html`<section class="card">
    <h3>${badge(d.figure)}${t("tet.go.title", { figure: figureName(d.figure), space: spaceName(d.to) })}${cardClose(t("tet.go.other"), back)}</h3>
    <p>${d.via.length > 0 ? t("tet.go.via", { spaces: spacesWords(d.via) }) : t("tet.go.straight")}</p>
    <div class="card-go">${commandButton(ctx, moveCommands(d), t("tet.go", { space: spaceName(d.to) }), {
      primary: true, mark: icon("move"), note: t("tet.price", { n: d.cost, left: view.ip }) })}</div></section>`;
}

/** What one may think of and can't do, each with its reason. @param {Update} update @param {Ctx} ctx @returns {Part} */
export function whyNot(update, ctx) {
  const list = missing(update, ctx.local);
  if (list.length === 0) return nothing;
  return html`<details class="whys"><summary>${t("tet.whys")}</summary>${list.map(({ label, command }) =>
    whyRow(ctx, label, () => ctx.why([command]), reasonText))}</details>`;
}
