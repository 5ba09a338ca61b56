/** Opening a game from a link or a file: shows what it is, then plays it as a stored game. */

import { html, nothing } from "../vendor/lit-html.js";
import { EngineLost, ask } from "./engine.js";
import { gameById } from "./games.js";
import { smallPicture } from "./map-file.js";
import { go, goInstead } from "./router.js";
import { failureText } from "./failure.js";
import { ruleLink } from "./rule-link.js";
import { seatBadge, seatTitle } from "./seats.js";
import { openInEngine } from "./session.js";
import { listSlots } from "./storage.js";
import { storeNew } from "./store-new.js";
import { t } from "./text.js";

/** @typedef {import("./game-ui").Update} Update */
/** @typedef {import("./storage.js").Slot} Slot */
/** @typedef {{save?: string, link?: string, step?: number | null}} Source */

/** @type {Source | null} what was pasted or dropped, for the route `#/open` */
let offered = null;

/** Open a text: a save's JSON, a link, or a link's payload. @param {string} text */
export function offerText(text) {
  const trimmed = text.trim();
  if (trimmed.startsWith("{")) offered = { save: trimmed };
  else {
    const step = /&step=(\d{1,6})/.exec(trimmed);
    offered = {
      link: trimmed.replace(/&step=\d*/, "").slice(0, 100_000),
      step: step ? Number(step[1]) : null,
    };
  }
  go("#/open");
}

/** @typedef {{slot: Slot, relation: "same" | "older" | "newer" | "fork", step: number}} Copy */

/**
 * The stored game of which this is a copy, if there is one: the nearest, should there be several.
 * @param {Update} update @returns {Promise<Copy | null>}
 */
async function storedCopy(update) {
  const { save } = update;
  const order = ["same", "older", "newer", "fork"];
  /** @type {Copy | null} */
  let best = null;
  for (const { slot } of listSlots()) {
    if (!slot || slot.save.game !== save.game || slot.save.seed !== save.seed) continue;
    const reply = await ask({ type: "compare", mine: JSON.stringify(slot.save), save: JSON.stringify(save) });
    if (reply.type !== "comparison" || !order.includes(reply.relation)) continue;
    if (!best || order.indexOf(reply.relation) < order.indexOf(best.relation)) {
      best = { slot, relation: reply.relation, step: reply.step };
    }
  }
  return best;
}

/**
 * @param {Source | null} source @param {() => void} refresh
 * @returns {import("./screen").Screen}
 */
export function openScreen(source, refresh) {
  const asked = source ?? offered;
  /** @type {Update | null} */
  let update = null;
  /** @type {{code: string, params: Record<string, any>, rule: string} | null} */
  let failure = null;
  /** @type {SVGSVGElement | null} */
  let picture = null;
  /** @type {Copy | null} */
  let copy = null;
  let gone = false;

  async function load() {
    if (!asked) return;
    try {
      const reply = await openInEngine({ type: "open", ...(asked.save === undefined
        ? { link: asked.link } : { save: asked.save }) });
      if (gone) return;
      if (reply.type === "update" && gameById(reply.game)) {
        copy = reply.problem ? null : await storedCopy(reply);
        update = reply;
      } else failure = reply.type === "update" ? { code: "game_unknown", params: {}, rule: "" } : reply;
    } catch (error) {
      if (!(error instanceof EngineLost)) throw error;
      failure = { code: "engine_lost", params: {}, rule: "" };
    }
    if (gone) return;
    refresh();
    const game = update ? gameById(update.game) : undefined;
    if (!update || !game) return;
    picture = await smallPicture(game, game.owners(update)).catch(() => null);
    if (!gone) refresh();
  }

  /** @param {Slot | undefined} slot */
  function play(slot) {
    if (!update) return;
    const id = storeNew(update, slot);
    const step = asked?.step;
    goInstead(`#/table/${id}${typeof step === "number" ? `/${step}` : ""}`);
  }

  load();
  return {
    title: t("link.title"),
    leave() {
      gone = true;
    },
    view: () => html`<div class="page open-page">
      <h1 tabindex="-1">${t("link.title")}</h1>
      ${!asked ? nothingOffered()
        : failure ? failedView(failure)
          : update ? foundView(update, copy, picture, play)
            : html`<p class="lead">${t("link.reading")}</p>`}
    </div>`,
  };
}

function nothingOffered() {
  return html`<p>${t("link.nothing")}</p><p><a class="btn" href="#/">${t("home")}</a></p>`;
}

/** @param {{code: string, params: Record<string, any>, rule: string}} failure */
function failedView(failure) {
  return html`<div class="banner banner-warn" role="alert"><p>${failureText(null, failure)}</p></div>
    <p>${t("link.untouched")}</p>
    <p class="actions"><a class="btn" href="#/">${t("home")}</a></p>`;
}

/** @param {Update} update @param {Copy | null} copy @param {SVGSVGElement | null} picture @param {(slot?: Slot) => void} play */
function foundView(update, copy, picture, play) {
  const game = /** @type {import("./game-ui").GameUI} */ (gameById(update.game));
  return html`
    ${update.problem ? html`<div class="banner banner-warn" role="alert"><p>${t("link.partly", {
      step: update.problem.step, why: failureText(game, update.problem) })} ${ruleLink(update.problem.rule)}</p></div>` : nothing}
    <section class="found">
      <div class="thumb thumb-large" aria-hidden="true">${picture ?? nothing}</div>
      <div><h2>${t(`game.${game.id}`)}</h2>
        <p>${game.describeSetup(update.setup)}</p>
        <ul class="seat-list">${update.seats.map((seat, i) => html`<li>${seatBadge(game, seat)}
          ${seatTitle(update, i)}</li>`)}</ul>
        <p class="saved-summary">${game.summary(update)}</p>
        <p class="note">${t("link.moves", { n: update.head })}</p></div>
    </section>
    ${copy ? html`<p>${t(`link.${copy.relation}`, { step: copy.step })}</p>` : nothing}
    <div class="actions">
      ${copy && copy.relation !== "newer" ? html`<a class="btn btn-primary" href="#/table/${copy.slot.id}">${t("link.stored")}</a>` : nothing}
      ${copy?.relation === "newer" ? html`<button class="btn btn-primary" @click=${() => play(copy.slot)}>${t("link.catch-up")}</button>` : nothing}
      <button class=${copy ? "btn" : "btn btn-primary"} @click=${() => play()}>${
        t(copy ? "link.copy" : update.problem ? "link.partly.play" : "link.play")}</button>
      <a class="btn btn-quiet" href="#/">${t("home")}</a>
    </div>`;
}
