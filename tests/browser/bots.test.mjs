// Bots at the table: against them, beside them, watching them; stopping, holding, taking back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { holdSession } from "./by-link.mjs";
import { assertAccessible, openPage, startTests, until, untilReady } from "./harness.mjs";
import { CHOICES, assertNoMissingTexts, look, pick, prefer, seeded, stepOf, stored, untilSettled } from "./play.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { site, browser } = await startTests();

const QUICK = { confirmAttack: false, confirmEndTurn: false, pace: "once", botPace: "once" };
const STOP = { name: "Stop thinking" };
const GO = { name: "Go on", exact: true };
const HOLD = { name: "Pause", exact: true };

/**
 * A page at the set-up of a game.
 * @param {string} game @param {Record<string, any>} [preferences]
 */
async function atSetup(game, preferences = {}) {
  const opened = await openPage(browser, site, { viewport: { width: 1280, height: 800 }, path: "404.html" });
  await prefer(opened.context, { ...QUICK, ...preferences });
  await opened.page.goto(`${site.url}#/new/${game}`);
  await opened.page.locator(".seat-row").first().waitFor();
  return opened;
}

/** @param {Page} page @param {string} seat @param {string} kind */
async function seat(page, seat, kind) {
  await page.getByLabel(`${seat}: who plays`).selectOption(kind);
}

/** @param {Page} page */
async function beginGame(page) {
  await page.locator(".advanced summary", { hasText: "seed" }).click();
  await page.locator("#seed").fill("00000000000000b0");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.locator("#choices button").first().waitFor({ timeout: 90_000 });
  await untilReady(page);
}

/** In the table's menu. @param {Page} page @param {() => Promise<void>} change */
async function inSeats(page, change) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Who plays …" }).last().click();
  await change();
  await page.keyboard.press("Escape");
}

/** @param {Page} page */
const head = async (page) => (await stepOf(page)).head;

/** Nothing is played for a while. @param {Page} page */
async function assertStill(page) {
  const before = await head(page);
  for (let i = 0; i < 12; i++) {
    await page.waitForTimeout(100);
    assert.equal(await head(page), before, "nothing is played");
  }
}

/** The person plays, the bots answer, until so many commands are in force. @param {Page} page @param {number} steps @param {number} seed */
async function playAgainst(page, steps, seed) {
  const random = seeded(seed);
  for (let i = 0; i < 600; i++) {
    const now = await look(page);
    assert.equal(now.hand, false, "no screen between a person and a bot");
    if (now.end || Number(now.step.split("/")[1]) >= steps) return;
    if (now.busy || now.choices === 0) await page.waitForTimeout(50);
    else await page.locator(CHOICES).locator("visible=true").nth(pick(random, now.choices)).click({ timeout: 5000 }).catch(() => {});
  }
  throw new Error("the game doesn't get there");
}

/**
 * @param {{page: Page, context: import("playwright-core").BrowserContext, log: import("./harness.mjs").Log}} opened
 */
async function leave({ page, context, log }) {
  await assertNoMissingTexts(page);
  assert.deepEqual(log.errors, [], "the page complains of nothing");
  await context.close();
}

test("one person plays against two bots; the game's save and link know nothing of them", async () => {
  const opened = await atSetup("triumvirate");
  const { page } = opened;
  assert.equal(await page.getByRole("radio", { name: "You against bots" }).isChecked(), true);
  await assertAccessible(page, "set-up with bots");
  await beginGame(page);
  // Not for longer: bots may win in four turns, and then the end would be shown.
  await playAgainst(page, 25, 5);
  await page.locator("#turn-title").focus();
  await page.keyboard.press("b");
  await until(async () => (await stored(page)).held, { what: "the bots are held" });
  await until(async () => !(await look(page)).busy);
  const { save, bots } = await stored(page);
  assert.deepEqual(bots, { pompeius: "easy", crassus: "easy" });
  assert.ok(!JSON.stringify(save).includes("easy"));
  assert.ok(save.commands.length >= 25);

  // Whoever gets the link sees an ordinary game and is asked nothing new.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Share as a link …" }).click();
  const link = await page.locator(".link-text").inputValue();
  await page.keyboard.press("Escape");
  const other = await openPage(browser, site);
  await other.page.goto(link);
  await other.page.getByRole("button", { name: "Play this game" }).click();
  await untilSettled(other.page);
  const theirs = await stored(other.page);
  assert.deepEqual([theirs.bots, theirs.held], [{}, false]);
  assert.deepEqual(theirs.save.commands, save.commands);
  await leave(other);
  await leave(opened);
});

