/** Playing through the page, for the browser tests. */
import assert from "node:assert/strict";
import { ENGINE_TIMEOUT, until, untilReady } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */

/**
 * Numbers from 0 to 1, the same for the same seed.
 * @param {number} seed
 * @returns {() => number}
 */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/**
 * Keep preferences before the page starts.
 * @param {import("playwright-core").BrowserContext} context
 * @param {Record<string, any>} preferences
 */
export async function prefer(context, preferences) {
  await context.addInitScript((text) => {
    try {
      localStorage.setItem("tabularium/1/preferences", text);
    } catch {
      // Storage is broken on purpose.
    }
  }, JSON.stringify(preferences));
}

/**
 * Start a game from the set-up screen and wait until one can play.
 * @param {Page} page
 * @param {{game?: string, seed?: string, names?: string[], two?: boolean, choose?: () => Promise<void>}} [options]
 *   `choose` fills in the game's own part of the set-up
 */
export async function begin(page, { game = "triumvirate", seed = "00000000000000aa", names = [], two = false, choose } = {}) {
  await page.evaluate((id) => {
    location.hash = `#/new/${id}`;
  }, game);
  await choose?.();
  const together = page.getByRole("radio", { name: "Everybody at this screen" });
  await page.locator(".seat-row").first().waitFor();
  if (await together.count()) await together.check();
  if (two) await page.getByRole("radio", { name: /Two characters/ }).check();
  for (const [i, name] of names.entries()) await page.locator(".seat-field input").nth(i).fill(name);
  if (!(await page.locator("#seed").isVisible())) await page.locator(".advanced summary", { hasText: "seed" }).click();
  await page.locator("#seed").fill(seed);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await untilPlayable(page);
}

/** Wait until something can be done at the table. @param {Page} page */
export async function untilPlayable(page) {
  await page.locator("#choices button").first().waitFor({ timeout: ENGINE_TIMEOUT });
  await untilReady(page);
}

/** What carries the game on: not the steppers, not "why not?". */
export const CHOICES = "#choices .row-choice";

/** @param {Page} page @returns {Promise<{at: number, head: number}>} */
export async function stepOf(page) {
  const [at, head] = (await page.locator(".bar-step").innerText()).split("/").map(Number);
  return { at, head };
}

/** @param {Page} page @returns {Promise<any>} the game at the table as it is stored */
export function stored(page) {
  return page.evaluate(() => {
    const id = location.hash.split("/")[2];
    const at = Object.keys(localStorage).find((key) => key.endsWith(`/${id}/at`)) ?? "";
    return JSON.parse(localStorage.getItem(at.replace(/at$/, localStorage.getItem(at) ?? "")) ?? "{}");
  });
}

/**
 * What the page shows now, read at one go.
 * @param {Page} page
 */
export function look(page) {
  return page.evaluate((choices) => {
    // What is folded away has a size but can't be clicked.
    const shown = (/** @type {Element} */ element) => element.checkVisibility() && element.getClientRects().length > 0;
    return {
      end: document.querySelector("dialog.end") !== null,
      hand: document.querySelector("dialog.cover") !== null,
      busy: document.querySelector('#choices[aria-busy="true"]') !== null,
      choices: [...document.querySelectorAll(choices)].filter(shown).length,
      step: document.querySelector(".bar-step")?.textContent ?? "",
    };
  }, CHOICES);
}

/** Wait until the last command is answered and something can be done again. @param {Page} page */
export async function untilSettled(page) {
  try {
    await until(async () => {
      const next = await look(page);
      return !next.busy && (next.choices > 0 || next.end || next.hand);
    }, { timeout: 60_000 });
  } catch {
    const words = await page.locator("body").innerText();
    throw new Error(`the table doesn't settle: ${JSON.stringify(await look(page))}\n${words.slice(0, 2000)}`);
  }
}

/**
 * One of so many choices; often the last, which ends a phase, so that games don't take too long.
 * @param {() => number} random @param {number} choices @returns {number}
 */
export function pick(random, choices) {
  return random() < 0.4 ? choices - 1 : Math.floor(random() * choices);
}

/** The keys that no catalogue has. @param {Page} page */
export async function assertNoMissingTexts(page) {
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).tabulariumMissingTexts()), []);
}

/**
 * Play on by clicking choices until the end or until `steps` commands are in force.
 * @param {Page} page
 * @param {() => number} random
 * @param {{steps?: number, most?: number}} [limits]
 * @returns {Promise<boolean>} true at the end
 */
export async function playOn(page, random, { steps = Infinity, most = 2000 } = {}) {
  for (let turn = 0; turn < most; turn++) {
    const now = await look(page);
    if (now.end) return true;
    if (Number(now.step.split("/")[1]) >= steps) return false;
    if (now.hand) {
      await page.getByRole("button", { name: "Here I am" }).click();
      continue;
    }
    if (now.busy || now.choices === 0) {
      await untilSettled(page);
      continue;
    }
    await page.locator(CHOICES).locator("visible=true").nth(pick(random, now.choices)).click();
  }
  throw new Error(`the game didn't end within ${most} clicks`);
}
