// Whole games by nothing but links between browsers: rivals with and without sealed dice, and together.
import assert from "node:assert/strict";
import { test } from "node:test";
import { arrive, beginByLink, linkApart } from "./by-link.mjs";
import { assertAccessible, startTests, until } from "./harness.mjs";
import { stepOf } from "./play.mjs";

/** @typedef {import("./by-link.mjs").Player} Player */

const { site, browser } = await startTests();

const SEATS = ["Caesar", "Pompeius", "Crassus"];

/**
 * Play a game to its end: each turn goes as a link to whoever must go on.
 * @param {Player[]} players  in the order of their seats
 * @param {(text: string) => number} next  who is named in the page's words
 * @param {(hands: number, from: Player, to: Player, link: string) => Promise<boolean>} [event]  on the
 *   way of a link; true if it has arrived
 * @returns {Promise<{hands: number, interrupted: number, last: Player, links: string[]}>}
 */
async function playByLinks(players, next, event) {
  const links = [];
  const seen = new Set([players[0]]);
  let interrupted = 0;
  let from = players[0];
  while ((await from.play()) !== "end") {
    const link = await from.offered();
    const text = await from.page.locator(".remote p").first().innerText();
    const to = players[next(text)];
    links.push(link);
    interrupted += Number(/must decide/.test(text));
    if (!(await event?.(links.length, from, to, link))) await to.follow(link);
    if (!seen.has(to)) await to.page.getByRole("button", { name: /^Play .+, the others elsewhere$/ }).click();
    seen.add(to);
    await to.catchUp();
    from = to;
  }
  return { hands: links.length, interrupted, last: from, links };
}

/** The last link goes to everybody; then all have the same game. @param {Player[]} players @param {Player} last */
async function endEverywhere(players, last) {
  const link = await last.offered();
  for (const player of players) {
    if (player === last) continue;
    await player.follow(link);
    await player.catchUp();
    await player.page.getByRole("button", { name: "Result and course of the game" }).waitFor();
  }
  const saves = await Promise.all(players.map(async (player) => (await player.slots()).map(({ save }) => save)));
  for (const [save] of saves) assert.deepEqual(save, saves[0][0]);
  return saves[0][0];
}

/** @param {string} text @returns {number} */
const named = (text) => SEATS.findIndex((seat) => text.includes(`Send ${seat}`));

test("two rivals with sealed dice play a whole game by links, past a stale, a cut and a thrice encoded one", async () => {
  const ann = await arrive(browser, site, "Ann", 11);
  const bea = await arrive(browser, site, "Bea", 22);
  for (const player of [ann, bea]) player.chance = 48;
  await beginByLink(ann, {
    elsewhere: ["Pompeius"], seed: "0000000000000030", sealed: true,
    choose: () => ann.page.getByRole("radio", { name: /Two characters/ }).check(),
  });
  let first = "";
  const { interrupted, last } = await playByLinks([ann, bea], named, async (hands, from, to, link) => {
    if (hands === 1) {
      first = link;
      await assertAccessible(from.page, "a turn to send");
    } else if (hands === 3) {
      // An older link changes nothing and says so.
      await to.follow(first);
      await to.page.getByText("it has gone further there").waitFor();
      await to.page.getByRole("link", { name: "Go to your game" }).click();
      await to.page.locator(".remote").waitFor();
    } else if (hands === 4) {
      await to.follow(link.slice(0, -9));
      await to.page.getByText("This link is cut off").waitFor();
    } else if (hands === 5) {
      await to.follow(link.replace(/.{4}$/, (end) => (end === "AAAA" ? "BBBB" : "AAAA")));
      await to.page.getByText("This link was changed on its way").waitFor();
    } else if (hands === 6) {
      // As some mail programs make of it, pasted with a full stop behind it.
      await to.page.locator("#remote-answer").fill(`<${[1, 2, 3].reduce((text) => encodeURIComponent(text), link)}>.`);
      await to.page.getByRole("button", { name: "Open", exact: true }).click();
      return true;
    }
    return false;
  });
  assert.ok(interrupted >= 1, "a turn was interrupted by a decision elsewhere");
  const save = await endEverywhere([ann, bea], last);
  assert.equal(save.sealed, true);
  assert.ok(save.seals.length > 6);
  assert.ok(save.seals.slice(2).every((/** @type {any} */ seal) => /^[0-9a-f]{16}$/.test(seal.reveal)));
  // The next promise of each is in no save and no link.
  const secrets = await Promise.all([ann, bea].map(({ page }) => page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("/seals")) ?? "";
    return Object.values(JSON.parse(localStorage.getItem(key) ?? "{}"));
  })));
  const revealed = new Set(save.seals.map((/** @type {any} */ seal) => seal.reveal));
  for (const own of secrets) assert.equal(own.filter((nonce) => !revealed.has(nonce)).length, 1);
  // A number that wasn't promised is found, and its seat named.
  save.seals[2].reveal = "0123456789abcdef";
  await ann.page.goto(`${site.url}#/`);
  await ann.page.locator("#paste").fill(JSON.stringify(save));
  await ann.page.getByRole("button", { name: "Open", exact: true }).click();
  await ann.page.getByText(`${SEATS[save.seals[2].seat]} broke a promise`, { exact: false }).waitFor();
  await ann.leave();
  await bea.leave();
});

