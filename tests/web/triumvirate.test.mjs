/** The Triumvirate's part of the page, as far as it needs no browser. */

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { fraction, mean, percent } from "../../web/app/numbers.js";
import { addTexts, missingTexts, t } from "../../web/app/text.js";
import texts from "../../web/lang/en/triumvirate.js";
import { map } from "../../web/maps/triumvirate.js";
import { milestones } from "../../web/triumvirate/course.js";
import { eventPlace, eventText } from "../../web/triumvirate/events.js";
import { marks } from "../../web/triumvirate/highlights.js";
import { byKey, destinationKey, moveCommands, plan, price, ways } from "../../web/triumvirate/moves.js";
import { roman } from "../../web/triumvirate/numbers.js";
import { nextYield } from "../../web/triumvirate/position.js";

addTexts(texts);
const { triumvirate: codes } = JSON.parse(readFileSync(new URL("../../web/codes.json", import.meta.url), "utf8"));

/** @typedef {import("../../web/triumvirate/position.js").Destination} Destination */

/** @param {Partial<Destination>} part @returns {Destination} */
function destination(part) {
  return {
    to: "achaea", via: [], cost: 1, cost_unladen: 1, legions_min: 1, legions_max: 4, servants_max: 1, attack: true, ...part,
  };
}

/** @param {Record<string, any>} event */
function said(event) {
  return eventText({ step: 1, seat: 0, event: { rule: "TRI 0", ...event } });
}

