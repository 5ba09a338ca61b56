/** Playing by link between several browsers, for the browser tests. */
import assert from "node:assert/strict";
import { ENGINE_TIMEOUT, openPage, until, untilReady } from "./harness.mjs";
import { assertNoMissingTexts, prefer, stepOf } from "./play.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("./harness.mjs").Site} Site */

/** A player at a browser of his own. */
export class Player {
  /** @param {string} name @param {Awaited<ReturnType<typeof openPage>>} opened */
  constructor(name, opened) {
    this.name = name;
    this.page = opened.page;
    this.context = opened.context;
    this.log = opened.log;
    /** Which of the legal commands are given. */
    this.chance = 0;
    /** Commands given here. */
    this.commands = 0;
  }

  /**
   * Open a link here, as somebody does who clicks it in a chat.
   * @param {string} link
   */
  async follow(link) {
    await this.page.goto(link);
  }

  /** The link of the turn, which the page offers. @returns {Promise<string>} */
  async offered() {
    const field = this.page.locator(".remote .link-text");
    await field.waitFor({ timeout: 30_000 });
    return field.inputValue();
  }

  /**
   * Play for the seats at this screen until another must go on.
   * @param {number} [most] commands
   * @returns {Promise<"away" | "end" | "most">}
   */
  async play(most = 500) {
    const { why, given } = await this.page.evaluate(playHere, { chance: this.chance, most });
    this.commands += given;
    if (why === "end") await this.page.keyboard.press("Escape");
    return /** @type {"away" | "end" | "most"} */ (why);
  }

  /** Look at what happened, step by step for a while, then skip to now. @returns {Promise<number>} steps looked at */
  async catchUp() {
    const { page } = this;
    await page.getByRole("heading", { name: "Since your last turn" }).waitFor({ timeout: 30_000 });
    const { at, head } = await stepOf(page);
    if (at + 1 < head) {
      await page.getByRole("button", { name: "Next", exact: true }).click();
      await until(async () => (await stepOf(page)).at === at + 1, { what: "one command further" });
    }
    await page.getByRole("button", { name: "Skip to now" }).click();
    // Bots may have gone on since.
    await until(async () => {
      const now = await stepOf(page);
      return now.at === now.head && now.head >= head;
    }, { what: "the present" });
    await page.locator(".replay").waitFor({ state: "detached" });
    return head - at;
  }

  /** The games that are stored here. @returns {Promise<any[]>} */
  slots() {
    return this.page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith("/at")).map((key) =>
      JSON.parse(localStorage.getItem(key.replace(/at$/, localStorage.getItem(key) ?? "")) ?? "{}")));
  }

  async leave() {
    await assertNoMissingTexts(this.page);
    assert.deepEqual(this.log.errors, [], `${this.name}'s page complains of nothing`);
    await this.context.close();
  }
}

/**
 * A browser without any game, whose secret numbers are the same each time.
 * @param {Browser} browser @param {Site} site @param {string} name @param {number} chance
 * @returns {Promise<Player>}
 */
export async function arrive(browser, site, name, chance) {
  // Another page of the site first, so that the page starts with all that is set up here.
  const opened = await openPage(browser, site, { viewport: { width: 1280, height: 800 }, path: "404.html" });
  await prefer(opened.context, { handOver: false, confirmAttack: false, confirmEndTurn: false, pace: "once", botPace: "once" });
  await opened.context.addInitScript((first) => {
    let state = first;
    crypto.getRandomValues = (array) => {
      const bytes = new Uint8Array(/** @type {any} */ (array).buffer);
      for (let i = 0; i < bytes.length; i++) {
        state = (state * 1103515245 + 12345) % 2147483648;
        bytes[i] = state >> 16;
      }
      return array;
    };
  }, chance);
  await opened.page.goto(site.url);
  await untilReady(opened.page);
  await holdSession(opened.page);
  return new Player(name, opened);
}

