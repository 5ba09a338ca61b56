/** What the page keeps survives whatever its storage does. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { FAULTS, FakeStorage, Stopped, loadPage, slotOf } from "./browser-storage.mjs";

/** @typedef {import("./browser-storage.mjs").StorageModule} StorageModule */

/**
 * A session: two games played in turn, one of them with secret numbers, preferences changed, a game
 * deleted and brought back.
 * @param {StorageModule} page
 * @param {Map<string, number>} confirmed  commands that the page said were stored, by game
 */
function session(page, confirmed) {
  const seals = /** @type {Record<string, string>} */ ({});
  for (let commands = 0; commands < 8; commands++) {
    for (const id of ["one", "two"]) {
      if (page.saveSlot(slotOf(id, commands))) confirmed.set(id, commands);
      if (id === "two" && commands % 2) {
        seals[`commit${commands}`] = `nonce${commands}`;
        if (page.saveSeals(id, seals)) confirmed.set("seals", Object.keys(seals).length);
      }
    }
    if (commands === 4) page.savePreferences({ theme: "dark" });
    if (commands === 5) {
      // What the player deletes is no longer promised; brought back, it is with its next command.
      confirmed.delete("one");
      page.deleteSlot("one")();
    }
  }
}

/** @param {StorageModule} page @param {string} what @returns {number} */
function found(page, what) {
  if (what === "seals") return Object.keys(page.loadSeals("two")).length;
  return page.loadSlot(what)?.save.commands.length ?? -1;
}

test("whichever write fails, and however: after a reload nothing is missing that was said to be stored", async () => {
  const whole = new FakeStorage();
  session(await loadPage(whole), new Map());
  const { writes } = whole;
  assert.equal(writes, 32 + 4 + 1 + 3, "saves, secrets, preferences, a game brought back");
  let cases = 0;
  for (const kind of FAULTS) {
    for (let at = 1; at <= writes; at++) {
      const storage = new FakeStorage();
      storage.fault = { kind, at };
      const confirmed = new Map();
      const page = await loadPage(storage);
      try {
        session(page, confirmed);
      } catch (error) {
        if (!(error instanceof Stopped)) throw error;
      }
      storage.fault = null;
      const again = await loadPage(storage);
      for (const [what, least] of confirmed) {
        assert.ok(found(again, what) >= least, `${kind} at write ${at}: ${what} has ${found(again, what)} of ${least}`);
      }
      cases += 1;
    }
  }
  assert.equal(cases, 4 * 40);
});

test("a fault is told once for each kind, and the game goes on in memory", async () => {
  const storage = new FakeStorage();
  storage.fault = { kind: "fills", at: 1 };
  const page = await loadPage(storage);
  /** @type {string[]} */
  const told = [];
  page.onFault((fault) => told.push(fault));
  assert.equal(page.saveSlot(slotOf("one", 1)), false);
  assert.equal(page.saveSlot(slotOf("one", 2)), false);
  assert.deepEqual(told, ["full"]);
  assert.equal(found(page, "one"), 2);
  assert.equal(page.isKept("one"), false);
  storage.fault = null;
  assert.equal(page.saveSlot(slotOf("one", 3)), true);
  assert.equal(found(await loadPage(storage), "one"), 3);
});

test("without any storage the page plays on in memory", async () => {
  const page = await loadPage(null);
  assert.equal(page.saveSlot(slotOf("one", 1)), false);
  assert.equal(found(page, "one"), 1);
  assert.deepEqual(page.listSlots().map(({ id, kept }) => [id, kept]), [["one", false]]);
});

test("the pointer stays on the last good copy when the next one can't be written", async () => {
  const storage = new FakeStorage();
  const page = await loadPage(storage);
  page.saveSlot(slotOf("one", 1));
  page.saveSlot(slotOf("one", 2));
  storage.fault = { kind: "throws", at: storage.writes + 1 };
  assert.equal(page.saveSlot(slotOf("one", 3)), false);
  assert.equal(found(await loadPage(storage), "one"), 2);
});

test("a damaged record is put aside, its previous copy is used, and neither is overwritten", async () => {
  const storage = new FakeStorage();
  const before = await loadPage(storage);
  before.saveSlot(slotOf("one", 1));
  before.saveSlot(slotOf("one", 2));
  const key = "tabularium/1/slot/one/b";
  const damaged = String(storage.getItem(key)).slice(0, 60);
  storage.texts.set(key, damaged);
  const page = await loadPage(storage);
  assert.equal(found(page, "one"), 1);
  for (let commands = 2; commands < 6; commands++) page.saveSlot(slotOf("one", commands));
  const [entry] = page.listSlots();
  assert.deepEqual([entry.kind, entry.aside, page.rawSlot("one")], ["whole", true, damaged]);
  page.forgetDamaged("one");
  assert.equal(page.listSlots()[0].aside, false);
});

test("where both copies are damaged the game is listed as damaged and kept as it is", async () => {
  const storage = new FakeStorage();
  storage.texts.set("tabularium/1/slot/one/a", "{");
  storage.texts.set("tabularium/1/slot/one/at", "a");
  const page = await loadPage(storage);
  assert.deepEqual(page.listSlots().map(({ kind, slot }) => [kind, slot]), [["damaged", null]]);
  assert.equal(page.rawSlot("one"), "{");
});

test("a record of a newer format is left alone, even if its game is stored again", async () => {
  const storage = new FakeStorage();
  const text = JSON.stringify({ ...slotOf("one", 5), v: 4, more: true });
  storage.texts.set("tabularium/1/slot/one/a", text);
  storage.texts.set("tabularium/1/slot/one/b", JSON.stringify(slotOf("one", 4)));
  storage.texts.set("tabularium/1/slot/one/at", "a");
  const page = await loadPage(storage);
  assert.equal(page.loadSlot("one"), null);
  assert.equal(page.isNewer("one"), true);
  assert.equal(page.listSlots()[0].kind, "newer");
  assert.equal(page.saveSlot(slotOf("one", 6)), false);
  assert.equal(storage.getItem("tabularium/1/slot/one/a"), text);
});

test("without a pointer the copy played last is taken", async () => {
  const storage = new FakeStorage();
  storage.texts.set("tabularium/1/slot/one/a", JSON.stringify(slotOf("one", 3)));
  storage.texts.set("tabularium/1/slot/one/b", JSON.stringify(slotOf("one", 4)));
  assert.equal(found(await loadPage(storage), "one"), 4);
});

test("storage cleared while the page is open: said once, and the game is stored again", async () => {
  const storage = new FakeStorage();
  const page = await loadPage(storage);
  /** @type {string[]} */
  const told = [];
  page.onFault((fault) => told.push(fault));
  page.saveSlot(slotOf("one", 1));
  page.saveSlot(slotOf("one", 2));
  storage.texts.clear();
  assert.equal(page.saveSlot(slotOf("one", 3)), true);
  assert.equal(page.saveSlot(slotOf("one", 4)), true);
  assert.deepEqual(told, ["evicted"]);
  assert.equal(found(await loadPage(storage), "one"), 4);
});

test("every key is under the one prefix, and other keys of the origin are left alone", async () => {
  const storage = new FakeStorage();
  storage.texts.set("another/site", "its own");
  const page = await loadPage(storage);
  session(page, new Map());
  page.saveNote("a", "b");
  page.deleteSlot("one");
  page.deleteSlot("two");
  assert.equal(storage.getItem("another/site"), "its own");
  for (const key of storage.texts.keys()) assert.match(key, /^(tabularium\/1\/|another\/site$)/);
  assert.deepEqual(page.listSlots(), []);
});
