/** The page: its frame, its screens, the engine. */

import { html, nothing, render } from "./vendor/lit-html.js";
import { notify } from "./app/announce.js";
import { closeDialogs } from "./app/dialog.js";
import { onEngine, retryEngine, startEngine, status } from "./app/engine.js";
import { isGame } from "./app/game-list.js";
import { watchInstall } from "./app/install.js";
import { applyPreferences, onPreferences } from "./app/preferences.js";
import { parseRoute } from "./app/router.js";
import { failedScreen, fetchScreens, makerOf, waitingScreen } from "./app/screens.js";
import { onFault } from "./app/storage.js";
import { missingTexts, t } from "./app/text.js";
import { applyUpdate, prepareOffline, registerOffline } from "./offline.js";

/** @typedef {import("./app/screen").Screen} Screen */
/** @typedef {import("./app/router.js").Route} Route */

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const head = /** @type {HTMLElement} */ (document.getElementById("head"));
const engineBar = /** @type {HTMLElement} */ (document.getElementById("engine"));

/** @type {Screen | null} */
let screen = null;
let waiting = false;

/** Draw the screen again, once a frame at the most. */
function refresh() {
  if (waiting) return;
  waiting = true;
  queueMicrotask(() => {
    waiting = false;
    draw();
  });
}

function draw() {
  if (!screen) return;
  render(screen.view(), main);
  screen.drawn?.();
}

/** Where the address leads. @returns {Route} */
function routeHere() {
  const route = parseRoute(location.hash);
  return route.screen === "new" && !isGame(route.game) ? { screen: "lost" } : route;
}

/** Counts the changes of route, so that a screen that was fetched too late isn't shown. */
let visit = 0;

/** @param {boolean} first the page has just been loaded */
async function show(first) {
  const route = routeHere();
  closeDialogs();
  if (screen?.moveTo?.(route)) return;
  const ours = ++visit;
  const found = makerOf(route);
  if (!(found instanceof Promise)) return enter(found(route, refresh), first);
  enter(waitingScreen(), true);
  const maker = await found.catch(() => failedScreen);
  if (ours === visit) enter(maker(route, refresh), first);
}

/** @param {Screen} next @param {boolean} first the focus stays where it is */
function enter(next, first) {
  screen?.leave?.();
  render(nothing, main);
  screen = next;
  document.title = screen.title === t("app.name") ? screen.title : `${screen.title} · ${t("app.name")}`;
  document.body.className = screen.bodyClass ?? "at-page";
  drawHead();
  draw();
  window.scrollTo(0, 0);
  if (!first) /** @type {HTMLElement | null} */ (main.querySelector("h1[tabindex]"))?.focus({ preventScroll: true });
  screen.shown?.();
}

function drawHead() {
  const here = parseRoute(location.hash).screen;
  /** @param {string} hash @param {string} name @param {string} label */
  const link = (hash, name, label) => html`<li><a href=${hash} aria-current=${here === name ? "page" : nothing}>${label}</a></li>`;
  render(html`<a class="wordmark" href="#/"><span aria-hidden="true">TABVLARIVM</span><span
      class="visually-hidden">${t("app.home")}</span></a>
    <nav aria-label=${t("nav")}><ul>${link("#/", "home", t("home"))}${link("#/rules/", "rules", t("rules"))}${
      link("#/settings", "settings", t("settings.title"))}</ul></nav>`, head);
}

function drawEngine() {
  const { state, loaded, total } = status;
  const part = total > 0 ? Math.min(1, loaded / total) : 0;
  engineBar.hidden = state === "ready";
  const text = state === "dead" ? t("engine.dead")
    : total === 0 ? t("engine.waiting")
      : loaded < total ? t("engine.loading", { percent: Math.floor(100 * part) })
        : t("engine.starting");
  render(state === "ready" ? nothing : html`
    ${state === "dead" ? nothing : html`<progress max="1" .value=${part} aria-label=${t("engine.progress")}></progress>`}
    <p>${text}${state === "dead" ? html` <button class="btn" @click=${() => retryEngine().catch(() => {})}>${t("retry")}</button>` : nothing}</p>`, engineBar);
}

let offline = false;
/** The worker that the player knows of. @type {number | null} */
let generation = null;

/** Say that the engine was replaced, once it answers again. */
function tellRestart() {
  if (status.state !== "ready" || status.generation === generation) return;
  if (generation !== null) notify({ text: t("notice.restarted") });
  generation = status.generation;
}

/** Once the engine answers, keep the site for use without a network. */
function keepOffline() {
  if (offline || status.state !== "ready") return;
  offline = true;
  fetchScreens();
  registerOffline({
    onUpdateReady: () => notify({
      text: t("update.ready"), stays: true, action: { label: t("update.do"), run: () => applyUpdate() },
    }),
  });
}

/** Rules of a game open beside the board instead of leaving it. @param {MouseEvent} event */
function ruleClicked(event) {
  const link = /** @type {Element} */ (event.target).closest?.("a[data-rule]");
  const rule = link?.getAttribute("data-rule");
  if (!rule || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  if (!document.body.classList.contains("at-table") && !link?.closest("dialog")) return;
  event.preventDefault();
  const [game, number] = rule.split("/");
  import("./app/rules-sheet.js").then(({ showRules }) => showRules(game, number));
}

/** @param {MouseEvent} event */
function skipClicked(event) {
  if (!/** @type {Element} */ (event.target).closest?.(".skip")) return;
  event.preventDefault();
  /** @type {HTMLElement} */ (document.getElementById("choices") ?? main).focus();
}

function start() {
  main.replaceChildren();
  applyPreferences();
  watchInstall();
  for (const element of document.querySelectorAll("[data-text]")) {
    if (element !== document.documentElement) element.textContent = t(element.getAttribute("data-text") ?? "");
  }
  engineBar.setAttribute("aria-label", t("engine.region"));
  document.getElementById("notices")?.setAttribute("aria-label", t("notices"));
  onFault((fault) => notify({ text: t(`fault.${fault}`), stays: true }));
  onPreferences(refresh);
  onEngine(() => {
    drawEngine();
    keepOffline();
    tellRestart();
    refresh();
  });
  window.addEventListener("hashchange", () => show(false));
  document.addEventListener("click", ruleClicked);
  document.addEventListener("click", skipClicked);
  document.addEventListener("keydown", (event) => screen?.key?.(event));
  show(true);
  drawEngine();
  document.documentElement.dataset.started = "true";
  prepareOffline();
  startEngine();
}

// For the page's tests: the keys that no catalogue has.
Object.defineProperty(window, "tabulariumMissingTexts", { value: missingTexts });

start();
