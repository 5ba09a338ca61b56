// Tetrarchia through the page: by pointer and keyboard, told step by step, kept, shared, offline.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible, assertStaysHome, openPage, startSite, startTests, until, untilOffline, untilReady } from "./harness.mjs";
import { assertNoMissingTexts, begin, prefer, stepOf, untilPlayable, untilSettled } from "./play.mjs";

/** @typedef {import("playwright-core").Page} Page */

const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** An attack of Diocletian from Sicilia on the army in Africa: three tokens, doubled, against six Revolts. */
const ATTACK = "AR8EAbACAAAAAAAAAAIAJfHoe70i7wzaqx-kNQNqmcBQ";

/** A step before ROMA: with the end of this turn the game is lost. */
const LOST = "ASwEAQAAAAAAAAAAAABV0mZbY3iJPIkWdQQN09Db3eskxrWdAN1E53YCrn7JIA";

const { site, browser } = await startTests();

/** @param {Page} page @param {string} name */
function choice(page, name) {
  return page.locator("#choices").getByRole("button", { name: new RegExp(name) }).first();
}

/** Wait for so many commands. @param {Page} page @param {number} head */
async function untilHead(page, head) {
  await until(async () => (await stepOf(page)).head === head, { what: `${head} commands` });
}

/** Click a place of the map where its node or, at sea, its ship stands. @param {Page} page @param {string} space */
async function clickSpace(page, space) {
  // The choices may stand before the map does.
  await page.locator(`#map-hit .map-hit-space[data-space="${space}"]`).waitFor({ state: "attached" });
  const at = await page.evaluate((id) => {
    const seas = /** @type {Record<string, [number, number]>} */ ({ S1: [392, 392], S2: [700, 550], S3: [1000, 557] });
    const node = /** @type {SVGGElement} */ (document.querySelector(`#map-hit .map-hit-space[data-space="${id}"]`));
    const box = node.getBBox();
    const [x, y] = seas[id] ?? [box.x + box.width / 2, box.y + box.height / 2];
    const matrix = /** @type {SVGSVGElement} */ (node.ownerSVGElement).getScreenCTM();
    const point = new DOMPoint(x, y).matrixTransform(/** @type {DOMMatrix} */ (matrix));
    return { x: point.x, y: point.y };
  }, space);
  await page.mouse.click(at.x, at.y);
}

/** Open a link and play it here. @param {Page} page @param {string} link */
async function openLink(page, link) {
  await page.evaluate((payload) => {
    location.hash = `#g=${payload}`;
  }, link);
  await page.getByRole("button", { name: "Play this game" }).click();
  await untilPlayable(page);
}

/** What screen readers hear of a space. @param {Page} page @param {string} space */
function label(page, space) {
  return page.locator(`#map-hit .map-hit-space[data-space="${space}"]`).getAttribute("aria-label");
}

