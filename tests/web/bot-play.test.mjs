/** What the bots of a table do when a command of theirs comes to nothing. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./window.mjs";
import { Bots } from "../../web/app/bots.js";

/**
 * A table at which one bot must act; its first command comes to nothing, the second ends its part.
 * @param {boolean} answered  whether the engine refused the first command, or never saw it
 */
function table(answered) {
  let acts = 0;
  const session = {
    update: { hash: "a", head: 0, seat: 0, seats: ["caesar"] },
    slot: { bots: { caesar: "easy" }, held: false },
    still: false,
    busy: false,
    closed: false,
    live: true,
    botActs: /** @type {number | null} */ (0),
    query: async () => ({ type: "planned", plan: { commands: [{ type: "end_turn" }], reasons: [] } }),
    act: async () => {
      acts += 1;
      if (acts === 1) return answered;
      session.update = { ...session.update, hash: "b", head: 1 };
      session.botActs = null;
      return true;
    },
    /** @param {boolean} held */
    hold: (held) => { session.slot.held = held; },
  };
  return session;
}

/** @param {ReturnType<typeof table>} session @returns {Promise<void>} when the bots have stopped */
function play(session) {
  return new Promise((done) => {
    const shell = { refresh: () => { if (!bots.running) done(); }, telling: () => false, refused: () => {} };
    const bots = new Bots(/** @type {any} */ (session), shell);
    bots.look();
  });
}

test("bots go on after the engine was lost under a command of theirs", async () => {
  const session = table(false);
  await play(session);
  assert.equal(session.update.head, 1);
  assert.equal(session.slot.held, false);
});

test("bots wait when a command of theirs is refused", async () => {
  const session = table(true);
  await play(session);
  assert.equal(session.update.head, 0);
  assert.equal(session.slot.held, true);
});
