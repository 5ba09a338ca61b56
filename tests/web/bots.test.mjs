/** Who plays the seats, and how far undo goes where bots play. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import texts from "../../web/lang/en/bots.js";
import { LEVELS } from "../../web/app/records.js";
import { againstBots, kindOf, seatingOf, seatsOf, withKind } from "../../web/app/seating.js";
import { undoTarget } from "../../web/app/undo.js";

const SEATS = ["caesar", "pompeius", "crassus"];
const codes = JSON.parse(readFileSync(new URL("../../web/codes.json", import.meta.url), "utf8"));

test("the page knows the levels of the engine, and has names for them", () => {
  assert.deepEqual([...LEVELS], codes.common.levels);
  for (const level of LEVELS) assert.ok(/** @type {Record<string, string>} */ (texts)[`seats.${level}`], level);
});

test("a seat is played by exactly one: a person here, somebody elsewhere or a bot", () => {
  const bots = againstBots(SEATS);
  assert.deepEqual(bots, { remote: [], bots: { pompeius: "easy", crassus: "easy" } });
  const mixed = withKind(withKind(bots, "crassus", "remote"), "caesar", "hard");
  assert.deepEqual(mixed, { remote: ["crassus"], bots: { pompeius: "easy", caesar: "hard" } });
  assert.deepEqual(SEATS.map((seat) => kindOf(mixed, seat)), ["hard", "easy", "remote"]);
  assert.deepEqual(seatsOf(mixed, SEATS, "bot"), [0, 1]);
  assert.deepEqual(seatsOf(mixed, SEATS, "remote"), [2]);
  assert.deepEqual(seatsOf(withKind(mixed, "caesar", "here"), SEATS, "here"), [0]);
  assert.deepEqual(seatingOf(mixed, ["caesar", "pompeius"]), { remote: [], bots: { caesar: "hard", pompeius: "easy" } });
});

test("what is elsewhere is elsewhere, even if a record names a bot for it too", () => {
  assert.equal(kindOf({ remote: ["caesar"], bots: { caesar: "easy" } }, "caesar"), "remote");
});

/**
 * @param {number[]} since_draw  seats that gave the commands since the last draw
 * @param {number | null} seat  who acts after ten commands
 * @param {import("../../web/app/seating.js").Seating} [seating] @param {boolean} [undo]
 */
function target(since_draw, seat, seating = againstBots(SEATS), undo = false) {
  return undoTarget(/** @type {any} */ ({ seats: SEATS, head: 10, since_draw, seat, undo }), seating);
}

test("without bots undo goes one command back, where the engine allows it", () => {
  const people = { remote: [], bots: {} };
  assert.equal(target([0, 0], 0, people, true), 9);
  assert.equal(target([0, 0], 1, people, false), null);
});

test("with bots undo goes back to before the person's own last command", () => {
  assert.equal(target([0, 0, 0], 0), 9, "nothing of the bots' since");
  assert.equal(target([0, 0, 1, 1, 2], 0), 6, "past both bots");
  assert.equal(target([0, 1, 1], 1), 7, "while a bot acts");
  assert.equal(target([0, 1], null), 8, "after the end of the game");
});

test("undo never goes past a draw, another person or a seat elsewhere", () => {
  assert.equal(target([1, 2], 0), null, "the draw came after the person's last command");
  assert.equal(target([], 0), null);
  const two = { remote: [], bots: /** @type {const} */ ({ crassus: "easy" }) };
  assert.equal(target([0, 1, 2], 0, two), null, "Pompeius, a person, decided last");
  assert.equal(target([0, 1, 2], 1, two), 8);
  assert.equal(target([0, 1, 2], 2, two), 8, "while the bot acts Pompeius may take back");
  const elsewhere = { remote: ["pompeius"], bots: /** @type {const} */ ({ crassus: "easy" }) };
  assert.equal(target([0, 1, 2], 0, elsewhere), null);
});

test("where only bots play nothing can be taken back", () => {
  const all = { remote: [], bots: /** @type {const} */ ({ caesar: "easy", pompeius: "easy", crassus: "hard" }) };
  assert.equal(target([0, 1, 2], 0, all, true), null);
});
