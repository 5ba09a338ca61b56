// Saves that nobody loses: every write of a session failing in turn, cleared storage, damaged and newer
// records, tabs without locks, all games as one file, a lost seal.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { arrive, beginByLink, holdSession } from "./by-link.mjs";
import { assertAccessible, openPage, startTests, until, untilReady } from "./harness.mjs";
import { assertNoMissingTexts, begin, prefer, stepOf, untilPlayable } from "./play.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { site, browser } = await startTests();

/** Commands of the scripted session. */
const COMMANDS = 3;
/** How a write can fail: refused, silently lost, or the storage is full from then on. */
const FAULTS = ["throws", "drops", "fills"];

/**
 * In the page: writes can fail from now on, as `writeFault` says.
 * @param {Page} page
 */
function breakable(page) {
  return page.evaluate(() => {
    const { setItem } = Storage.prototype;
    const all = /** @type {any} */ (globalThis);
    all.writes = 0;
    all.writeFault = null;
    Storage.prototype.setItem = function (/** @type {string} */ key, /** @type {string} */ text) {
      all.writes += 1;
      const { kind, at } = all.writeFault ?? {};
      if (kind === "drops" && all.writes === at) return;
      if ((kind === "throws" && all.writes === at) || (kind === "fills" && all.writes >= at)) {
        throw new DOMException("no", "QuotaExceededError");
      }
      setItem.call(this, key, text);
    };
  });
}

/**
 * In the page: a session of some commands and one undo, from a fresh game; the commands that the page
 * then says are kept.
 * @param {{fault: {kind: string, at: number} | null, commands: number}} options
 */
async function scriptedSession({ fault, commands }) {
  const all = /** @type {any} */ (globalThis);
  const script = /** @type {HTMLScriptElement} */ (document.querySelector("script[type=module]"));
  const { openInEngine } = await import(new URL("app/engine-table.js", script.src).href);
  const { storeNew } = await import(new URL("app/store-new.js", script.src).href);
  const wait = () => new Promise((done) => setTimeout(done, 5));
  const update = await openInEngine({ type: "new", game: "triumvirate", setup: { characters: 3 }, seed: "00000000000000aa" });
  all.writes = 0;
  all.writeFault = fault;
  const id = storeNew(update);
  location.hash = `#/table/${id}`;
  while (all.sessionAtTable?.slot.id !== id || !all.sessionAtTable.live) await wait();
  const table = all.sessionAtTable;
  let confirmed = -1;
  const look = async () => {
    await wait();
    if (!document.querySelector(".unsaved")) confirmed = table.update.head;
  };
  await look();
  for (let i = 0; i < commands; i++) {
    await table.act([table.update.actions.at(-1).command]);
    await look();
  }
  if (table.update.undo) {
    await table.undo();
    await look();
  }
  all.writeFault = null;
  return { id, confirmed, writes: all.writes };
}

test("each write of a session fails in turn: after a reload no command is missing that the page had kept", async () => {
  const { page, context } = await openPage(browser, site);
  await untilReady(page);
  await holdSession(page);
  await breakable(page);
  const whole = await page.evaluate(scriptedSession, { fault: null, commands: COMMANDS });
  assert.ok(whole.writes >= 2 * (COMMANDS + 1), `${whole.writes} writes`);
  const cases = [];
  for (const kind of FAULTS) {
    for (let at = 1; at <= whole.writes; at++) {
      cases.push({ kind, at, ...await page.evaluate(scriptedSession, { fault: { kind, at }, commands: COMMANDS }) });
    }
  }
  assert.equal(cases.length, FAULTS.length * whole.writes);
  assert.ok(cases.some(({ confirmed }) => confirmed < whole.confirmed), "the page says when something isn't kept");

  // Another page of the same browser knows only what is stored.
  const fresh = await context.newPage();
  await fresh.goto(`${site.url}#/`);
  const stored = await fresh.evaluate(async (ids) => {
    const script = /** @type {HTMLScriptElement} */ (document.querySelector("script[type=module]"));
    const { loadSlot } = await import(new URL("app/storage.js", script.src).href);
    return ids.map((id) => loadSlot(id)?.save.commands.length ?? -1);
  }, cases.map(({ id }) => id));
  cases.forEach(({ kind, at, confirmed }, i) => {
    assert.ok(stored[i] >= confirmed, `${kind} at write ${at}: ${stored[i]} of ${confirmed} commands are there`);
  });
  await context.close();
});