/**
 * In the page: keep hold of the session at the table, as its own modules make it.
 * @param {Page} page
 */
export async function holdSession(page) {
  await page.evaluate(async () => {
    const script = /** @type {HTMLScriptElement} */ (document.querySelector("script[type=module]"));
    const { Session } = await import(new URL("app/session.js", script.src).href);
    const { open } = Session.prototype;
    Session.prototype.open = function () {
      Object.assign(globalThis, { sessionAtTable: this });
      return open.call(this);
    };
  });
}

/**
 * In the page: give commands through the table's session until no seat here must act; bots play their
 * seats themselves. Which commands follows from their number and the player's chance, so that a seed
 * gives one game.
 * @param {{chance: number, most: number}} options
 */
async function playHere({ chance, most }) {
  const limit = Date.now() + 120_000;
  for (let given = 0; ;) {
    if (Date.now() > limit) throw new Error("the table doesn't settle");
    const table = /** @type {any} */ (globalThis).sessionAtTable;
    const { update } = table;
    if (table.live && update.outcome) return { why: "end", given };
    if (table.live && table.waitsFor !== null) return { why: "away", given };
    if (given >= most || table.sealLost !== null) return { why: "most", given };
    if (table.still || table.busy || table.botActs !== null || update.seal_due !== null) {
      await new Promise((done) => setTimeout(done, 10));
      continue;
    }
    const { actions } = update;
    const mixed = (BigInt(update.head + 1) * 2654435761n + BigInt(chance)) & 0xffffffffn;
    await table.act([actions[Number(mixed >> 8n) % actions.length].command]);
    given += 1;
  }
}

/**
 * Set a game up in which some seats play elsewhere and some are easy bots, and begin it.
 * @param {Player} player
 * @param {{game?: string, elsewhere: string[], bots?: string[], seed: string, sealed?: boolean, choose?: () => Promise<void>}} options
 */
export async function beginByLink({ page }, { game = "triumvirate", elsewhere, bots = [], seed, sealed = false, choose }) {
  await page.evaluate((id) => {
    location.hash = `#/new/${id}`;
  }, game);
  await choose?.();
  await page.getByRole("radio", { name: "Everybody at this screen" }).check();
  for (const name of elsewhere) await page.getByLabel(`${name}: who plays`).selectOption("remote");
  for (const name of bots) await page.getByLabel(`${name}: who plays`).selectOption("easy");
  if (sealed) await page.getByRole("checkbox", { name: /Sealed dice/ }).check();
  if (!(await page.locator("#seed").isVisible())) await page.locator(".advanced summary", { hasText: "seed" }).click();
  await page.locator("#seed").fill(seed);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.locator("#choices button").first().waitFor({ timeout: ENGINE_TIMEOUT });
}

/**
 * In the page's engine, apart from any table: open a link (or a new game), give some commands, and
 * make the link of what came of it.
 * @param {Page} page
 * @param {{link?: string, game?: object, commands: number, chance: number}} options
 * @returns {Promise<string>} the payload
 */
export function linkApart(page, { link, game, commands, chance }) {
  return page.evaluate(async ({ link, game, commands, chance }) => {
    const script = /** @type {HTMLScriptElement} */ (document.querySelector("script[type=module]"));
    const { openInEngine } = await import(new URL("app/engine-table.js", script.src).href);
    const { ask } = await import(new URL("app/engine.js", script.src).href);
    let update = await openInEngine(game ?? { type: "open", link });
    for (let given = 0; given < commands && update.actions.length; given++) {
      const { actions, head } = update;
      const mixed = (BigInt(head + 1) * 2654435761n + BigInt(chance)) & 0xffffffffn;
      const { command } = actions[Number(mixed >> 8n) % actions.length];
      update = await ask({ type: "act", step: head, commands: [command] });
    }
    return (await ask({ type: "export" })).link;
  }, { link, game, commands, chance });
}
