// The advisor at the table; the estimated chances and the luck of a game that one looks back on.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT, assertAccessible, openPage, startTests, until, untilReady } from "./harness.mjs";
import { assertNoMissingTexts, begin, prefer, stepOf, stored, untilPlayable } from "./play.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { site, browser } = await startTests();

const QUICK = { confirmAttack: false, confirmEndTurn: false, handOver: false, pace: "once" };
const PLAN = ".advice .plan";
const SLOW = { timeout: 60_000 };

/** @param {Record<string, any>} [preferences] @param {{width: number, height: number}} [viewport] */
async function opened(preferences = {}, viewport = { width: 1280, height: 800 }) {
  const page = await openPage(browser, site, { viewport, path: "404.html" });
  await prefer(page.context, { ...QUICK, ...preferences });
  await page.page.goto(site.url);
  return page;
}

/** @param {string} name of a kept game @returns {string} */
function linkTo(name) {
  return JSON.parse(readFileSync(join(ROOT, "tests", "links", `${name}.json`), "utf8")).link;
}

/** Open a kept game that is over. @param {Page} page @param {string} name */
async function openFinished(page, name) {
  await page.goto(`${site.url}#g=${linkTo(name)}`);
  await page.getByRole("button", { name: "Look at this game" }).click({ timeout: 90_000 });
  await page.getByRole("button", { name: "Result and course of the game" }).waitFor();
  await page.locator(".bar-undo:not([title*='as soon as'])").waitFor({ timeout: 90_000 });
}

/** @param {{page: Page, context: import("playwright-core").BrowserContext, log: import("./harness.mjs").Log}} at */
async function leave(at) {
  const { page, context } = at;
  await assertNoMissingTexts(page);
  assert.deepEqual(at.log.errors, [], "the page complains of nothing");
  await context.close();
}

/**
 * In the page: requests of a type never get further than "thinking", unless they say stop; they are counted.
 * @param {Page} page @param {"advise" | "course"} type
 */
async function holdThinking(page, type) {
  await page.evaluate(async (held) => {
    const script = /** @type {HTMLScriptElement} */ (document.querySelector("script[type=module]"));
    const { Session } = await import(new URL("app/session.js", script.src).href);
    const { query } = Session.prototype;
    Object.assign(globalThis, { heldRequests: 0, letThink: () => Object.assign(Session.prototype, { query }) });
    Session.prototype.query = async function (/** @type {any} */ request) {
      if (request.type !== held || request.stop) return query.call(this, request);
      /** @type {any} */ (globalThis).heldRequests += 1;
      await new Promise((done) => setTimeout(done, 20));
      return { type: "thinking", step: request.step, nodes: 1, most: 4 };
    };
  }, type);
}

/** @param {Page} page */
const letThink = (page) => page.evaluate(() => /** @type {any} */ (globalThis).letThink());
/** @param {Page} page @returns {Promise<number>} */
const heldRequests = (page) => page.evaluate(() => /** @type {any} */ (globalThis).heldRequests);
/** @param {Page} page */
const menu = (page) => page.getByRole("button", { name: "Menu" }).click();
/** @param {Page} page */
const highlights = (page) => page.locator(".map-hl-chosen").count();

test("asked by key, the advisor shows plans with their sample size; one is looked at, one is done; the notes keep it", async () => {
  const at = await opened();
  const { page } = at;
  await begin(page);
  await page.keyboard.press("a");
  await page.locator(PLAN).first().waitFor(SLOW);
  const plans = await page.locator(PLAN).count();
  assert.ok(plans >= 2 && plans <= 3, `${plans} plans`);
  for (const text of await page.locator(".plan-chances").allInnerTexts()) {
    assert.match(text, /^Chances of victory: Caesar [<>\d]+%, Pompeius [<>\d]+%, Crassus [<>\d]+%; estimated from [\d,]+ positions?\.$/);
  }
  for (const list of await page.locator(".plan-reasons").all()) assert.ok(await list.locator("li").count() <= 3, "three reasons at most");
  await assertAccessible(page, "advice");

  // By keyboard from the heading to the first plan, which the map then shows.
  assert.equal(await highlights(page), 0);
  await page.locator(".advice-title").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.className.includes("plan-do")), true);
  await until(async () => (await page.locator(PLAN).first().getAttribute("data-lit")) === "true");
  assert.ok(await highlights(page) > 0, "the map shows the plan");

  const lines = await page.locator(PLAN).first().locator(".plan-lines li").allInnerTexts();
  assert.match(lines[0], /^Supply from Rome: /);
  await page.keyboard.press("Enter");
  await until(async () => (await stepOf(page)).head >= lines.length, { what: "all its commands are given" });
  await page.locator(PLAN).first().waitFor({ state: "detached" });
  assert.equal(await highlights(page), 0);
  const { asked, advisor, save } = await stored(page);
  assert.deepEqual([asked, advisor], [[{ step: 0, seat: "caesar" }], true]);
  assert.ok(!JSON.stringify(save).includes("asked"), "the save itself knows nothing of it");
  assert.equal(await page.locator(".log-note").innerText(), "Caesar asks the advisor.");
  await leave(at);
});