test("every code of the engine has a text that takes just its parameters", () => {
  const bare = [
    ...Object.entries(codes.errors).map(([code, params]) => [`error.${code}`, params]),
    ...Object.entries(codes.prompts).map(([code, params]) => [`prompt.triumvirate.${code}`, params]),
  ];
  for (const [key, params] of bare) {
    assert.ok(texts[key], key);
    for (const [, name] of texts[key].matchAll(/\{(\w+)/g)) assert.ok(params.includes(name), `${key}: ${name}`);
  }
  for (const reason of codes.outcomes) assert.ok(texts[`outcome.triumvirate.${reason}`], reason);
  for (const type of codes.commands) assert.ok(texts[`command.triumvirate.${type}`], type);
});

test("every event has a text in each of its variants, without a gap", () => {
  /** @type {Record<string, any>} */
  const filled = {
    character: "caesar", defender: "crassus", province: "asia", source: "italia", to: "sicilia", kind: "gold",
    track: "military", reason: "competences", gold: 2, legions: 2, servants: 1, cost: 1, turn: 3, year: 2, calendar: 4,
    amount: 1, most: 2, attacking: 1, defending: 1, others: 1, defenders: 3, political: 1, military: 1, side: 1, weapons: 1,
    level: 3, citizens: 2, cards: 1, tied: false, inside: true, to_reserve: false,
  };
  /** @type {Record<string, any>} */
  const other = { ...filled, source: "alii", gold: 0, legions: 0, servants: 0, cost: 0, calendar: 0, amount: 0, attacking: 0,
    political: 0, military: 0, side: 2, weapons: 0, tied: true, inside: false, to_reserve: true };
  for (const [type, fields] of Object.entries(/** @type {Record<string, string[]>} */ (codes.events))) {
    assert.ok(texts[`event.triumvirate.${type}`], type);
    for (const values of [filled, other]) {
      const event = Object.fromEntries(fields.filter((f) => f !== "rule").map((f) => [f, values[f]]));
      for (const [field, value] of Object.entries(event)) assert.notEqual(value, undefined, `${type}.${field}`);
      const text = said({ type, ...event })?.text ?? "";
      assert.doesNotMatch(text, /[{}]|undefined|event\.|tri\./, type);
    }
  }
  assert.deepEqual(missingTexts(), []);
});

test("the page asks for no text that is missing, and the catalogue holds none that it never asks for", () => {
  const folder = new URL("../../web/triumvirate/", import.meta.url);
  const source = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  const literal = [...source.matchAll(/"(tri\.[\w.]+)"/g)].map(([, key]) => key);
  for (const key of literal) assert.ok(texts[key], key);
  const patterns = [...source.matchAll(/`(tri\.[^`]+)`/g)].map(([, key]) =>
    new RegExp(`^${key.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[\\w.]+")}$`));
  for (const key of Object.keys(texts).filter((k) => k.startsWith("tri."))) {
    assert.ok(literal.includes(key) || patterns.some((pattern) => pattern.test(key)), key);
  }
});

test("every space of the map and every character has a name", () => {
  for (const space of Object.keys(map.spaces)) assert.ok(texts[`space.triumvirate.${space}`], space);
  for (const seat of ["caesar", "pompeius", "crassus", "neutral"]) assert.ok(texts[`seat.triumvirate.${seat}`], seat);
});

test("one of something is singular, more are plural", () => {
  assert.equal(t("tri.count.legions", { n: 1 }), "1 legion");
  assert.equal(t("tri.count.servants", { n: 2 }), "2 civil servants");
});

test("chances are never rounded to 0% or 100% unless they are", () => {
  assert.equal(percent([0, 1]), "0%");
  assert.equal(percent([1, 1]), "100%");
  assert.equal(percent([1, 220]), "<1%");
  assert.equal(percent([219, 220]), ">99%");
  assert.equal(percent([5, 6]), "83%");
});

test("fractions come in lowest terms, means with one decimal", () => {
  assert.equal(fraction([110, 220]), "1/2");
  assert.equal(fraction([0, 220]), "0");
  assert.equal(fraction([220, 220]), "1");
  assert.equal(mean(2), "2");
  assert.equal(mean(2.25), "2.3");
});

test("steps and calendar are Roman numerals, 0 is Elegio", () => {
  assert.deepEqual([0, 1, 4, 7, 8].map(roman), ["Elegio", "I", "IV", "VII", "VIII"]);
});

test("TRI 3.2: a crossing is one move for each area entered; civil servants come with the first", () => {
  const crossing = destination({ via: ["west", "east"], cost: 3, cost_unladen: 2, legions_min: 0, legions_max: 5, attack: false });
  assert.deepEqual(moveCommands(plan(crossing, 2, 1)), [
    { type: "move", to: "west", legions: 2, servants: 1 },
    { type: "move", to: "east", legions: 2, servants: 0 },
    { type: "move", to: "achaea", legions: 2, servants: 0 },
  ]);
});

test("TRI 3.4: without legions a crossing costs a point less", () => {
  const crossing = destination({ via: ["east"], cost: 2, cost_unladen: 1, legions_min: 0, attack: false });
  assert.equal(price(plan(crossing, 3, 0)), 2);
  assert.equal(price(plan(crossing, 0, 0)), 1);
});

test("TRI 3.8: a plan keeps to the destination's bounds: an attack takes at least 1 legion", () => {
  assert.deepEqual(plan(destination({}), 0, 5), { destination: destination({}), legions: 1, servants: 1 });
  assert.equal(plan(destination({}), 9, 0).legions, 4);
});

test("two ways to one province are told apart, the cheapest first", () => {
  const land = destination({ cost: 1 });
  const sea = destination({ via: ["east"], cost: 2 });
  assert.deepEqual(ways([sea, land]).get("achaea"), [land, sea]);
  assert.notEqual(destinationKey(land), destinationKey(sea));
  assert.equal(byKey([sea, land], "east>achaea"), sea);
  assert.equal(byKey([land], "east>achaea"), undefined);
});

test("TRI 2.1 to 2.3: a governor in his box or on a civil servant lets it produce next time, one outside doesn't", () => {
  const province = { id: "asia", owner: "crassus", servants: 0, legions: 2, gold: 0, character: null };
  const view = /** @type {any} */ ({ provinces: [
    { ...province, type: "political", governor: "in" },
    { ...province, type: "military", governor: "servant" },
    { ...province, type: "competence", governor: "out" },
    { ...province, type: "competence", governor: "in", owner: "caesar" },
  ] });
  assert.deepEqual(nextYield(view, "crassus"), { gold: 2, legions: 2 });
});

test("the map points out own provinces, attacks and, once chosen, only the destination", () => {
  const view = { active: "caesar", destinations: [destination({}), destination({ to: "sicilia", attack: false })] };
  const update = /** @type {any} */ ({ view, actions: [], seat: 0, seats: ["caesar"] });
  const focus = { place: null, plan: [], readOnly: false, local: /** @type {Record<string, any>} */ ({}) };
  assert.deepEqual(marks(update, focus), [{ space: "achaea", kind: "attack" }, { space: "sicilia", kind: "own" }]);
  assert.deepEqual(marks(update, { ...focus, local: { destination: "achaea" } }), [{ space: "achaea", kind: "chosen" }]);
  assert.deepEqual(marks(update, { ...focus, readOnly: true, place: "asia" }), [{ space: "asia", kind: "last" }]);
});

test("an event belongs to its province, or to where a move went", () => {
  assert.equal(eventPlace({ type: "conquered", rule: "", province: "asia" }), "asia");
  assert.equal(eventPlace({ type: "moved", rule: "", source: "italia", to: "sicilia" }), "sicilia");
  assert.equal(eventPlace({ type: "persuaded", rule: "", source: "alii", to: "caesar" }), null);
});

test("the log leaves out governors who step out: the production tells it", () => {
  assert.equal(said({ type: "governor_moved", province: "gallia", inside: false }), null);
  assert.match(said({ type: "governor_moved", province: "gallia", inside: true })?.text ?? "", /Gallia/);
});

test("a turn's end is a point of the course, the victory too", () => {
  const log = [
    { step: 0, seat: null, event: { type: "turn_began", turn: 1 } },
    { step: 9, seat: 0, event: { type: "turn_ended" } },
    { step: 9, seat: 0, event: { type: "turn_began", turn: 2 } },
    { step: 14, seat: 1, event: { type: "won" } },
  ];
  assert.deepEqual(milestones(log), [{ step: 9, label: "Turn 1" }, { step: 14, label: "Turn 2" }]);
});