test("by pointer on the map: fleets, entering, a walk, an attack with its odds; kept over a reload, shared as a link", async () => {
  const { page, context, log } = await openPage(browser, site, WIDE);
  await untilReady(page);
  await assertAccessible(page, "home");
  await begin(page, {
    game: "tetrarchia", seed: "00000000000000a1",
    choose: async () => {
      await page.getByRole("button", { name: "4222" }).click();
      await page.getByText("House rules").click();
      await assertAccessible(page, "the set-up");
    },
  });
  await clickSpace(page, "S1");
  await untilHead(page, 1);
  await clickSpace(page, "S2");
  await untilHead(page, 2);
  await clickSpace(page, "IT-4");
  await untilHead(page, 3);
  assert.match((await label(page, "IT-4")) ?? "", /ROMA.*Diocletian.*protected/);
  assert.match((await label(page, "IT-3")) ?? "", /Etruria.*Diocletian gets here for 1 IP/);

  // A walk of two steps is one choice.
  await clickSpace(page, "IT-2");
  await page.getByText("By way of").waitFor();
  await choice(page, "^Go to Venetia").click();
  await untilHead(page, 5);
  assert.match(await page.locator(".tet-means").innerText(), /4 IP left/);

  // What can't be done says why.
  await clickSpace(page, "B-IV");
  await page.getByText("has no link with Venetia").waitFor();
  await assertAccessible(page, "the table");

  await page.reload();
  await untilPlayable(page);
  assert.deepEqual(await stepOf(page), { at: 5, head: 5 });
  assert.match((await label(page, "IT-2")) ?? "", /Diocletian/);
  await page.getByRole("button", { name: "Undo" }).click();
  await untilHead(page, 4);

  await openLink(page, ATTACK);
  await clickSpace(page, "VI-6");
  await page.locator(".tet-results").waitFor();
  assert.match(await page.locator(".tet-sides").innerText(), /\(I–VI \+ 3\) × 2[^]*\(1–6 \+ \d\) × 2/);
  assert.match(await page.locator(".tet-result-defeat").innerText(), /92%/);
  assert.ok((await page.locator('.map-link-group[data-lit="true"][data-side="roman"]').count()) >= 3, "his chain is lit");
  assert.ok((await page.locator('.map-link-group[data-lit="true"][data-side="barbarian"]').count()) >= 5, "theirs too");
  await assertAccessible(page, "an attack considered");
  await choice(page, "^Roll the dice").click();
  await choice(page, "^Yes, attack").click();
  await untilHead(page, 38);
  assert.equal(await page.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled"), "true");
  await assertNoMissingTexts(page);
  assertStaysHome(log, site);
  assert.deepEqual(log.errors, []);
  await context.close();
});

test("by keyboard alone: from the set-up to the next Emperor's turn", async () => {
  const { page, context, log } = await openPage(browser, site, { ...WIDE, path: "#/new/tetrarchia" });
  await untilReady(page);
  const { keyboard } = page;
  /** @param {string} text of the control @param {number} [most] */
  const tabTo = async (text, most = 60) => {
    for (let i = 0; i < most; i++) {
      await keyboard.press("Tab");
      const focus = await page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, " ").trim() ?? "");
      if (focus.startsWith(text)) return;
    }
    throw new Error(`the keyboard doesn't get to ${text}`);
  };
  await tabTo("4200");
  await keyboard.press("Enter");
  // With this seed Bithynia, the first Emperor's capital, isn't in Revolt: he has a choice.
  await tabTo("For replaying a game");
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await keyboard.type("00000000000000a1");
  await tabTo("Begin");
  await keyboard.press("Enter");
  await untilPlayable(page);
  const toChoices = async () => {
    await keyboard.press("c");
    // A choice may have had the focus already: it moves with the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await until(() => page.evaluate(() => document.activeElement?.matches("#choices .row-choice") ?? false));
  };
  for (const head of [1, 2]) {
    await toChoices();
    await keyboard.press("Enter");
    await untilHead(page, head);
  }
  await toChoices();
  await tabTo("ROMA", 4);
  await keyboard.press("Enter");
  await untilHead(page, 3);

  // On the map with the arrows: to Etruria; Enter considers it.
  await keyboard.press("m");
  const at = () => page.evaluate(() => document.activeElement?.getAttribute("data-space") ?? "");
  await until(async () => (await at()) !== "");
  for (let i = 0; i < 40 && (await at()) !== "IT-3"; i++) {
    const way = await page.evaluate(() => {
      const centre = (/** @type {string} */ id) => {
        const box = /** @type {SVGGElement} */ (document.querySelector(`#map-hit .map-hit-space[data-space="${id}"]`)).getBBox();
        return [box.x + box.width / 2, box.y + box.height / 2];
      };
      const [x, y] = centre(document.activeElement?.getAttribute("data-space") ?? "");
      const [gx, gy] = centre("IT-3");
      if (Math.abs(gx - x) > Math.abs(gy - y)) return gx > x ? "ArrowRight" : "ArrowLeft";
      return gy > y ? "ArrowDown" : "ArrowUp";
    });
    await keyboard.press(way);
  }
  assert.equal(await at(), "IT-3");
  await keyboard.press("Enter");
  await until(() => page.evaluate(() => document.activeElement?.textContent?.includes("Go to Etruria") ?? false));
  await keyboard.press("Enter");
  await untilHead(page, 4);
  await toChoices();
  await tabTo("End the turn", 12);
  await keyboard.press("Enter");
  await untilHead(page, 5);
  assert.match(await page.locator("#turn-title").innerText(), /Galerius/i);
  assert.deepEqual(log.errors, []);
  await context.close();
});