test("“Stop” tells the best so far; what one plays oneself ends the thinking; ending a turn is asked about", async () => {
  const at = await opened({ confirmEndTurn: true, confirmAttack: true });
  const { page } = at;
  await begin(page, { game: "tetrarchia" });
  const chooseFirst = async () => {
    const { head } = await stepOf(page);
    await page.locator("#choices .row-choice").first().click();
    await until(async () => (await stepOf(page)).head > head);
  };
  while (await page.getByRole("heading", { name: "Place a fleet in" }).count()) await chooseFirst();
  await chooseFirst();

  // While it thinks one can play: the thinking is dropped.
  await holdThinking(page, "advise");
  const { head } = await stepOf(page);
  const stop = page.getByRole("button", { name: "Stop", exact: true });
  await page.getByRole("button", { name: "Advice", exact: true }).waitFor();
  await page.keyboard.press("a");
  await stop.waitFor();
  await page.keyboard.press("u");
  await until(async () => (await stepOf(page)).head === head - 1, { what: "the last command is taken back" });
  await page.locator(".advice").waitFor({ state: "detached" });
  assert.equal(await page.locator(".log-note").count(), 0, "what was asked then isn't in this record");
  await page.keyboard.press("r");
  await until(async () => (await stepOf(page)).head === head);
  assert.equal(await page.locator(".log-note").count(), 1);

  await page.getByRole("button", { name: "Advice", exact: true }).click();
  await stop.waitFor();
  await until(() => stop.evaluate((element) => element === document.activeElement), { what: "the focus is on “Stop”" });
  await until(() => page.locator("progress.advice-share").evaluate((/** @type {HTMLProgressElement} */ bar) => bar.value >= 0.25));
  await assertAccessible(page, "the advisor thinks");
  await page.keyboard.press("Enter");
  await page.locator(PLAN).first().waitFor({ timeout: 10_000 });
  await letThink(page);
  await until(() => page.evaluate(() => document.activeElement?.id === "advice-title"), { what: "the focus is on the answer" });
  for (const text of await page.locator(".plan-chances").allInnerTexts()) {
    assert.match(text, /^Chance of holding the Empire: [<>\d]+%; estimated from [\d,]+ positions?\.$/);
  }
  await assertAccessible(page, "advice in Tetrarchia");

  // A plan that ends the turn is asked about once more.
  const ends = page.locator(PLAN).filter({ hasText: "End the turn" }).first();
  await ends.getByRole("button", { name: "Do this" }).click();
  await page.getByText("This ends the turn. Do it?").waitFor();
  await ends.getByRole("button", { name: "Back" }).click();
  assert.equal((await stepOf(page)).head, head, "nothing is done");
  await until(() => page.evaluate(() => document.activeElement?.className.includes("plan-do")));
  await page.getByRole("button", { name: "Close the advice" }).click();
  await page.locator(PLAN).first().waitFor({ state: "detached" });

  assert.deepEqual((await stored(page)).asked.map((/** @type {any} */ one) => one.step), [head], "asked twice at one step is once");

  // At an earlier position nobody can ask; at the present again one can.
  await page.keyboard.press("[");
  await page.getByRole("button", { name: "Back to now" }).waitFor();
  assert.equal(await page.locator(".advice-ask").count(), 0);
  await page.keyboard.press("a");
  await page.getByText("the advisor knows only the present", { exact: false }).first().waitFor();
  await page.keyboard.press("n");
  await page.locator(".advice-ask").click();
  await page.locator(PLAN).first().or(stop).waitFor();
  await page.locator(PLAN).first().waitFor(SLOW);
  await page.locator(PLAN).filter({ hasText: "End the turn" }).first().getByRole("button", { name: "Do this" }).click();
  const now = (await stepOf(page)).head;
  await page.getByRole("button", { name: "Yes, do this" }).click();
  await until(async () => (await stepOf(page)).head > now, { what: "the plan is done" });
  await leave(at);
});

test("switched off at the set-up nobody can ask; the menu switches it on; a bot's turn isn't one's own", async () => {
  const at = await opened();
  const { page } = at;
  await page.goto(`${site.url}#/new/triumvirate`);
  await page.getByRole("checkbox", { name: /With an advisor/ }).uncheck();
  await assertAccessible(page, "set-up without an advisor");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await untilPlayable(page);
  assert.equal(await page.locator(".advice-ask").count(), 0);
  await page.keyboard.press("a");
  await page.getByText("The advisor is switched off in this game", { exact: false }).first().waitFor();
  assert.deepEqual((({ advisor, asked }) => [advisor, asked])(await stored(page)), [false, []]);
  await page.reload();
  await untilPlayable(page);
  assert.equal(await page.locator(".advice-ask").count(), 0, "it is kept");
  await menu(page);
  await page.getByRole("button", { name: "The course of the game …" }).click();
  await page.getByText("the estimates are shown when it is over", { exact: false }).waitFor();
  await page.keyboard.press("Escape");
  await menu(page);
  await page.getByRole("button", { name: "Switch the advisor on" }).click();
  await page.locator(".advice-ask").waitFor();
  assert.equal((await stored(page)).advisor, true);
  await menu(page);
  await page.getByRole("button", { name: "Who plays …" }).click();
  await page.getByLabel("Caesar: who plays").selectOption("hard");
  await page.keyboard.press("Escape");
  await page.locator(".bot").waitFor();
  assert.equal(await page.locator(".advice-ask").count(), 0);
  await page.keyboard.press("a");
  await page.getByText("A bot acts now.").first().waitFor();
  await leave(at);
});

