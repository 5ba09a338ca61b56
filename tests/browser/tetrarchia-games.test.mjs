// Whole games of Tetrarchia through the page: the plain game and each module; a victory and its score.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { openPage, startTests, until, untilReady } from "./harness.mjs";
import { assertNoMissingTexts, begin, look, prefer, seeded, stepOf } from "./play.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** A game for four with all modules, won in round 5 with the command before its last. */
const WON = "ASgEAf8SAAAAAAAAAAkAS05fAUab62PlOENgXbyLDUdQafTAtwYQaJ0J";
const MOST_CLICKS = 700;

const { site, browser } = await startTests();
/** One page for all games: the engine is loaded once. */
const opened = await openPage(browser, site, { viewport: { width: 1280, height: 800 } });

before(async () => {
  await prefer(opened.context, { pace: "once", handOver: false, confirmAttack: false, confirmEndTurn: false });
  await opened.page.reload();
  await untilReady(opened.page);
});

/**
 * Click one thing that can be done: what the module brings first, else by chance.
 * @param {Page} page @param {number} chance from 0 to 1 @param {number} second
 * @returns {Promise<string>} what was clicked
 */
function clickOne(page, chance, second) {
  return page.evaluate(([first, next]) => {
    const rows = () => [...document.querySelectorAll("#choices .row-choice")]
      .filter((row) => row.getClientRects().length > 0)
      .map((row) => ({ row: /** @type {HTMLButtonElement} */ (row), text: row.textContent?.replace(/\s+/g, " ").trim() ?? "" }))
      .filter(({ text }) => !/^(Back|Not there|What can happen)/.test(text));
    const moves = /** @type {HTMLDetailsElement | null} */ (document.querySelector("#choices .tet-moves"));
    const list = rows();
    const dux = document.querySelector("#choices .map-piece-dux")?.closest("button.row-choice");
    const chief = list.find(({ text }) => /^Roll the dice|the Pirates in/.test(text)) ?? list.find(({ row }) => row === dux);
    const end = list.find(({ text }) => text.startsWith("End the turn"));
    if (!chief && moves && !moves.open && first < 0.45) {
      moves.open = true;
      const far = [...moves.querySelectorAll("button")];
      const to = far[Math.floor(next * far.length)];
      to.click();
      return `move ${to.textContent}`;
    }
    const wanted = chief ?? (end && first > 0.75 ? end : list[Math.floor(next * list.length)]);
    wanted?.row.click();
    return wanted?.text ?? "";
  }, [chance, second]);
}

/** Play to the end. @param {Page} page @param {number} seed @returns {Promise<string[]>} what was clicked */
async function playToTheEnd(page, seed) {
  const random = seeded(seed);
  const clicked = [];
  for (let i = 0; i < MOST_CLICKS; i++) {
    const now = await look(page);
    if (now.end) return clicked;
    if (now.busy || now.choices === 0) {
      await until(async () => {
        const next = await look(page);
        return next.end || (!next.busy && next.choices > 0);
      });
      continue;
    }
    clicked.push(await clickOne(page, random(), random()));
  }
  throw new Error(`the game didn't end within ${MOST_CLICKS} clicks`);
}

/** The whole record. @param {Page} page */
async function record(page) {
  const all = page.getByRole("button", { name: /Show all/ });
  if (await all.isVisible()) await all.click();
  return page.locator(".log-list").innerText();
}

/** @type {{name: string, seed: string, module: string, saw: RegExp}[]} */
const GAMES = [
  { name: "the plain game", seed: "00000000000000a1", module: "", saw: /The dice threaten/ },
  { name: "TET 8: with the Dux", seed: "00000000000000a2", module: "Dux", saw: /brings the Dux into/ },
  { name: "TET 9: with the Pirates", seed: "00000000000000a3", module: "Pirates", saw: /attacks the Pirates/ },
  { name: "TET 10: with the Goths", seed: "00000000000000a4", module: "Goths", saw: /The Goths appear/ },
];

for (const [i, { name, seed, module, saw }] of GAMES.entries()) {
  test(`a whole game: ${name}`, async () => {
    const { page, log } = opened;
    await begin(page, {
      game: "tetrarchia", seed,
      choose: async () => {
        await page.getByRole("button", { name: "4222" }).click();
        if (module) await page.getByRole("checkbox", { name: module }).check();
      },
    });
    await playToTheEnd(page, 11 + i);
    await page.locator("dialog.end .charts").waitFor();
    assert.match(await page.locator("dialog.end").innerText(), /The Empire falls[^]*A defeat scores 0|How the score comes about/i);
    await page.getByRole("button", { name: "Look at the board" }).click();
    assert.match(await record(page), saw);
    await assertNoMissingTexts(page);
    assert.deepEqual(log.errors, []);
  });
}

test("TET 7: a victory, its score explained line by line", async () => {
  const { page, log } = opened;
  await page.evaluate((payload) => {
    location.hash = `#g=${payload}`;
  }, WON);
  await page.getByRole("button", { name: "Look at this game" }).click();
  await page.getByRole("button", { name: "Result and course of the game" }).waitFor();
  assert.equal((await stepOf(page)).head, 75);
  await page.getByRole("button", { name: "Result and course of the game" }).click();
  const rows = page.locator("dialog.end .tet-score tr");
  const points = (await rows.locator("td").allInnerTexts()).map((text) => Number(text.replace("−", "-")));
  const total = points.pop();
  assert.equal(points.reduce((sum, n) => sum + n, 0), total, "the lines add up");
  assert.equal(points[0], 10);
  assert.match(await page.locator("dialog.end h2").innerText(), new RegExp(`The Empire stands: ${total} of 10`, "i"));
  assert.match(await rows.first().innerText(), /Victory\s+§ 7\.1/);
  assert.deepEqual(log.errors, []);
});

test("the board that is told of ends where the engine's board stands", async () => {
  const { page } = opened;
  const wrong = await page.evaluate(async () => {
    const script = /** @type {HTMLScriptElement} */ (document.querySelector("script[type=module]"));
    /** @param {string} path */
    const load = (path) => import(new URL(path, script.src).href);
    const { EngineClient } = await load("runtime/client.js");
    const { replayed } = await load("tetrarchia/replay.js");
    const client = new EngineClient();
    await client.start();
    /** @param {any} view */
    const pieces = (view) => JSON.stringify([
      view.spaces.map((/** @type {any} */ s) => [s.id, s.token, s.printed, s.unrest, s.revolt, s.army, [...s.figures].sort()]),
      view.seas.map((/** @type {any} */ s) => [s.id, s.fleet, s.pirates]),
      view.figures.map((/** @type {any} */ f) => [f.id, f.at]),
    ]);
    const found = [];
    let state = 7;
    const random = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
    for (let game = 0; game < 4; game++) {
      let update = await client.send({
        type: "new", game: "tetrarchia", seed: `00000000000000b${game}`, names: [],
        setup: { tokens: 3, fleets: 2, revolts: 2, armies: 2, modules: { dux: true, pirates: true, goths: true } },
      });
      while (!update.outcome) {
        const { command } = update.actions[Math.floor(random() * update.actions.length)];
        const after = await client.send({ type: "act", step: update.head, commands: [command] });
        const events = after.events.map((/** @type {any} */ logged) => logged.event);
        if (pieces(replayed(update.view, events)) !== pieces(after.view)) found.push({ game, step: after.step, command });
        update = after;
      }
    }
    client.stop?.();
    return found;
  });
  assert.deepEqual(wrong, []);
});