test("TET 4: the Barbarian phase is told step by step, the board as it stood then", async () => {
  const { page, context, log } = await openPage(browser, site, PHONE);
  await prefer(context, { pace: "step", confirmEndTurn: false, handOver: true });
  await page.reload();
  await untilReady(page);
  await begin(page, {
    game: "tetrarchia", seed: "00000000000000a1", names: ["Ann", "Ben"],
    choose: async () => {
      await page.getByRole("radio", { name: "2 players" }).check();
      await page.getByRole("button", { name: "4222" }).click();
    },
  });
  await choice(page, "Mare Ibericum").click();
  await untilHead(page, 1);
  await choice(page, "Mare Ionium").click();
  await untilHead(page, 2);
  await choice(page, "^ROMA").click();
  await untilHead(page, 3);
  await assertAccessible(page, "the table on a phone");
  assert.match((await label(page, "B-I")) ?? "", /an army/);
  await choice(page, "^End the turn").click();
  const story = page.locator(".tet-story");
  await story.waitFor();
  assert.match(await page.locator("#turn-title").innerText(), /Barbarian phase/i);
  // II and 6: Narbonensis. The army of border I marches only in the next step.
  assert.match(await story.innerText(), /1 of 3[^]*Narbonensis \(II-6\)/);
  assert.deepEqual(await story.locator("svg text").allTextContents(), ["II", "6"]);
  assert.equal(await page.locator('.tet-spaces .map-piece-army[transform^="translate(141.4"]').count(), 1);
  assert.match(await page.locator("#live").innerText(), /The dice threaten Narbonensis/);
  await assertAccessible(page, "the story");
  await choice(page, "^Next").click();
  assert.match(await story.innerText(), /2 of 3[^]*marches[^]*Tingitana/);
  assert.equal(await page.locator('.tet-spaces .map-piece-army[transform^="translate(141.4"]').count(), 0);
  await choice(page, "^Skip to the end").click();
  // Then the screen goes to the next player, who sees what happened.
  await page.locator("dialog.cover").waitFor();
  assert.match(await page.locator("dialog.cover").innerText(), /Ben[^]*Narbonensis/);
  await page.getByRole("button", { name: "Here I am" }).click();
  assert.match(await page.locator("#turn-title").innerText(), /Galerius · Player 2 \(Ben\)/i);
  await page.getByText(/Since your last turn/).click();
  assert.match(await page.locator(".tet-since").innerText(), /The dice threaten Narbonensis/);

  // The end of the game, too, is told before it is shown.
  await openLink(page, LOST);
  await choice(page, "^End the turn").click();
  await story.waitFor();
  const [, steps] = (await story.locator(".tet-story-at").innerText()).split(" of ").map(Number);
  for (let i = 1; i < steps; i++) await choice(page, "^Next").click();
  assert.match(await story.innerText(), /The Barbarians are in ROMA/);
  assert.equal(await page.locator("dialog.end").count(), 0);
  await choice(page, "^Go on").click();
  await page.locator("dialog.end").waitFor();
  await assertNoMissingTexts(page);
  assert.deepEqual(log.errors, []);
  await context.close();
});

test("the threat is shown before the turn ends; then the story goes on by itself and can be paused", async () => {
  const { page, context, log } = await openPage(browser, site, { ...WIDE, reducedMotion: "no-preference" });
  await prefer(context, { pace: "fast", confirmEndTurn: false, handOver: false });
  await page.reload();
  await untilReady(page);
  await openLink(page, ATTACK);

  await choice(page, "^What can happen next").click();
  await page.locator(".tet-threat").waitFor();
  assert.match(await page.locator(".tet-threat").innerText(), /Uprising \d+%[^]*Africa \(VI-6\) → Sicilia/);
  assert.ok((await page.locator(".tet-chip-threat").count()) > 10, "the map shows the chances");
  await page.getByText(/Places in danger/).click();
  await assertAccessible(page, "the threat");
  await choice(page, "^Back").click();
  assert.equal(await page.locator(".tet-chip-threat").count(), 0);

  await choice(page, "^End the turn").click();
  await page.locator(".tet-story").waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Go on by itself" }).click();
  await page.locator(".tet-story").waitFor({ state: "detached" });
  await untilSettled(page);
  assert.deepEqual(log.errors, []);
  await context.close();
});

test("without the server the game goes on", async () => {
  const own = await startSite();
  const { page, context } = await openPage(browser, own, WIDE);
  await untilReady(page);
  await untilOffline(page);
  await own.stop();
  await page.goto(`${own.url}?source=home#g=${ATTACK}`);
  await page.getByRole("button", { name: "Play this game" }).click({ timeout: 90_000 });
  await untilPlayable(page);
  await choice(page, "^End the turn").click();
  await untilHead(page, 38);
  await context.close();
});