test("three rivals play a whole game by links; forks and moves in one's own name are never taken unasked", async () => {
  const ann = await arrive(browser, site, "Ann", 1);
  const bea = await arrive(browser, site, "Bea", 2);
  const cato = await arrive(browser, site, "Cato", 3);
  for (const player of [ann, bea, cato]) player.chance = 1050;
  await beginByLink(ann, { elsewhere: ["Pompeius", "Crassus"], seed: "000000000000001b" });
  let second = "";
  const { interrupted, last } = await playByLinks([ann, bea, cato], named, async (hands, from, to, link) => {
    if (hands === 2) second = link;
    if (hands !== 5) return false;
    // Somebody went another way from an earlier link.
    const fork = await linkApart(to.page, { link: second, commands: 3, chance: 5 });
    const { head } = await stepOf(from.page);
    await from.follow(`${site.url}#g=${fork}`);
    await from.page.getByText("it went another way there").waitFor();
    assert.equal(await from.page.locator(".parting li").count() > 0, true);
    await assertAccessible(from.page, "a fork");
    await from.page.getByRole("button", { name: "Keep as a game of its own" }).click();
    await from.page.locator(".table").waitFor();
    const heads = (await from.slots()).map(({ save }) => save.commands.length).sort((a, b) => a - b);
    assert.equal(heads.length, 2);
    assert.equal(heads[1], head, "the stored game has lost nothing");
    // The right link still finds its game among the two; in between, one with a move in Ann's name.
    const forged = await linkApart(to.page, { link: link.split("#g=")[1], commands: 30, chance: 1050 });
    await from.follow(`${site.url}#g=${forged}`);
    await from.page.getByText("this one has gone further").waitFor();
    await from.page.getByText("somebody else gave commands for").waitFor();
    await from.page.getByRole("link", { name: "Leave your game as it is" }).click();
    await until(async () => (await stepOf(from.page)).head === head);
    return false;
  });
  assert.ok(interrupted >= 1, "a turn was interrupted by a decision elsewhere");
  const link = await last.offered();
  for (const player of [ann, bea, cato].filter((other) => other !== last)) {
    await player.follow(link);
    await player.catchUp();
  }
  const saves = await Promise.all([ann, bea, cato].map(async (player) =>
    (await player.slots()).map(({ save }) => save).sort((a, b) => b.commands.length - a.commands.length)[0]));
  for (const save of saves) assert.deepEqual(save, saves[0]);
  assert.equal(saves[0].commands.length, ann.commands + bea.commands + cato.commands);
  for (const player of [ann, bea, cato]) await player.leave();
});

test("with sealed dice a bot plays a whole game beside one who is elsewhere and never hears of it", async () => {
  const ann = await arrive(browser, site, "Ann", 11);
  const bea = await arrive(browser, site, "Bea", 22);
  for (const player of [ann, bea]) player.chance = 100;
  await beginByLink(ann, { elsewhere: ["Crassus"], bots: ["Pompeius"], seed: "0000000000000030", sealed: true });
  const { last } = await playByLinks([ann, bea], (text) => Number(text.includes("Send Crassus")));
  const save = await endEverywhere([ann, bea], last);
  const [[mine], [hers]] = await Promise.all([ann.slots(), bea.slots()]);
  assert.deepEqual([mine.bots, mine.remote], [{ pompeius: "easy" }, ["crassus"]]);
  assert.deepEqual([hers.bots, hers.remote], [{}, ["caesar", "pompeius"]]);
  assert.ok(ann.commands > 0 && bea.commands > 0 && ann.commands + bea.commands < save.commands.length, "the bot gave the others");
  const kept = save.seals.filter((/** @type {any} */ seal) => SEATS[seal.seat] === "Pompeius" && seal.reveal);
  assert.ok(kept.length >= 2, `the bot's seat kept ${kept.length} promises`);
  await ann.leave();
  await bea.leave();
});

test("two play together by links, and a seat comes back to this screen", async () => {
  const ann = await arrive(browser, site, "Ann", 4);
  const bea = await arrive(browser, site, "Bea", 5);
  for (const player of [ann, bea]) player.chance = 16;
  await beginByLink(ann, {
    game: "tetrarchia", elsewhere: ["Player 2"], seed: "0000000000000010",
    choose: () => ann.page.getByRole("radio", { name: /^2/ }).first().check(),
  });
  let who = 0;
  const { last, hands } = await playByLinks([ann, bea], () => {
    who = 1 - who;
    return who;
  });
  assert.ok(hands >= 3);
  const save = await endEverywhere([ann, bea], last);
  assert.equal(save.commands.length, ann.commands + bea.commands);
  // Later, in the menu: nobody plays elsewhere any more.
  await ann.page.getByRole("button", { name: "Menu" }).click();
  await ann.page.getByRole("button", { name: "Who plays …" }).click();
  await assertAccessible(ann.page, "who plays where");
  await ann.page.getByLabel("Player 2: who plays").selectOption("here");
  await ann.page.keyboard.press("Escape");
  await until(async () => (await ann.slots())[0].remote.length === 0);
  await ann.leave();
  await bea.leave();
});