test("a hard bot can be stopped, held, looked back on; all is as it was after a reload", async () => {
  const opened = await atSetup("triumvirate", { botPace: "slow" });
  const { page } = opened;
  for (const name of ["Caesar", "Pompeius", "Crassus"]) await seat(page, name, "hard");
  await beginGame(page);
  const stop = page.getByRole("button", STOP);
  await stop.waitFor();
  await page.locator("#choices progress").waitFor();
  await assertAccessible(page, "a bot thinks");
  const before = await head(page);
  await stop.click();
  await until(async () => (await head(page)) > before, { what: "the best so far is played" });

  await page.getByRole("button", HOLD).click();
  await page.getByText(/^The bots wait\./).waitFor();
  await assertStill(page);
  await assertAccessible(page, "the bots wait");
  const held = await head(page);
  await page.reload();
  await page.getByText(/^The bots wait\./).waitFor();
  await untilReady(page);
  await assertStill(page);
  assert.equal(await head(page), held);
  await page.getByRole("button", GO).click();
  await until(async () => (await head(page)) > held, { timeout: 60_000, what: "the bots go on" });

  // While the past is shown they wait, and go on when one comes back.
  await page.getByRole("button", { name: "To the beginning" }).click();
  await page.getByRole("button", { name: "Back to now" }).waitFor();
  await assertStill(page);
  const past = await head(page);
  await page.getByRole("button", { name: "Back to now" }).click();
  await until(async () => (await head(page)) > past, { timeout: 60_000, what: "the bots go on from now" });

  // So they do while a window is open, and by the key.
  await page.getByRole("button", { name: "Menu" }).click();
  await assertStill(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("b");
  await page.getByText(/^The bots wait\./).waitFor();
  await leave(opened);
});

test("a reload in the middle of a bot's turn goes on by itself", async () => {
  const opened = await atSetup("triumvirate", { botPace: "normal" });
  const { page } = opened;
  await seat(page, "Caesar", "easy");
  await beginGame(page);
  await until(async () => (await head(page)) >= 2, { timeout: 60_000 });
  await page.locator(".bot-reasons li").first().waitFor();
  await page.reload();
  const before = await head(page);
  await until(async () => (await head(page)) >= before + 2, { timeout: 90_000, what: "the bots go on" });
  await leave(opened);
});

test("bots alone play a whole game, to be watched; a worker that dies doesn't end it", async () => {
  const opened = await atSetup("triumvirate");
  const { page } = opened;
  await page.getByRole("radio", { name: /Two characters/ }).check();
  await seat(page, "Caesar", "novice");
  await seat(page, "Pompeius", "novice");
  await beginGame(page);
  await until(async () => (await head(page)) >= 8, { timeout: 60_000 });
  const before = await head(page);
  await page.workers().at(-1)?.evaluate(() => {
    setTimeout(() => {
      throw new Error("the worker dies");
    });
  });
  await page.getByText("The rules engine had stopped and was started again.", { exact: false }).first().waitFor({ timeout: 60_000 });
  await until(async () => (await head(page)) > before, { timeout: 60_000, what: "the game goes on" });
  opened.log.errors.splice(0);

  await page.locator("dialog.end").waitFor({ timeout: 400_000 });
  await page.keyboard.press("Escape");
  const { save, finished } = await stored(page);
  assert.equal(finished, true);
  assert.equal(save.commands.length, await head(page));
  assert.equal(await page.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled"), "true");
  await leave(opened);
});

test("undo goes back over what the bots did to one's own decision, and redo gives it again", async () => {
  const opened = await atSetup("triumvirate", { botPace: "slow" });
  const { page } = opened;
  await beginGame(page);
  await page.getByRole("button", { name: /^2 gold/ }).click();
  // The bots are held until the turn has ended, so that they begin when the test looks.
  const waits = page.getByText(/^The bots wait\./);
  await page.keyboard.press("b");
  for (let i = 0; i < 40 && !(await waits.isVisible()); i++) {
    await page.locator(CHOICES).locator("visible=true").last().click({ timeout: 2000 }).catch(() => {});
  }
  await waits.waitFor();
  const own = await head(page);
  await page.keyboard.press("b");
  await until(async () => (await head(page)) > own, { timeout: 60_000, what: "Pompeius begins" });
  await page.keyboard.press("b");
  await waits.waitFor();
  const then = await head(page);
  await page.keyboard.press("u");
  await until(async () => (await head(page)) === own - 1, { what: "Caesar's last decision is open again" });
  await page.getByRole("heading", { name: "Caesar", exact: true }).waitFor();
  await assertStill(page);
  await page.keyboard.press("r");
  await until(async () => (await head(page)) === then, { what: "all is given again" });
  await page.getByText("It is Pompeius’s turn", { exact: false }).waitFor();

  // The person takes the bot's place, and the other way round.
  await inSeats(page, () => seat(page, "Pompeius", "here"));
  await page.locator(CHOICES).first().waitFor();
  await inSeats(page, async () => {
    await assertAccessible(page, "who plays");
    await seat(page, "Pompeius", "medium");
  });
  await page.getByText(/^The bots wait\./).waitFor();
  assert.deepEqual((await stored(page)).bots, { pompeius: "medium", crassus: "easy" });
  await leave(opened);
});

test("of two tabs only the one that has the game lets its bots play", async () => {
  const opened = await atSetup("triumvirate", { botPace: "fast" });
  const { page, context } = opened;
  for (const name of ["Caesar", "Pompeius", "Crassus"]) await seat(page, name, "easy");
  await beginGame(page);
  await until(async () => (await head(page)) >= 3, { timeout: 60_000 });
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByText("This game is being played in another tab.", { exact: false }).waitFor();
  await untilReady(second);
  const seen = await head(second);
  await until(async () => (await head(second)) > seen, { timeout: 60_000, what: "the second tab follows" });
  assert.equal(await second.locator(".bot").count(), 0);

  await second.getByRole("button", { name: "Take over" }).click();
  await second.locator(".bot").waitFor({ timeout: 30_000 });
  await page.getByText("This game is being played in another tab.", { exact: false }).waitFor();
  const taken = await head(second);
  await until(async () => (await head(second)) >= taken + 3, { timeout: 60_000, what: "the second tab plays" });
  assert.equal(await page.locator(".bot").count(), 0);
  await second.getByRole("button", HOLD).click();
  await second.close();
  await leave(opened);
});

test("between two persons the screen changes hands, over a bot's turn too", async () => {
  const opened = await atSetup("triumvirate");
  const { page } = opened;
  await seat(page, "Crassus", "here");
  await beginGame(page);
  const random = seeded(4);
  /** @type {string[]} */
  const hands = [];
  for (let i = 0; i < 400 && hands.length < 3; i++) {
    const now = await look(page);
    if (now.hand) {
      hands.push(await page.locator("dialog.cover h2").innerText());
      await page.getByRole("button", { name: "Here I am" }).click();
    } else if (now.busy || now.choices === 0) await page.waitForTimeout(50);
    else await page.locator(CHOICES).locator("visible=true").nth(pick(random, now.choices)).click({ timeout: 3000 }).catch(() => {});
  }
  assert.equal(hands.length, 3);
  for (const text of hands) assert.match(text, /Caesar|Crassus/i, "never a bot's");
  await leave(opened);
});

test("in Tetrarchia bots are allies who run absent Emperors", async () => {
  const opened = await atSetup("tetrarchia");
  const { page } = opened;
  await holdSession(page);
  assert.equal(await page.getByRole("radio", { name: "You, with bots as allies" }).count(), 0, "one player alone");
  await page.getByRole("radio", { name: /^4/ }).first().check();
  assert.equal(await page.getByRole("radio", { name: "Everybody at this screen" }).isChecked(), true);
  await page.getByRole("radio", { name: "You, with bots as allies" }).check();
  await beginGame(page);
  const random = seeded(2);
  for (let i = 0; i < 500; i++) {
    const now = await look(page);
    const turn = await page.evaluate(() => /** @type {any} */ (globalThis).sessionAtTable?.update?.view.turn ?? 0);
    if (turn > 5 || now.end) break;
    if (now.busy || now.choices === 0) await page.waitForTimeout(50);
    else await page.locator(CHOICES).locator("visible=true").nth(pick(random, now.choices)).click({ timeout: 3000 }).catch(() => {});
  }
  const given = await page.evaluate(() => [...new Set(/** @type {any} */ (globalThis).sessionAtTable.log
    .map((/** @type {any} */ logged) => logged.seat))].filter((seat) => seat !== null).sort());
  assert.deepEqual(given, [0, 1, 2, 3], "all four have played");
  await leave(opened);
});
