// Every screen: axe-core finds nothing in either theme, nothing overflows, nothing is too small.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT, assertAccessible, openPage, startTests } from "./harness.mjs";
import { CHOICES, assertNoMissingTexts, begin, look, prefer, untilSettled } from "./play.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { site, browser } = await startTests();
/** A finished game, to be opened on every size. */
const FINISHED = JSON.parse(readFileSync(join(ROOT, "tests/links/triumvirate-1-second_consulship-1.json"), "utf8")).link;
/** What a theme may change is the colours. @type {[string, string[]][]} */
const THEMES = [["light", []], ["dark", ["color-contrast"]]];

/** @param {Page} page @param {string} hash */
async function goTo(page, hash) {
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
}

/**
 * Look at the screen as it is now in both themes, and note what is wrong with it.
 * @param {Page} page @param {string} name @param {string[]} faults
 */
async function check(page, name, faults) {
  for (const [theme, rules] of THEMES) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    await assertAccessible(page, `${name}, ${theme}`, rules).catch((error) => faults.push(String(error.message)));
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (wide > 0) faults.push(`${name} is wider than the window by ${wide} px`);
  for (const small of await smallTargets(page)) faults.push(`${name}: too small: ${small}`);
}

/** Buttons smaller than a fingertip, save those that are words of a text. @param {Page} page */
function smallTargets(page) {
  return page.evaluate(() => [...document.querySelectorAll("main button, dialog button, header button")]
    .filter((element) => element.getClientRects().length > 0 && !element.matches(".log-go"))
    .map((element) => ({ box: element.getBoundingClientRect(), text: element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "" }))
    .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
    .map(({ box, text }) => `${text} ${Math.round(box.width)} x ${Math.round(box.height)}`));
}

test("a screen that is slow to come, and one that doesn't", async () => {
  const { page, context } = await openPage(browser, site, { path: "404.html", faults: ["noServiceWorker"] });
  /** @type {string[]} */
  const faults = [];
  /** @type {((file: import("playwright-core").Route) => void) | undefined} */
  let arrived;
  /** @type {Promise<import("playwright-core").Route>} */
  const held = new Promise((resolve) => {
    arrived = resolve;
  });
  await page.route("**/small-screens.js", (file) => arrived?.(file));
  await page.goto(`${site.url}#/settings`);
  const file = await held;
  await page.getByRole("heading", { level: 1, name: "One moment" }).waitFor();
  await check(page, "a screen to come", faults);
  await file.continue();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();

  await page.unroute("**/small-screens.js");
  await page.route("**/small-screens.js", (asked) => asked.abort());
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "couldn’t be loaded" }).waitFor();
  await check(page, "a screen that didn't come", faults);
  await page.unroute("**/small-screens.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

for (const [size, viewport] of /** @type {const} */ ([
  ["a desktop", { width: 1280, height: 800 }],
  ["a phone", { width: 390, height: 844 }],
])) {
  test(`the screens on ${size}`, async () => {
    const phone = viewport.width < 500;
    /** @type {string[]} */
    const faults = [];
    // Whatever a screen does a frame later than its drawing would be too late for the next key.
    const { page, context, log } = await openPage(browser, site,
      { viewport, hasTouch: phone, isMobile: phone, faults: ["lateFrames"] });
    await prefer(context, { confirmEndTurn: false });
    await page.reload();
    await check(page, "first visit", faults);
    await goTo(page, "#/settings");
    await page.getByRole("heading", { name: "Where the games are kept" }).waitFor();
    await check(page, "settings", faults);
    await goTo(page, "#/rules/triumvirate/3.4");
    await page.locator(".paragraph.chosen").waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.id), "rules-3.4");
    await check(page, "rules", faults);
    await goTo(page, "#/nowhere");
    await page.getByRole("heading", { name: "Nothing is kept here" }).waitFor();
    await check(page, "an address that leads nowhere", faults);
    await goTo(page, "#/new/triumvirate");
    await page.locator(".advanced summary").click();
    await check(page, "set-up", faults);

    await begin(page, { names: ["Ann"] });
    await check(page, "table, supply", faults);
    await page.getByRole("button", { name: /^2 gold/ }).click();
    await untilSettled(page);
    await check(page, "table, movement", faults);
    await page.locator(CHOICES).first().click();
    await page.locator(".tri-plan").waitFor();
    await check(page, "table, a destination", faults);
    if (phone) {
      for (const tab of ["Record", "Tables"]) {
        await page.getByRole("button", { name: tab, exact: true }).click();
        await check(page, tab, faults);
      }
      await page.getByRole("button", { name: "Play", exact: true }).click();
    }

    for (const entry of ["Share as a link …", "Rename …", "Rules", "Settings", "Keys"]) {
      await page.getByRole("button", { name: "Menu" }).click();
      if (entry === "Keys") await check(page, "menu", faults);
      await page.getByRole("button", { name: entry, exact: true }).click();
      await page.locator("dialog[open] h2").waitFor();
      await check(page, entry, faults);
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
    }

    await page.locator(".turn .rule").first().click();
    await page.locator("dialog .paragraph.chosen").waitFor();
    await check(page, "a rule beside the board", faults);
    await page.keyboard.press("Escape");

    // On to another seat: the screen between.
    for (let i = 0; i < 60 && !(await look(page)).hand; i++) {
      await untilSettled(page);
      if (!(await look(page)).hand) await page.locator(CHOICES).last().click();
    }
    await page.locator("dialog.cover").waitFor();
    await check(page, "the screen between seats", faults);
    await page.getByRole("button", { name: "Here I am" }).click();
    await page.getByRole("button", { name: "One command back" }).click();
    await page.getByRole("button", { name: "Back to now" }).waitFor();
    await check(page, "the past", faults);

    await page.goto(`${site.url}#g=${FINISHED}`);
    await page.getByRole("button", { name: "Look at this game" }).waitFor({ timeout: 90_000 });
    await check(page, "a link", faults);
    await page.getByRole("button", { name: "Look at this game" }).click();
    await page.getByRole("button", { name: "Result and course of the game" }).click();
    await page.locator(".charts").waitFor();
    await page.getByText("All numbers, turn by turn").click();
    await check(page, "the end", faults);
    await page.keyboard.press("Escape");
    await goTo(page, "#/");
    await page.getByRole("heading", { name: "Your games" }).waitFor();
    await page.locator(".saved .small-map").first().waitFor();
    await check(page, "home with games", faults);
    await assertNoMissingTexts(page);
    assert.deepEqual(log.errors, []);
    assert.deepEqual(faults, []);
    await context.close();
  });
}
