/** What the first page knows of the games without loading them is what the games say. */

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import "./window.mjs";
import { gameIds, isGame, mapUrl } from "../../web/app/game-list.js";
import { games } from "../../web/app/games.js";

test("the list of games, their maps and their seats' classes fit the games", () => {
  assert.deepEqual(games.map((game) => game.id), [...gameIds]);
  for (const game of games) {
    assert.ok(existsSync(fileURLToPath(mapUrl(game.id))));
    for (const seat of game.setupSeats(game.defaultSetup())) {
      assert.equal(game.seatMark(seat).className, `seat-${seat}`);
    }
  }
});

test("an id is that of a game or not", () => {
  assert.equal(isGame("triumvirate"), true);
  assert.equal(isGame("constructor"), false);
});
