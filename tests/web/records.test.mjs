/** Formats of stored games: migrations, foreign and damaged records. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { FORMAT, mend, migrations, readRecord, salvage } from "../../web/app/records.js";
import { slotOf } from "./browser-storage.mjs";

/** A record of the first format, as it was written. */
function first() {
  const { remote, bots, held, advisor, asked, seen, origin, ...rest } = slotOf("one", 3);
  return { ...rest, v: 1 };
}

test("a record of the first format becomes one of the present", () => {
  const { kind, slot } = readRecord(JSON.stringify(first()), "one");
  assert.equal(kind, "whole");
  assert.deepEqual(slot, { ...first(), v: 3, remote: [], bots: {}, held: false, advisor: true, asked: [], seen: 3, origin: null });
});

test("there is a migration from every format before the present one", () => {
  assert.deepEqual(Object.keys(migrations).map(Number), Array.from({ length: FORMAT - 1 }, (_, i) => i + 1));
});

test("a migration changes nothing of the record that it was given", () => {
  const record = first();
  migrations[1](record);
  assert.deepEqual(record, first());
});

test("a newer format is recognised, whatever else is in it", () => {
  assert.equal(readRecord(JSON.stringify({ v: FORMAT + 1 }), "one").kind, "newer");
});

test("a record that isn't whole is damaged", () => {
  const whole = slotOf("one", 3);
  const bad = [
    "", "{", "null", "[]", "3", "{\"v\":0}", JSON.stringify({ ...whole, v: "2" }), JSON.stringify({ ...whole, v: -1 }),
    JSON.stringify({ ...whole, save: null }), JSON.stringify({ ...whole, played: 5 }), JSON.stringify({ ...whole, remote: "no" }),
    JSON.stringify({ ...whole, save: { ...whole.save, commands: "none" } }), JSON.stringify({ ...whole, seen: null }),
    JSON.stringify({ ...first(), save: {} }), JSON.stringify({ ...whole, bots: null }),
    JSON.stringify({ ...whole, bots: { caesar: "divine" } }), JSON.stringify({ ...whole, held: 0 }),
    JSON.stringify({ ...whole, advisor: 1 }), JSON.stringify({ ...whole, asked: {} }),
    JSON.stringify({ ...whole, asked: [{ step: 1 }] }),
  ];
  for (const text of bad) assert.equal(readRecord(text, "one").kind, "damaged", text);
  assert.equal(readRecord(JSON.stringify(whole), "two").kind, "damaged", "under another game's key");
  assert.equal(readRecord(null, "one").kind, "none");
});

test("of a record cut off anywhere the commands before the cut are left", () => {
  const text = JSON.stringify(slotOf("one", 5));
  const start = text.indexOf("\"commands\":[") + "\"commands\":[".length;
  const each = JSON.stringify({ type: "end", n: 0 }).length + 1;
  for (let whole = 1; whole <= 5; whole++) {
    const save = JSON.parse(salvage(text.slice(0, start + each * whole)) ?? "");
    assert.deepEqual(save.commands, slotOf("one", whole).save.commands);
    assert.deepEqual([save.seed, save.game], ["00000000000000aa", "triumvirate"]);
  }
});

test("of a record with damage in its middle what stands before it is left", () => {
  const text = JSON.stringify(slotOf("one", 5)).replace("\"n\":3", "\u0000\"n3");
  assert.deepEqual(JSON.parse(salvage(text) ?? "").commands.slice(0, 3), slotOf("one", 3).save.commands);
});

test("brackets and quotes inside texts aren't taken for structure", () => {
  const text = JSON.stringify({ a: "}],\"{[\\", b: [1, 2] });
  for (let end = 0; end <= text.length; end++) {
    const read = mend(text.slice(0, end));
    if (read !== undefined && "a" in read) assert.equal(read.a, "}],\"{[\\");
  }
  assert.deepEqual(mend(text), { a: "}],\"{[\\", b: [1, 2] });
});

test("where nothing is left nothing is offered", () => {
  for (const text of ["", "x", "{\"v\":2,\"id\":\"one\"", "[1,2]", "{\"save\":{\"game\":1}}"]) assert.equal(salvage(text), null, text);
});
