/**
 * The screens by route. The first page is here at once; the others, with the games that they show,
 * are fetched when they're first asked for or when the engine has started.
 */

import { html } from "../vendor/lit-html.js";
import { homeScreen } from "./home-screen.js";
import { t } from "./text.js";

/** @typedef {import("./screen").Screen} Screen */
/** @typedef {import("./router.js").Route} Route */
/** @typedef {(route: any, refresh: () => void) => Screen} Maker */

/** @type {Record<string, () => Promise<Maker>>} */
const FETCH = {
  settings: async () => {
    const { settingsScreen } = await import("./small-screens.js");
    return (_, refresh) => settingsScreen(refresh);
  },
  lost: async () => {
    const { lostScreen } = await import("./small-screens.js");
    return () => lostScreen();
  },
  rules: async () => {
    const { rulesScreen } = await import("./rules-screen.js");
    return (route, refresh) => rulesScreen(route.game, route.number, refresh);
  },
  new: async () => {
    const { setupScreen } = await import("./setup-screen.js");
    return (route, refresh) => setupScreen(route.game, refresh);
  },
  open: async () => {
    const { openScreen } = await import("./open-screen.js");
    return (_, refresh) => openScreen(null, refresh);
  },
  link: async () => {
    const { openScreen } = await import("./open-screen.js");
    return (route, refresh) => openScreen({ link: route.payload, step: route.step }, refresh);
  },
  table: async () => {
    const { tableScreen } = await import("./table-screen.js");
    return (route, refresh) => tableScreen(route.slot, route.step, refresh);
  },
};

/** @type {Map<string, Maker>} */
const makers = new Map([["home", (_, refresh) => homeScreen(refresh)]]);

/** @param {string} screen @returns {Promise<Maker>} it fails without a network */
async function fetchMaker(screen) {
  const maker = await FETCH[screen]();
  makers.set(screen, maker);
  return maker;
}

/**
 * What makes a route's screen; a promise where it must be fetched first, which fails without a network.
 * @param {Route} route @returns {Maker | Promise<Maker>}
 */
export function makerOf({ screen }) {
  return makers.get(screen) ?? fetchMaker(screen);
}

/** Fetch all screens, so that they open at once; fulfilled when each has come or failed. */
export function fetchScreens() {
  return Promise.allSettled(Object.keys(FETCH).map(fetchMaker));
}

/** What stands here while a screen is being fetched. @returns {Screen} */
export function waitingScreen() {
  return {
    title: t("app.name"),
    view: () => html`<div class="page" role="status"><h1 tabindex="-1">${t("screen.coming")}</h1></div>`,
  };
}

/** A screen couldn't be fetched. @returns {Screen} */
export function failedScreen() {
  return {
    title: t("app.name"),
    view: () => html`<div class="page"><h1 tabindex="-1">${t("screen.failed")}</h1>
      <p role="alert">${t("screen.failed.text")}</p>
      <p class="actions"><button class="btn btn-primary" @click=${() => location.reload()}>${t("retry")}</button></p></div>`,
  };
}
