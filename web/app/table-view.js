/** How the table looks: a pure function of the table's state. */

import { html, nothing } from "../vendor/lit-html.js";
import { keyed } from "../vendor/directives/keyed.js";
import { adviceView, choicesHead } from "./advisor-view.js";
import { botTag, botView } from "./bots-view.js";
import { failureText } from "./failure.js";
import { icon } from "./icons.js";
import { eventTexts, logView } from "./log.js";
import { openMenu } from "./menu.js";
import { status as engine, retryEngine } from "./engine.js";
import { lastLinkView, lostSealView, waitingView } from "./remote-view.js";
import { replayView } from "./replay-view.js";
import { ruleLink } from "./rule-link.js";
import { seatBadge, seatTitle } from "./seats.js";
import { copyGame, copyLink, saveAsFile } from "./table-actions.js";
import { undoReason } from "./undo.js";
import { t } from "./text.js";

/** @typedef {import("./table-screen.js").Table} Table */
/** @typedef {import("./game-ui").Update} Update */
/** @typedef {import("./icons.js").IconName} IconName */

/** @param {Table} table */
export function tableView(table) {
  const { session, game } = table;
  const update = session.shown;
  return html`<div class="table" data-tab=${table.tab}>
    ${bar(table)}
    <section class="board" aria-labelledby="board-title">
      <h2 id="board-title" class="visually-hidden">${t("map.heading")}</h2>
      <div id="map-frame" class="map-frame">${table.mapFailed
        ? html`<p class="map-missing" role="alert">${t("map.missing")}
            <button class="btn" @click=${() => {
              table.mapFailed = false;
              table.placeMap();
            }}>${t("retry")}</button></p>` : nothing}</div>
      <div class="map-tools" role="group" aria-label=${t("map.tools")}>
        ${tool("in", t("map.in"), () => table.map?.zoom(1.5))}
        ${tool("out", t("map.out"), () => table.map?.zoom(1 / 1.5))}
        ${tool("overview", t("map.overview"), () => table.map?.overview())}
      </div>
    </section>
    <div class="side">
      ${banners(table)}
      ${update ? turn(table, update) : html`<p class="note">${t("engine.waiting")}</p>`}
      <div class="log">
        <h2 id="log-title" class="side-title">${t("log.title")}</h2>
        <div id="log-scroll" class="log-scroll" tabindex="0" role="group" aria-labelledby="log-title">
          ${update ? logView({
            game, update, log: session.log, asked: session.slot.asked, fresh: table.fresh, whole: table.wholeLog, place: table.place,
            showAll: () => {
              table.wholeLog = true;
              table.refresh();
            },
            goTo: (place) => table.goTo(place),
          }) : nothing}</div>
      </div>
    </div>
    <section class="panels" tabindex="0" aria-labelledby="panels-title">
      <h2 id="panels-title" class="visually-hidden">${t("panels.title")}</h2>
      ${update ? game.panels(update, table.ctx) : nothing}
    </section>
    <nav class="tabs" aria-label=${t("tabs")}>${/** @type {const} */ (["play", "log", "board"]).map((tab) => html`<button
      class="tab" aria-current=${table.tab === tab ? "true" : "false"} @click=${() => {
        table.tab = tab;
        table.refresh();
        if (tab === "log") requestAnimationFrame(showNewest);
      }}>${icon(tab)}<span>${t(`tabs.${tab}`)}</span></button>`)}</nav>
  </div>`;
}

/** The record of a small screen opens at its end. */
function showNewest() {
  document.querySelector(".log-list")?.lastElementChild?.scrollIntoView({ block: "end" });
}

/** @param {IconName} name @param {string} label @param {() => void} run */
function tool(name, label, run) {
  return html`<button class="tool" aria-label=${label} title=${label} @click=${run}>${icon(name)}</button>`;
}

/**
 * A button that stays reachable where it can't be used, and then says why.
 * @param {IconName} name @param {string} label @param {string} reason "" where it can be used
 * @param {Table} table @param {() => void} run
 */
function guarded(name, label, reason, table, run) {
  return html`<button class="icon-btn bar-${name}" aria-label=${label} title=${reason || label}
    aria-disabled=${reason ? "true" : "false"} @click=${() => (reason ? table.ctx.say(reason) : run())}
    >${icon(name)}</button>`;
}

/** @param {Table} table */
function bar(table) {
  const { session } = table;
  const shown = session.shown;
  const head = session.update?.head ?? 0;
  const at = shown?.step ?? 0;
  const undo = undoReason(session, "undo");
  const redo = undoReason(session, "redo");
  return html`<header class="bar">
    <button class="icon-btn" aria-label=${t("menu")} title=${t("menu")} aria-haspopup="dialog"
      @click=${() => openMenu(table)}>${icon("menu")}</button>
    <h1 class="bar-title">${table.title}</h1>
    <div class="bar-replay" role="group" aria-label=${t("replay")}>
      ${guarded("first", t("replay.first"), at > 0 ? "" : t("replay.at-start"), table, () => table.replay.step(-at))}
      ${guarded("back", t("replay.back"), at > 0 ? "" : t("replay.at-start"), table, () => table.replay.step(-1))}
      <span class="bar-step">${t("replay.step", { at, head })}</span>
      ${guarded("forward", t("replay.forward"), at < head ? "" : t("replay.at-end"), table, () => table.replay.step(1))}
      ${guarded("last", t("replay.last"), at < head ? "" : t("replay.at-end"), table, () => table.replay.skip())}
    </div>
    <div class="bar-back-group" role="group" aria-label=${t("undo.group")}>
      ${guarded("undo", t("undo"), undo, table, () => session.undo())}
      ${guarded("redo", t("redo"), redo, table, () => session.redo())}
    </div>
  </header>`;
}

