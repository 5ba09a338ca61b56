/** Replay and QR codes, as far as they need no browser. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./window.mjs";
import { qrPath } from "../../web/app/qr.js";
import { momentsOf, turnLabel, turnStep } from "../../web/app/replay.js";
import { playedForUs } from "../../web/app/incoming.js";
import { LONG_LINK, shareParts } from "../../web/app/share.js";
import { withKind } from "../../web/app/seating.js";

const codes = JSON.parse(readFileSync(new URL("../../web/codes.json", import.meta.url), "utf8"));
const STONES = [{ step: 5, label: "Turn 1" }, { step: 9, label: "Turn 2" }];

test("by turn one goes to the ends of turns, and to the ends of the game", () => {
  assert.deepEqual([0, 4, 5, 9, 12].map((at) => turnStep(STONES, at, 1, 12)), [5, 5, 9, 12, 12]);
  assert.deepEqual([12, 10, 9, 5, 0].map((at) => turnStep(STONES, at, -1, 12)), [9, 9, 5, 0, 0]);
});

test("a position stands in the turn that ends with it or after it", () => {
  assert.deepEqual([0, 5, 6, 9, 10].map((at) => turnLabel(STONES, at)), ["Turn 1", "Turn 1", "Turn 2", "Turn 2", ""]);
});

test("great moments are the events of the game's kinds that have a text", () => {
  const game = /** @type {any} */ ({
    greatEvents: ["won", "quiet"],
    eventText: (/** @type {any} */ { event }) => (event.type === "quiet" ? null : { text: event.type, place: null, rule: "" }),
  });
  const record = /** @type {any} */ (["moved", "won", "quiet", "won"].map((type, i) => ({ step: i + 1, seat: 0, event: { type } })));
  assert.deepEqual(momentsOf(game, record, /** @type {any} */ ({})), [{ step: 2, text: "won" }, { step: 4, text: "won" }]);
});

for (const id of ["triumvirate", "tetrarchia"]) {
  test(`the great moments of ${id} are events that the engine reports`, () => {
    const text = readFileSync(new URL(`../../web/${id}/ui.js`, import.meta.url), "utf8");
    const tags = JSON.parse(/greatEvents: (\[[^\]]*\])/.exec(text)?.[1] ?? "[]");
    assert.ok(tags.length > 3);
    const known = Object.keys(codes[id].events ?? {});
    for (const tag of tags) assert.ok(known.includes(tag), tag);
  });
}

test("a link that gives commands for a seat at this screen is noticed", () => {
  const update = /** @type {any} */ ({
    seats: ["caesar", "pompeius", "crassus"],
    events: [[0, null], [1, 0], [2, 1], [3, 2], [3, 2], [4, 0]].map(([step, seat]) => ({ step, seat, event: {} })),
  });
  /** @param {string[]} remote @param {number} mine */
  const standing = (remote, mine) => /** @type {any} */ ({ slot: { remote }, mine });
  assert.deepEqual(playedForUs(update, standing(["pompeius", "crassus"], 1)), [0]);
  assert.deepEqual(playedForUs(update, standing(["pompeius", "crassus"], 4)), []);
  assert.deepEqual(playedForUs(update, standing(["caesar", "crassus"], 1)), [1]);
});

test("a seat is put elsewhere once, and taken back", () => {
  /** @param {string[]} remote @param {string} seat @param {"here" | "remote"} kind */
  const after = (remote, seat, kind) => withKind({ remote, bots: {} }, seat, kind).remote;
  assert.deepEqual(after(["a"], "a", "remote"), ["a"]);
  assert.deepEqual(after(["a"], "b", "remote"), ["a", "b"]);
  assert.deepEqual(after(["a", "b"], "a", "here"), ["b"]);
});

test("a link that many programs would cut isn't offered, but the file is", () => {
  /** @param {number} length */
  const offered = (length) => /** @type {any} */ (shareParts({
    address: "a".repeat(length), title: "", saveFile() {},
  })).strings.join("");
  assert.equal(LONG_LINK, 1800);
  assert.match(offered(1800), /textarea/);
  assert.doesNotMatch(offered(1801), /textarea|mailto/);
});

test("a QR code holds the longest link, and its three corners stand where they must", () => {
  const { size, path } = qrPath(`http://localhost/#g=${"A".repeat(1780)}`);
  assert.equal((size - 8 - 17) % 4, 0);
  // The upper bar of a finder pattern: seven dark modules behind the margin of four.
  assert.ok(path.startsWith("M4 4h7v1h-7z"));
  assert.ok(path.includes(`M${size - 11} 4h7v1h-7z`));
  assert.ok(path.includes(`M4 ${size - 5}h7v1h-7z`));
});
