/** Opening a game from a link or a file: shows what it is, then plays it as a stored game. */

import { html, nothing } from "../vendor/lit-html.js";
import { EngineLost } from "./engine.js";
import { openInEngine } from "./engine-table.js";
import { failureText } from "./failure.js";
import { gameById } from "./games.js";
import { goesOn, partingOf, playedForUs, standingOf, takeFurther } from "./incoming.js";
import { eventTexts } from "./log.js";
import { smallPicture } from "./map-file.js";
import { lastOffer } from "./offer.js";
import { goInstead } from "./router.js";
import { ruleLink } from "./rule-link.js";
import { seatBadge, seatTitle } from "./seats.js";
import { storeNew } from "./store-new.js";
import { listWords, t } from "./text.js";

/** @typedef {import("./game-ui").Update} Update */
/** @typedef {import("./game-ui").Logged} Logged */
/** @typedef {import("./game-ui").GameUI} GameUI */
/** @typedef {import("./incoming.js").Standing} Standing */
/** @typedef {import("./offer.js").Source} Source */

/**
 * What is known of a game that came.
 * @typedef {object} Found
 * @property {Update} update
 * @property {Standing | null} standing
 * @property {{mine: Logged[], other: Logged[]} | null} parting  for a fork
 */

/**
 * @param {Source | null} source @param {() => void} refresh
 * @returns {import("./screen").Screen}
 */