/** Where this game branched off. @param {Table} table */
function originView({ session }) {
  const { origin } = session.slot;
  if (!origin || session.log.some(({ step }) => step > origin.step)) return nothing;
  return html`<p class="banner origin">${t("origin", { title: origin.title, step: origin.step })}
    <a href="#/table/${origin.id}/${origin.step}">${t("origin.game")}</a></p>`;
}

/** @param {Table} table */
function banners(table) {
  const { session } = table;
  return html`
    ${session.problem ? html`<div class="banner banner-warn" role="alert">
      <p>${t("table.problem", { why: failureText(table.game, session.problem) })} ${ruleLink(session.problem.rule)}</p>
      ${session.update && session.live ? html`<button class="btn" @click=${() => copyGame(table)}>${t("table.copy")}</button>` : nothing}
    </div>` : nothing}
    ${session.readOnly ? html`<div class="banner"><p>${t("table.elsewhere")}</p>
      <button class="btn btn-primary" @click=${() => session.takeOver()}>${t("table.take-over")}</button></div>` : nothing}
    ${session.kept || session.readOnly ? nothing : html`<div class="banner unsaved"><p>${t("table.unsaved")}</p>
      <div class="actions"><button class="btn" @click=${() => saveAsFile(table)}>${t("menu.file")}</button>
      <button class="btn" @click=${() => copyLink(table)}>${t("menu.copy")}</button></div></div>`}
    ${originView(table)}
    ${replayView(table)}
    ${engine.state === "dead" ? html`<div class="banner banner-warn" role="alert"><p>${t("engine.dead")}</p>
      <button class="btn btn-primary" @click=${() => retryEngine().then(() => session.reopen(), () => {})}>${t("retry")}</button></div>` : nothing}`;
}

/** @param {Table} table @param {Update} update */
function turn(table, update) {
  const { game, session } = table;
  const { telling, outcome } = ending(game, update);
  const head = outcome ? null : game.turnHead?.(update) ?? seatHead(table, update);
  return html`<section class="turn ${head?.className ?? ""}" aria-labelledby="turn-title">
      <div class="turn-head">
        ${head?.badge ?? nothing}
        <h2 id="turn-title" tabindex="-1">${outcome ? game.endText(update).title
          : head?.title ?? t(`game.${game.id}`)}</h2>
        ${outcome || telling ? nothing : botTag(table, update)}
      </div>
      <p class="prompt">${outcome ? game.endText(update).text : game.promptText(update)}
        ${telling ? nothing : ruleLink(outcome ? outcome.rule : update.prompt.rule)}</p>
      ${outcome ? nothing : html`<div class="status">${game.status(update)}</div>`}
    </section>
    <section id="choices" class="choices" aria-labelledby="choices-title" tabindex="-1"
        aria-busy=${session.busy ? "true" : "false"}>
      ${choicesHead(table)}
      ${adviceView(table, update)}
      ${keyed(botsTurn(table) === null ? update.step : "bot", choices(table, update))}
    </section>
    ${justHappened(table, update, session.log)}`;
}

/** The seat of a bot that must go on, while the present is shown. @param {Table} table @returns {number | null} */
function botsTurn({ session, game }) {
  const { update } = session;
  if (!update || session.past || session.readOnly || session.problem || !session.live || session.sealLost !== null) return null;
  return game.telling?.(update) ? null : session.botActs;
}

/** The outcome, once all is told that led to it. @param {Table["game"]} game @param {Update} update */
function ending(game, update) {
  const telling = game.telling?.(update) ?? false;
  return { telling, outcome: telling ? null : update.outcome };
}

/** The seat to act as the head of its turn. @param {Table} table @param {Update} update */
function seatHead({ game }, update) {
  const { seat, seats } = update;
  if (seat === null) return null;
  return { title: seatTitle(update, seat), badge: seatBadge(game, seats[seat]), className: game.seatMark(seats[seat]).className };
}

/** @param {Table} table @param {Update} update */
function choices(table, update) {
  const { session, game } = table;
  if (ending(game, update).outcome && !session.past) {
    return html`<div class="actions"><button class="btn btn-primary" @click=${() => table.showEnd()}
      >${t("end.show")}</button>
      <button class="btn" @click=${() => table.replay.play()}>${t("replay.watch")}</button></div>
      ${lastLinkView(table, update)}`;
  }
  if (session.past) return html`<p class="note">${t("choices.past")}</p>`;
  if (session.readOnly) return html`<p class="note">${t("choices.elsewhere")}</p>`;
  if (session.problem) return html`<p class="note">${t("choices.problem")}</p>`;
  if (!session.live) return html`<p class="note">${t(engine.state === "dead" ? "choices.dead" : "choices.waiting")}</p>`;
  if (session.sealLost !== null) return lostSealView(table, update, session.sealLost);
  if (session.waitsFor !== null) return waitingView(table, update, session.waitsFor);
  const bot = botsTurn(table);
  if (bot !== null) return botView(table, update, bot);
  return game.choices(update, table.ctx);
}

/** @param {Table} table @param {Update} update @param {import("./game-ui").Logged[]} log */
function justHappened(table, update, log) {
  const lines = eventTexts(table.game, log.slice(-8), update).slice(-3);
  if (!lines.length) return nothing;
  return html`<section class="just" aria-labelledby="just-title">
    <h2 id="just-title" class="side-title">${t("just.title")}</h2>
    <ul>${lines.map((line) => html`<li>${line.text}</li>`)}</ul></section>`;
}