test("storage cleared between visits and while playing: said, and a link or file brings the game back", async () => {
  const ann = await arrive(browser, site, "Ann", 1);
  const { page } = ann;
  await begin(page);
  await ann.play(2);
  const table = page.url();
  await page.evaluate(() => localStorage.clear());
  await ann.play(1);
  await page.getByText("The browser has cleared what this page had kept.", { exact: false }).first().waitFor();
  assert.equal((await ann.slots())[0].save.commands.length, 3, "the game at the table is stored again");
  assert.equal(await page.locator(".unsaved").count(), 0);

  await page.goto(`${site.url}#/`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(table);
  await page.getByText("Browsers may clear what pages keep.", { exact: false }).waitFor();
  await page.goto(`${site.url}#/`);
  await page.getByText("No games yet.", { exact: false }).waitFor();
  await ann.leave();
});

test("a game without storage offers its file and its link at the table", async () => {
  const { page, context } = await openPage(browser, site, { faults: ["storageBlocked"] });
  await begin(page);
  const banner = page.locator(".unsaved");
  await banner.waitFor();
  await assertAccessible(page, "a game that isn't kept");
  const download = page.waitForEvent("download");
  await banner.getByRole("button", { name: "Save as a file" }).click();
  assert.equal(JSON.parse(readFileSync(await (await download).path(), "utf8")).game, "triumvirate");
  await context.close();
});

test("what is left of a damaged record is shown; one of a newer version is left alone", async () => {
  const ann = await arrive(browser, site, "Ann", 1);
  const { page } = ann;
  await begin(page);
  await ann.play(6);
  await page.goto(`${site.url}#/`);
  const [newer, text] = await page.evaluate(() => {
    const copies = Object.keys(localStorage).filter((key) => /slot\/\w+\/[ab]$/.test(key));
    // Both copies are cut off after three commands or so.
    for (const key of copies) {
      const whole = localStorage.getItem(key) ?? "";
      localStorage.setItem(key, whole.slice(0, whole.indexOf('"commands":[') + 120));
    }
    const record = JSON.stringify({ v: 99, id: "later", what: "else" });
    localStorage.setItem("tabularium/1/slot/later/a", record);
    localStorage.setItem("tabularium/1/slot/later/at", "a");
    return ["tabularium/1/slot/later/a", record];
  });
  await page.goto(`${site.url}#/settings`);
  await page.goto(`${site.url}#/`);
  await page.getByRole("heading", { name: "A game of a newer version" }).waitFor();
  await assertAccessible(page, "damaged and newer records");
  await page.getByRole("button", { name: "See what is left" }).click();
  await page.getByRole("button", { name: "Play on from there" }).click();
  await untilPlayable(page);
  const { head } = await stepOf(page);
  assert.ok(head >= 2 && head < 6, `${head} commands are left`);
  await page.goto(`${site.url}#/table/later`);
  await page.getByRole("heading", { name: "A newer version of this page keeps this game" }).waitFor();
  assert.equal(await page.evaluate((key) => localStorage.getItem(key), newer), text);
  await ann.leave();
});

test("one damaged copy: the one before it goes on, and the damaged one stays until it is forgotten", async () => {
  const ann = await arrive(browser, site, "Ann", 1);
  const { page } = ann;
  await begin(page);
  await ann.play(4);
  const table = page.url();
  await page.goto(`${site.url}#/`);
  await page.evaluate(() => {
    const at = Object.keys(localStorage).find((key) => key.endsWith("/at")) ?? "";
    localStorage.setItem(at.replace(/at$/, localStorage.getItem(at) ?? ""), "{\"v\":2,");
  });
  await page.goto(table);
  await untilPlayable(page);
  assert.equal((await stepOf(page)).head, 3);
  await ann.play(3);
  await page.goto(`${site.url}#/`);
  await page.getByText("The last record of this game was damaged.", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Forget the damaged one" }).click();
  await page.getByText("The last record of this game was damaged.", { exact: false }).waitFor({ state: "detached" });
  await page.goto(table);
  await untilPlayable(page);
  await ann.leave();
});

test("two tabs without locks: the one that stored last goes on, the other hears of it and looks on", async () => {
  const { page, context } = await openPage(browser, site, { faults: ["noLocks"] });
  await prefer(context, { handOver: false });
  await begin(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await untilPlayable(second);
  await holdSession(second);
  await page.getByRole("button", { name: /^2 gold/ }).click();
  await until(async () => (await stepOf(page)).head === 1);
  await second.getByText("This game is being played in another tab.", { exact: false }).waitFor();
  await until(async () => (await stepOf(second)).head === 1);
  await second.getByRole("button", { name: "Take over" }).click();
  await untilPlayable(second);
  assert.equal((await stepOf(second)).head, 1);
  await context.close();
});

test("all games as one file: into an empty browser, and again, and beside games that went further or another way", async () => {
  const ann = await arrive(browser, site, "Ann", 1);
  const { page } = ann;
  await begin(page, { seed: "00000000000000a1" });
  await ann.play(4);
  await begin(page, { seed: "00000000000000a2" });
  await ann.play(3);
  const further = page.url();
  await page.goto(`${site.url}#/`);
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save all games as one file" }).click();
  const file = {
    name: "games.json", mimeType: "application/json", buffer: readFileSync(await (await downloaded).path()),
  };
  const take = async (/** @type {string} */ words) => {
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByText(words, { exact: false }).first().waitFor({ timeout: 60_000 });
    await page.locator(".notice button", { hasText: "×" }).first().click();
  };
  await take("2 were here already.");
  // One goes further here; the other is played another way from its third command on.
  await page.goto(further);
  await untilPlayable(page);
  await ann.play(2);
  await page.goto(`${site.url}#/`);
  await take("1 was here already. 1 has gone further here");
  assert.deepEqual((await ann.slots()).map(({ save }) => save.commands.length).sort(), [4, 5]);
  await page.evaluate(() => localStorage.clear());
  await take("2 new.");
  assert.deepEqual((await ann.slots()).map(({ save }) => save.commands.length).sort(), [3, 4]);
  // A file of a newer version is refused with a word.
  file.buffer = Buffer.from(JSON.stringify({ kind: "tabularium games", format: 9 }));
  await take("This file was written by a newer version");
  await ann.leave();
});

test("the browser is asked once to keep the games, when one has become worth it", async () => {
  const ann = await arrive(browser, site, "Ann", 1);
  const { page } = ann;
  await page.evaluate(() => {
    const all = /** @type {any} */ (globalThis);
    all.asked = 0;
    StorageManager.prototype.persisted = async () => false;
    StorageManager.prototype.persist = async () => {
      all.asked += 1;
      return true;
    };
  });
  const asked = () => page.evaluate(() => /** @type {any} */ (globalThis).asked);
  await begin(page);
  await ann.play(5);
  assert.equal(await asked(), 0);
  await ann.play(12);
  await until(async () => (await asked()) === 1);
  await begin(page);
  await ann.play(14);
  assert.equal(await asked(), 1);
  await ann.leave();
});

test("where the browser clears games after a week, the first page reminds of it, and not again at once", async () => {
  const userAgent = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15";
  const { page, context } = await openPage(browser, site, { userAgent });
  const words = page.getByText("haven’t visited them for seven days", { exact: false });
  await untilReady(page);
  assert.equal(await words.count(), 0, "nothing is kept yet");
  await begin(page);
  await page.goto(`${site.url}#/`);
  await words.waitFor();
  await assertAccessible(page, "the reminder");
  await page.getByRole("button", { name: "Not now" }).click();
  await page.reload();
  await page.getByRole("heading", { name: "Your games" }).waitFor();
  assert.equal(await words.count(), 0);
  await context.close();
});

test("a lost secret number of a game with sealed dice is said plainly, and one can promise anew", async () => {
  const ann = await arrive(browser, site, "Ann", 11);
  const { page } = ann;
  // Both sides at this screen, so that hand-overs follow each other without links.
  await beginByLink(ann, { elsewhere: ["Pompeius"], seed: "0000000000000030", sealed: true,
    choose: () => page.getByRole("radio", { name: /Two characters/ }).check() });
  ann.chance = 48;
  await ann.play();
  await page.getByRole("button", { name: "Pompeius plays here after all" }).click();
  await until(async () => (await ann.slots())[0].remote.length === 0);
  const before = (await ann.slots())[0];
  assert.equal(before.save.seals.length, 1);
  await page.evaluate((id) => localStorage.removeItem(`tabularium/1/slot/${id}/seals`), before.id);
  // Pompeius promises for the first time; then Caesar must show what he promised.
  await ann.play();
  await page.getByText("no longer has the secret number that Caesar promised", { exact: false }).waitFor();
  await assertAccessible(page, "a lost seal");
  await page.getByRole("button", { name: "Go back and promise anew" }).click();
  await page.getByText("Branched off from", { exact: false }).waitFor();
  await untilPlayable(page);
  const slots = await ann.slots();
  assert.equal(slots.length, 2, "the old game is kept");
  const anew = slots.find(({ id }) => id !== before.id);
  assert.equal(anew.save.seals.length, 1);
  assert.notEqual(anew.save.seals[0].commit, before.save.seals[0].commit);
  assert.deepEqual(anew.save.commands, before.save.commands);
  await ann.play(60);
  assert.ok((await ann.slots()).some(({ save }) => save.seals.length > 2), "the new game goes on past the next hand-overs");
  await assertNoMissingTexts(page);
  await ann.context.close();
});
