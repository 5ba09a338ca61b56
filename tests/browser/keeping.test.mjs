// What is kept and carried away: reloads, links, files, broken storage, several tabs, no network.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ENGINE_TIMEOUT, FAULTS, openPage, startSite, startTests, until, untilOffline, untilReady } from "./harness.mjs";
import { CHOICES, begin, playOn, prefer, seeded, stepOf, stored, untilPlayable } from "./play.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { site, browser } = await startTests();

const HOSTILE = `<img src=x onerror="window.hacked=1"><b>`;

/** The whole game as a link. @param {Page} page @returns {Promise<string>} */
async function linkOf(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Share as a link …" }).click();
  const link = await page.locator(".link-text").inputValue();
  await page.keyboard.press("Escape");
  return link;
}

/**
 * A game of three at one screen, just begun.
 * @param {NonNullable<Parameters<typeof openPage>[2]>} [options]
 */
async function started(options) {
  const { page, context } = await openPage(browser, site, options);
  await prefer(context, { handOver: false });
  await page.reload();
  await begin(page);
  return { page, context };
}

/** @param {Page} page @param {() => number} random @param {number} steps */
async function playTo(page, random, steps) {
  assert.equal(await playOn(page, random, { steps }), false);
}

test("a game goes on after a reload, and travels as a link to another browser and on from there", async () => {
  const { page, context } = await openPage(browser, site);
  await prefer(context, { handOver: false });
  await page.reload();
  await begin(page, { names: [HOSTILE, "Ann"] });
  await playTo(page, seeded(3), 12);

  // Reload: the position is drawn before the engine is ready, then goes on.
  const before = await stepOf(page);
  await page.reload();
  assert.deepEqual(await stepOf(page), before);
  await untilPlayable(page);
  assert.deepEqual(await stepOf(page), before);

  // Names are only text.
  assert.equal(await page.evaluate(() => "hacked" in window), false);
  assert.equal(await page.locator("main img").count(), 0);
  assert.ok((await page.locator("main").innerText()).includes(HOSTILE.slice(0, 20)));

  // The link, in a browser that knows nothing.
  const link = await linkOf(page);
  assert.match(link, /#g=[A-Za-z0-9_-]+$/);
  const other = await openPage(browser, site, { path: link.slice(site.url.length) });
  await prefer(other.context, { handOver: false });
  await other.page.getByRole("button", { name: "Play this game" }).click({ timeout: 90_000 });
  await untilPlayable(other.page);
  assert.deepEqual(await stepOf(other.page), before);
  await playTo(other.page, seeded(4), before.head + 3);
  const further = await linkOf(other.page);
  await other.context.close();

  // Back home the stored game is found again and caught up, never doubled.
  await page.goto(further);
  await page.getByRole("button", { name: "Go on in your game, with the new moves" }).click();
  await untilPlayable(page);
  assert.ok((await stepOf(page)).head >= before.head + 3);
  await page.goto(link);
  await page.getByText("it has gone further there").waitFor();
  await page.getByRole("link", { name: "Go to your game" }).click();
  await untilPlayable(page);
  assert.ok((await stepOf(page)).head >= before.head + 3);
  await page.goto(`${site.url}#/`);
  assert.equal(await page.locator(".saved").count(), 1);

  // A link that shows an earlier step; broken links say what is wrong and touch nothing.
  await page.goto(`${link}&step=2`);
  await page.getByRole("button", { name: "Keep as a game of its own" }).click();
  await page.getByText("The past: after 2 of", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Back to now" }).click();
  await untilPlayable(page);
  await page.goto(`${link.slice(0, -5)}`);
  await page.getByText(/This link is cut off|This link was changed/).waitFor();
  await page.getByText("Your own games are as they were.").waitFor();
  await context.close();
});

test("undo takes back, redo gives again; what was drawn stays, and the page says why", async () => {
  const { page, context } = await started();
  const undo = page.getByRole("button", { name: "Undo" });
  assert.equal(await undo.getAttribute("aria-disabled"), "true");
  await undo.click({ force: true });
  await page.getByText("Nothing has been done that could be taken back.").first().waitFor();
  await page.getByRole("button", { name: /^2 gold/ }).click();
  await until(async () => (await stepOf(page)).head === 1);
  await page.keyboard.press("u");
  await until(async () => (await stepOf(page)).head === 0);
  await page.keyboard.press("r");
  await until(async () => (await stepOf(page)).head === 1);
  // A double click acts once.
  const last = page.locator(CHOICES).last();
  await last.dblclick();
  await until(async () => (await stepOf(page)).head >= 2);
  assert.equal((await stepOf(page)).head, 2);
  // Looking back changes nothing.
  await page.getByRole("button", { name: "To the beginning" }).click();
  await until(async () => (await stepOf(page)).at === 0);
  await page.getByRole("button", { name: "Back to now" }).click();
  await until(async () => (await stepOf(page)).at === 2);
  await context.close();
});

test("a game as a file; renamed, deleted and brought back; a damaged record is kept", async () => {
  const { page, context } = await openPage(browser, site, { acceptDownloads: true });
  await prefer(context, { handOver: false });
  await page.reload();
  await begin(page);
  await playTo(page, seeded(3), 4);
  const { save } = await stored(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Save as a file" }).click();
  const text = readFileSync(await (await download).path(), "utf8");
  assert.deepEqual(JSON.parse(text), save);

  await page.goto(`${site.url}#/`);
  await page.getByRole("button", { name: /^Rename/ }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Ides of March");
  await page.getByRole("button", { name: "Rename", exact: true }).last().click();
  await page.getByRole("heading", { name: "Ides of March" }).waitFor();
  await page.getByRole("button", { name: "Delete Ides of March" }).click();
  await page.getByText("No games yet.", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("heading", { name: "Ides of March" }).waitFor();

  // The file again: it is the same game. A file that was changed is refused.
  const file = { name: "game.json", mimeType: "application/json" };
  await page.locator('input[type="file"]').setInputFiles({ ...file, buffer: Buffer.from(text) });
  await page.getByText("You have this very game among your games.").waitFor();
  await page.goto(`${site.url}#/`);
  const changed = text.replace(/"seed":"./, '"seed":"f');
  await page.locator('input[type="file"]').setInputFiles({ ...file, buffer: Buffer.from(changed) });
  await page.getByText("This file was changed after it was written.").waitFor();

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (/slot\/[^/]+\/[ab]$/.test(key)) localStorage.setItem(key, localStorage.getItem(key)?.slice(0, 50) ?? "");
    }
  });
  await page.goto(`${site.url}#/settings`);
  await page.goto(`${site.url}#/`);
  await page.getByText("This game can’t be read any more.", { exact: false }).waitFor();
  assert.ok(await page.evaluate(() => Object.keys(localStorage).some((key) => key.includes("/slot/"))));
  await context.close();
});

for (const [fault, words] of /** @type {const} */ ([
  ["storageFull", "There is no room left"],
  ["storageBlocked", "doesn’t let the page keep anything"],
  ["storageForgets", "could not be read back"],
])) {
  test(`the game goes on without storage (${fault}), and the page says so once`, async () => {
    const { page, context } = await openPage(browser, site, { faults: [fault] });
    await untilReady(page);
    await begin(page);
    await page.getByText(words, { exact: false }).first().waitFor();
    await playOn(page, seeded(3), { steps: 3 });
    assert.ok((await stepOf(page)).head >= 3);
    assert.equal(await page.locator(".notice", { hasText: words }).count(), 1);
    await context.close();
  });
}

test("a second tab looks on and can take over; the first then looks on", async () => {
  const { page, context } = await started();
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByText("This game is being played in another tab.", { exact: false }).waitFor({ timeout: 90_000 });
  await untilReady(second);
  assert.equal(await second.locator(CHOICES).count(), 0);
  // What the first tab does is seen in the second; a new name in both, whichever gave it.
  for (const [tab, other, name] of /** @type {const} */ ([[page, second, "Ides of March"], [second, page, "Kalends"]])) {
    await tab.getByRole("button", { name: "Menu" }).click();
    await tab.getByRole("button", { name: "Rename …" }).click();
    await tab.getByRole("textbox", { name: "Name" }).fill(name);
    await tab.getByRole("button", { name: "Rename", exact: true }).click();
    await other.getByRole("heading", { name }).waitFor();
  }
  await page.getByRole("button", { name: /^2 gold/ }).click();
  await until(async () => (await stepOf(second)).head === 1);
  assert.equal((await stored(page)).name, "Kalends");
  await second.getByRole("button", { name: "Take over" }).click();
  await untilPlayable(second);
  await page.getByText("Another tab has taken over this game.").first().waitFor();
  await second.locator(CHOICES).last().click();
  await until(async () => (await stepOf(second)).head === 2);
  await until(async () => (await stepOf(page)).head === 2);
  assert.equal(await page.locator(CHOICES).count(), 0);
  await context.close();
});

for (const [what, takesOver] of /** @type {const} */ ([["looks on", false], ["takes over", true]])) {
  test(`a tab that ${what} while its engine is busy has what the other has played meanwhile`, async () => {
    const { page, context } = await started();
    const second = await context.newPage();
    await second.addInitScript(FAULTS.heldEngine);
    await second.goto(page.url());
    await second.locator('#choices[aria-busy="true"]').waitFor({ timeout: ENGINE_TIMEOUT });
    await page.getByRole("button", { name: /^2 gold/ }).click();
    await until(async () => (await stepOf(page)).head === 1);
    if (takesOver) await second.getByRole("button", { name: "Take over" }).click();
    await second.evaluate(() => /** @type {any} */ (globalThis).releaseEngine());
    if (takesOver) {
      await untilPlayable(second);
      assert.equal((await stepOf(second)).head, 1);
      await second.locator(CHOICES).last().click();
    }
    const head = takesOver ? 2 : 1;
    for (const tab of [page, second]) await until(async () => (await stepOf(tab)).head === head);
    assert.equal((await stored(page)).save.commands.length, head);
    await context.close();
  });
}

test("a command that is under way when another tab takes over doesn't count; both show the same game", async () => {
  const { page, context } = await started();
  await page.evaluate(FAULTS.heldEngine);
  await page.getByRole("button", { name: /^2 gold/ }).click();
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole("button", { name: "Take over" }).click();
  await untilPlayable(second);
  assert.equal((await stepOf(second)).head, 0);
  await second.locator(CHOICES).last().click();
  await until(async () => (await stepOf(second)).head === 1);
  await page.evaluate(() => /** @type {any} */ (globalThis).releaseEngine());
  /** @param {Page} tab */
  const record = (tab) => tab.locator("#log-scroll").innerText();
  await until(async () => await record(page) === await record(second));
  assert.equal((await stored(page)).save.commands.length, 1);
  await context.close();
});

test("a tab that takes over before its engine has come keeps what the other has played", async () => {
  const { page, context } = await started({ serviceWorkers: "block" });
  const second = await context.newPage();
  /** @type {(() => void) | undefined} */
  let come;
  /** @type {Promise<void>} */
  const comes = new Promise((resolve) => {
    come = resolve;
  });
  await second.route("**/parts.json", async (file) => {
    await comes;
    await file.continue();
  });
  await second.goto(page.url());
  await second.getByRole("button", { name: "Take over" }).waitFor();
  await page.getByRole("button", { name: /^2 gold/ }).click();
  await until(async () => (await stepOf(page)).head === 1);
  await second.getByRole("button", { name: "Take over" }).click();
  await page.getByText("Another tab has taken over this game.").first().waitFor();
  await second.getByRole("button", { name: "Menu" }).click();
  await second.getByRole("button", { name: "Who plays …" }).click();
  await second.getByLabel("Pompeius: who plays").selectOption("easy");
  await second.keyboard.press("Escape");
  const { save, bots } = await stored(second);
  assert.deepEqual([save.commands.length, bots], [1, { pompeius: "easy" }]);
  come?.();
  await untilPlayable(second);
  assert.equal((await stepOf(second)).head, 1);
  await context.close();
});

test("a game starts and goes on with the server stopped", async () => {
  const own = await startSite();
  const { page, context } = await openPage(browser, own);
  await prefer(context, { handOver: false });
  await untilReady(page);
  await untilOffline(page);
  await own.stop();
  await page.reload();
  await begin(page);
  await playOn(page, seeded(3), { steps: 4 });
  const { head } = await stepOf(page);
  await page.reload();
  await untilPlayable(page);
  assert.equal((await stepOf(page)).head, head);
  await context.close();
});

test("when the engine's worker dies, the page says so and the game goes on from its save", async () => {
  const { page, context } = await started();
  await page.getByRole("button", { name: /^2 gold/ }).click();
  await until(async () => (await stepOf(page)).head === 1);
  await page.workers()[0].evaluate(() => {
    setTimeout(() => {
      throw new Error("an end for the test");
    });
  });
  await page.getByText("The rules engine had stopped and was started again.", { exact: false }).first().waitFor({ timeout: 90_000 });
  await untilPlayable(page);
  assert.equal((await stepOf(page)).head, 1);
  await page.locator(CHOICES).last().click();
  await until(async () => (await stepOf(page)).head === 2);
  await context.close();
});
