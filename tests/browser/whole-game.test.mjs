// Whole games through the page, from the first visit to the end: by pointer, and by keyboard alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertStaysHome, openPage, startTests, until, untilReady } from "./harness.mjs";
import { CHOICES, assertNoMissingTexts, begin, look, pick, playOn, prefer, seeded, stepOf, untilSettled } from "./play.mjs";

const { site, browser } = await startTests();

test("a whole game for three by pointer, on the map and in the list, without a request to another host", async () => {
  const { page, context, log } = await openPage(browser, site, { viewport: { width: 1280, height: 800 } });
  await prefer(context, { handOver: false });
  await page.reload();
  await page.getByRole("link", { name: "Play a first game" }).click();
  await begin(page);
  const random = seeded(7);

  // Rome's two legions are placed on the map itself, by clicking provinces.
  await page.getByRole("button", { name: /^2 legions/ }).click();
  await until(async () => (await stepOf(page)).head === 1);
  await page.locator('#map-hit [data-space="italia"] rect').click();
  await until(async () => (await stepOf(page)).head === 2);
  await page.locator('#map-hit [data-space="gallia"] rect').click();
  await until(async () => (await stepOf(page)).head === 3);

  assert.equal(await playOn(page, random), true);
  await page.locator("dialog.end .charts").waitFor();
  const title = await page.locator("dialog.end h2").innerText();
  assert.match(title, /./);
  await page.getByText("All numbers, turn by turn").click();
  assert.ok((await page.locator(".course tbody tr").count()) >= 3, "the course has a row for each turn");
  await page.getByRole("button", { name: "Look at the board" }).click();
  await assertNoMissingTexts(page);
  assertStaysHome(log, site);
  assert.deepEqual(log.errors, []);
  await context.close();
});

test("a whole game for two by keyboard alone", async () => {
  const { page, context, log } = await openPage(browser, site, { viewport: { width: 1280, height: 800 } });
  await untilReady(page);
  const { keyboard } = page;
  /** @param {string} key @param {(focus: {tag: string, text: string, id: string}) => boolean} there @param {number} [most] */
  const tabTo = async (key, there, most = 40) => {
    for (let i = 0; i < most; i++) {
      await keyboard.press(key);
      const focus = await page.evaluate(() => ({
        tag: document.activeElement?.tagName ?? "",
        id: document.activeElement?.id ?? "",
        text: document.activeElement?.textContent?.trim() ?? "",
      }));
      if (there(focus)) return;
    }
    throw new Error("the keyboard doesn't get there");
  };

  await tabTo("Tab", (focus) => focus.text === "Play a first game");
  await keyboard.press("Enter");
  await page.locator(".setup").waitFor();
  await tabTo("Tab", (focus) => focus.tag === "INPUT");
  await keyboard.press("ArrowDown");
  assert.equal(await page.getByRole("radio", { name: /Two characters/ }).isChecked(), true);
  await tabTo("Tab", (focus) => focus.tag === "INPUT");
  await keyboard.press("ArrowDown");
  assert.equal(await page.getByRole("radio", { name: "Everybody at this screen" }).isChecked(), true);
  await tabTo("Tab", (focus) => focus.tag === "SUMMARY");
  await keyboard.press("Enter");
  await tabTo("Tab", (focus) => focus.id === "seed");
  await keyboard.type("00000000000000bb");
  await tabTo("Tab", (focus) => focus.text === "Begin");
  await keyboard.press("Enter");
  await page.locator(CHOICES).first().waitFor();

  // On the map: from space to space with the arrows; Enter chooses.
  await keyboard.press("m");
  const first = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await keyboard.press("ArrowRight");
  const second = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  assert.ok(first && second && first !== second, "the arrows walk over the map");

  const random = seeded(11);
  let hands = 0;
  for (let turn = 0; ; turn++) {
    assert.ok(turn < 1500, "the game ends");
    const now = await look(page);
    if (now.end) break;
    if (now.hand) {
      hands += 1;
      await keyboard.press("Enter");
      await page.locator("dialog.cover").waitFor({ state: "detached" });
      continue;
    }
    if (now.busy || now.choices === 0) {
      await untilSettled(page);
      continue;
    }
    await keyboard.press("c");
    const wanted = pick(random, now.choices);
    const reached = await walkTo(page, wanted);
    assert.equal(reached, true, "every choice is reached with Tab");
    await keyboard.press("Enter");
  }
  assert.ok(hands > 3, "the screen between seats was shown");
  const inside = await page.evaluate(() => document.activeElement?.closest("dialog.end") !== null);
  assert.equal(inside, true, "the focus is in the dialog of the end");
  await keyboard.press("Escape");
  await page.locator("dialog.end").waitFor({ state: "detached" });
  await assertNoMissingTexts(page);
  assert.deepEqual(log.errors, []);
  await context.close();
});

/**
 * Press Tab from the first choice until the wanted one has the focus.
 * @param {import("playwright-core").Page} page @param {number} wanted
 */
async function walkTo(page, wanted) {
  // How many tab stops away the wanted choice is; null while the focus isn't in the choices.
  const away = () => page.evaluate(([choices, index]) => {
    const shown = (/** @type {Element} */ element) => element.getClientRects().length > 0;
    const region = document.getElementById("choices");
    const target = [...document.querySelectorAll(String(choices))].filter(shown)[Number(index)];
    const focus = document.activeElement;
    if (!region || !target || !focus || focus === region || !region.contains(focus)) return null;
    const stops = [...region.querySelectorAll("button, a[href], input, summary")]
      .filter((element) => shown(element) && !element.matches(":disabled"));
    return stops.indexOf(target) - stops.indexOf(focus);
  }, /** @type {[string, number]} */ ([CHOICES, wanted]));
  await until(async () => (await away()) !== null, { what: "the shortcut leads to the choices" });
  // Sets of radio buttons are one stop, boxes that scroll may be one: look again after the walk.
  for (let walk = 0; walk < 20; walk++) {
    const left = await away();
    if (left === 0) return true;
    if (left === null) return false;
    for (let i = 0; i < Math.abs(left); i++) await page.keyboard.press(left > 0 ? "Tab" : "Shift+Tab");
  }
  return false;
}