test("one command before a victory the advisor names it; at the end it is said how often it was asked", async () => {
  const at = await opened();
  const { page } = at;
  await openFinished(page, "triumvirate-1-competences-1");
  await page.keyboard.press("[");
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.locator(".advice-ask").waitFor(SLOW);
  await page.locator(".advice-ask").click();
  await page.locator(PLAN).first().waitFor(SLOW);
  await page.locator(PLAN).first().getByText("Wins the game: VII in both competences.").waitFor();
  await page.locator(PLAN).first().getByRole("button", { name: "Do this" }).click();
  await page.locator("dialog.end").waitFor();
  assert.match(await page.locator(".asked").innerText(), /^The advisor was asked 1 time: (Caesar|Pompeius|Crassus) 1\.$/);
  await leave(at);
});

for (const [game, lines] of /** @type {const} */ ([["triumvirate-1-nine_provinces-2", 3], ["tetrarchia-1-victory-1", 1]])) {
  test(`${game}: chances turn by turn with their table, turning points and luck, all linked to the replay`, async () => {
    const at = await opened({}, { width: 390, height: 844 });
    const { page } = at;
    await openFinished(page, game);
    const { head } = await stepOf(page);
    await page.getByRole("button", { name: "Result and course of the game" }).click();
    const dialog = page.locator("dialog.end");
    await dialog.locator(".chances").waitFor(SLOW);
    await dialog.locator(".charts").waitFor(SLOW);
    assert.equal(await dialog.locator(".chances .chart-line").count(), lines);
    assert.match(await dialog.locator(".chances svg").getAttribute("aria-label") ?? "", /100%.*\(one position each\)$/);
    await dialog.getByText("All estimates, one position each").click();
    await dialog.getByText("All numbers, turn by turn").click();
    assert.ok(await dialog.getByRole("region", { name: "All estimates, one position each" }).locator("tbody tr").count() > 5);
    await assertAccessible(page, `${game}: the end`);

    // Every luck is a number against what was expected, in words too; the surprises have exact chances.
    for (const row of await dialog.locator(".luck-table tbody tr").allInnerTexts()) {
      assert.match(row, /\d+\s+[\d.]+ ± [\d.]+\s+\d+\s+(kind|as expected|unkind)$/);
    }
    for (const text of await dialog.locator(".luck-draws li").allInnerTexts()) assert.match(text, /\(a chance of \d+ in \d+\)\.$/);

    // To the replay by keyboard, and back.
    const turning = dialog.locator(".turning-list .log-go");
    assert.ok(await turning.count() >= 1);
    assert.match(await turning.first().innerText(), /^Turn \d+: .* \d+ points (up|down), from [<>\d]+% to [<>\d]+%\.$/);
    await turning.first().focus();
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await until(async () => (await stepOf(page)).at < head, { what: "the past is shown" });
    await page.locator(".replay").waitFor();

    // In the menu at any time; closing it at once stops the reading.
    await holdThinking(page, "course");
    await menu(page);
    await page.getByRole("button", { name: "The course of the game …" }).click();
    await dialog.getByRole("progressbar").waitFor();
    await until(async () => await heldRequests(page) > 2);
    await page.keyboard.press("Escape");
    const asked = await heldRequests(page);
    await page.waitForTimeout(300);
    assert.ok(await heldRequests(page) <= asked + 1, "nothing is asked any more");
    await letThink(page);
    await menu(page);
    await page.getByRole("button", { name: "The course of the game …" }).click();
    await dialog.locator(".charts").waitFor(SLOW);
    await dialog.getByText("All estimates, one position each").click();
    await dialog.getByRole("button", { name: "Look at the position at the start of turn 3", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await page.locator(".replay-where", { hasText: "Turn 3" }).or(page.locator(".replay-where", { hasText: "Turn 2" })).waitFor();
    await leave(at);
  });
}

test("the course of a game that has just begun", async () => {
  const at = await opened();
  const { page } = at;
  await begin(page, { two: true });
  await untilReady(page);
  await menu(page);
  await page.getByRole("button", { name: "The course of the game …" }).click();
  const dialog = page.locator("dialog.end");
  await dialog.getByText("The game was too short to draw its course.").first().waitFor(SLOW);
  await dialog.getByText("Nothing has been drawn or rolled that could have come out otherwise.").waitFor();
  await assertAccessible(page, "the course of a game that has just begun");
  await leave(at);
});
