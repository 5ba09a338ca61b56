// Replay: stepping, playing, the scrubber, great moments, links to a step, branching off.
import assert from "node:assert/strict";
import { test } from "node:test";
import { arrive, linkApart } from "./by-link.mjs";
import { assertAccessible, startTests, until } from "./harness.mjs";
import { stepOf, untilPlayable } from "./play.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { site, browser } = await startTests();

/** Wait for a position. @param {Page} page @param {number} at */
function untilAt(page, at) {
  return until(async () => (await stepOf(page)).at === at, { what: `the position after ${at} commands` });
}

/** @param {Page} page @param {string} name */
function press(page, name) {
  return page.locator(".replay").getByRole("button", { name, exact: true }).click();
}

test("a finished game is watched from a link to a step: by command, by turn, by itself, by its great moments", async () => {
  const ann = await arrive(browser, site, "Ann", 1);
  const { page } = ann;
  const game = { type: "new", game: "triumvirate", setup: { characters: 3 }, seed: "000000000000001b" };
  const link = await linkApart(page, { game, commands: 500, chance: 1050 });
  await page.goto(`${site.url}#g=${link}&step=40`);
  await page.getByRole("button", { name: "Look at this game" }).click();
  await untilAt(page, 40);
  const { head } = await stepOf(page);
  assert.equal(head, 78);
  await page.getByText("The past: after 40 of 78 commands.", { exact: false }).waitFor();
  const lines = await page.locator(".log-line").count();

  await press(page, "One command back");
  await untilAt(page, 39);
  await press(page, "One command forward");
  await untilAt(page, 40);
  await press(page, "One turn back");
  await until(async () => (await stepOf(page)).at < 39);
  const turn = (await stepOf(page)).at;
  assert.ok((await page.locator(".log-line").count()) < lines, "the record goes back with the position");
  await press(page, "One turn forward");
  await until(async () => (await stepOf(page)).at > turn);
  await page.keyboard.press("{");
  await untilAt(page, turn);
  await page.getByRole("button", { name: "To the beginning" }).click();
  await untilAt(page, 0);
  await assertAccessible(page, "the replay");

  // The scrubber is a range: the keys of one work, and it says where it is.
  const range = page.getByRole("slider", { name: "Position in the game" });
  await range.focus();
  await page.keyboard.press("ArrowRight");
  await untilAt(page, 1);
  await page.keyboard.press("End");
  await untilAt(page, head);
  assert.match((await range.getAttribute("aria-valuetext")) ?? "", /Where the game stands now/);
  await page.keyboard.press("ArrowLeft");
  await untilAt(page, head - 1);
  assert.match((await range.getAttribute("aria-valuetext")) ?? "", /Turn \d+.*The past: after 77 of 78/);
  assert.ok((await page.locator(".scrub-turn").count()) >= 6, "turns are marked");
  const marks = await page.locator(".scrub-moment").count();
  assert.ok(marks > 3, "great moments are marked");
  const summary = page.getByText(/^\d+ great moments$/);
  assert.equal(Number((await summary.innerText()).split(" ")[0]), marks);
  await summary.click();
  const moment = page.locator(".moment-list button").first();
  const words = await moment.innerText();
  await moment.click();
  await until(async () => (await page.locator(".replay-lines").innerText()).includes(words));

  // By itself, from the beginning, to the end.
  await press(page, "One turn forward");
  await page.getByRole("combobox", { name: "Speed" }).selectOption("fast");
  await page.keyboard.press("]");
  await range.fill(String(head - 3));
  await untilAt(page, head - 3);
  await press(page, "Play");
  await untilAt(page, head);
  await page.locator(".replay").getByRole("button", { name: "Play", exact: true }).waitFor();
  for (const speed of ["slow", "normal"]) {
    await page.getByRole("combobox", { name: "Speed" }).selectOption(speed);
    await press(page, "Play");
    await untilAt(page, 1);
    await press(page, "Pause");
  }
  await page.getByRole("button", { name: "Back to now" }).last().click();
  await page.getByRole("button", { name: "Watch it again" }).waitFor();
  await ann.leave();
});

test("one plays on from an earlier position in a game that knows where it comes from", async () => {
  const ann = await arrive(browser, site, "Ann", 2);
  const { page } = ann;
  const game = { type: "new", game: "triumvirate", setup: { characters: 2 }, seed: "0000000000000030" };
  const link = await linkApart(page, { game, commands: 30, chance: 48 });
  await page.goto(`${site.url}#g=${link}`);
  await page.getByRole("button", { name: "Play this game" }).click();
  await untilPlayable(page);
  const old = page.url();
  await page.goto(`${old}/20`);
  await untilAt(page, 20);

  // The link to a position shows it to somebody who has the game already.
  await press(page, "Link to here …");
  const shared = await page.locator("dialog .link-text").inputValue();
  assert.match(shared, /#g=[\w-]+&step=20$/);
  await page.keyboard.press("Escape");
  await page.goto(shared);
  await page.getByText("You have this very game").waitFor();
  await page.getByRole("link", { name: "Go to your game" }).click();
  await untilAt(page, 20);

  await press(page, "Play on from here");
  await page.getByText("Branched off from", { exact: false }).waitFor();
  await untilPlayable(page);
  assert.deepEqual(await stepOf(page), { at: 20, head: 20 });
  await ann.play(2);
  assert.equal((await stepOf(page)).head, 22);
  const slots = await ann.slots();
  assert.deepEqual(slots.map(({ save }) => save.commands.length).sort(), [22, 30]);
  const branch = slots.find(({ save }) => save.commands.length === 22);
  assert.deepEqual([branch.origin.step, old.endsWith(branch.origin.id)], [20, true]);
  await page.goto(`${site.url}#/`);
  await page.getByText("from The End of the Triumvirate, after command 20").waitFor();
  await ann.leave();
});