export function openScreen(source, refresh) {
  const asked = source ?? lastOffer();
  /** @type {Found | null} */
  let found = null;
  /** @type {{code: string, params: Record<string, any>, rule: string} | null} */
  let failure = null;
  /** @type {SVGSVGElement | null} */
  let picture = null;
  let elsewhere = false;
  let gone = false;

  async function load() {
    if (!asked) return;
    try {
      const reply = await openInEngine({ type: "open", ...(asked.save === undefined
        ? { link: asked.link } : { save: asked.save }) });
      if (gone) return;
      if (reply.type === "update" && gameById(reply.game)) await find(reply);
      else failure = reply.type === "update" ? { code: "game_unknown", params: {}, rule: "" } : reply;
    } catch (error) {
      if (!(error instanceof EngineLost)) throw error;
      failure = { code: "engine_lost", params: {}, rule: "" };
    }
    if (gone) return;
    refresh();
    const game = found ? gameById(found.update.game) : undefined;
    if (!found || !game) return;
    picture = await smallPicture(game.id, game.owners(found.update)).catch(() => null);
    if (!gone) refresh();
  }

  /** @param {Update} update */
  async function find(update) {
    const standing = await standingOf(update);
    if (goesOn(update, standing) && await further(update, standing, false)) return;
    const parting = standing?.relation === "fork" ? await partingOf(update, standing) : null;
    found = { update, standing, parting };
  }

  /** @param {Update} update @param {Standing} standing @param {boolean} steal @returns {Promise<boolean>} */
  async function further(update, { slot }, steal) {
    const result = await takeFurther(slot.id, update, steal);
    if (gone) return false;
    if (result === "done") goInstead(`#/table/${slot.id}`);
    else if (result === "changed") found = { update, standing: await standingOf(update), parting: null };
    elsewhere = result === "elsewhere";
    refresh();
    return result === "done";
  }

  const step = typeof asked?.step === "number" ? `/${asked.step}` : "";
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
          : found ? foundView(found, {
            picture, step, elsewhere,
            keep: (remote) => goInstead(`#/table/${keepAsNew(/** @type {Found} */ (found).update, remote)}${step}`),
            further: (update, standing) => further(update, standing, elsewhere),
          })
            : html`<p class="lead">${t("link.reading")}</p>`}
    </div>`,
  };
}

/**
 * Keep a game; what happened since its seats here gave their last command is told first.
 * @param {Update} update @param {string[]} remote @returns {string} the slot's id
 */
function keepAsNew(update, remote) {
  const own = update.events.filter(({ seat }) => seat !== null && !remote.includes(update.seats[seat]));
  return storeNew(update, { remote, seen: remote.length ? own.at(-1)?.step ?? 0 : update.head });
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

/**
 * @typedef {object} Ways
 * @property {SVGSVGElement | null} picture
 * @property {string} step  `/57`, where a step was asked for
 * @property {boolean} elsewhere  another tab plays the stored game
 * @property {(remote: string[]) => void} keep
 * @property {(update: Update, standing: Standing) => void} further
 */

/** @param {Found} found @param {Ways} ways */
function foundView(found, ways) {
  const { update, standing } = found;
  const game = /** @type {GameUI} */ (gameById(update.game));
  return html`
    ${update.problem ? html`<div class="banner banner-warn" role="alert"><p>${t("link.partly", {
      step: update.problem.step, why: failureText(game, update.problem) })} ${ruleLink(update.problem.rule)}</p></div>` : nothing}
    <section class="found">
      <div class="thumb thumb-large" aria-hidden="true">${ways.picture ?? nothing}</div>
      <div><h2>${t(`game.${game.id}`)}</h2>
        <p>${game.describeSetup(update.setup)}${update.save.sealed ? html` · ${t("sealed")}` : nothing}</p>
        <ul class="seat-list">${update.seats.map((seat, i) => html`<li>${seatBadge(game, seat)}
          ${seatTitle(update, i)}</li>`)}</ul>
        <p class="saved-summary">${game.summary(update)}</p>
        <p class="note">${t("link.moves", { n: update.head })}</p></div>
    </section>
    ${standing ? standingView(game, found, standing) : nothing}
    ${ways.elsewhere ? html`<p class="banner" role="alert">${t("link.elsewhere")}</p>` : nothing}
    ${standing ? storedActions(found, standing, ways) : newActions(update, ways)}`;
}

/** @param {GameUI} game @param {Found} found @param {Standing} standing */
function standingView(game, { update, parting }, standing) {
  const { relation, step, mine, other } = standing;
  const ours = relation === "newer" && standing.slot.remote.length ? playedForUs(update, standing) : [];
  return html`<p>${t(`link.${relation}`, { step, mine, other })}</p>
    ${ours.length ? html`<p class="banner banner-warn">${t("link.for-us", {
      seats: listWords(ours.map((seat) => seatTitle(update, seat))) })}</p>` : nothing}
    ${parting ? html`<div class="parting">${part(game, update, "link.fork.mine", parting.mine)}
      ${part(game, update, "link.fork.other", parting.other)}</div>` : nothing}`;
}

/** @param {GameUI} game @param {Update} update @param {string} title @param {Logged[]} log */
function part(game, update, title, log) {
  const lines = eventTexts(game, log, update);
  return html`<section><h3>${t(title)}</h3>${lines.length
    ? html`<ul>${lines.map((line) => html`<li>${line.text}</li>`)}</ul>` : html`<p class="note">${t("link.fork.quiet")}</p>`}</section>`;
}

/** @param {Found} found @param {Standing} standing @param {Ways} ways */
function storedActions({ update }, standing, ways) {
  const { slot, relation } = standing;
  return html`<div class="actions">
    ${relation === "newer" ? html`<button class="btn btn-primary" @click=${() => ways.further(update, standing)}
      >${t(ways.elsewhere ? "link.take-over" : "link.catch-up")}</button>`
      : html`<a class="btn btn-primary" href="#/table/${slot.id}${ways.step}">${t("link.stored")}</a>`}
    ${relation === "newer" ? html`<a class="btn" href="#/table/${slot.id}">${t("link.leave")}</a>` : nothing}
    <button class="btn" @click=${() => ways.keep(slot.remote)}>${t("link.copy")}</button>
    <a class="btn btn-quiet" href="#/">${t("home")}</a>
  </div>`;
}

/** @param {Update} update @param {Ways} ways */
function newActions(update, ways) {
  const { seats, outcome } = update;
  const seat = update.seal_due ?? update.seat;
  const shared = seats.length > 1 && seat !== null && !outcome;
  return html`
    ${shared ? html`<p>${t("link.who")}</p>` : nothing}
    <div class="actions">
      ${shared ? html`<button class="btn btn-primary" @click=${() => ways.keep(seats.filter((_, i) => i !== seat))}
        >${t("link.play-seat", { seat: seatTitle(update, seat) })}</button>` : nothing}
      <button class=${shared ? "btn" : "btn btn-primary"} @click=${() => ways.keep([])}>${
        t(update.problem ? "link.partly.play" : outcome ? "link.look" : "link.play")}</button>
      <a class="btn btn-quiet" href="#/">${t("home")}</a>
    </div>`;
}
