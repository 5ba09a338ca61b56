/** Tetrarchia's part of the page, as far as it needs no browser. */

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import "./window.mjs";
import { addTexts, hasText, missingTexts } from "../../web/app/text.js";
import texts from "../../web/lang/en/tetrarchia.js";
import { map } from "../../web/maps/tetrarchia.js";
import { milestones } from "../../web/tetrarchia/course.js";
import { eventText } from "../../web/tetrarchia/events.js";
import { shown } from "../../web/tetrarchia/highlights.js";
import { seatMark } from "../../web/tetrarchia/marks.js";
import { linkOf, linkedTo, moveCommands } from "../../web/tetrarchia/moves.js";
import { replayed } from "../../web/tetrarchia/replay.js";
import { changed, codeOf, defaultSetup, describeSetup, estimate, setupSeats } from "../../web/tetrarchia/setup.js";
import { since } from "../../web/tetrarchia/since.js";
import { stepsOf } from "../../web/tetrarchia/steps.js";
import { threatChances } from "../../web/tetrarchia/threat.js";
import { spaceName } from "../../web/tetrarchia/words.js";

addTexts(texts);
/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"));
const { tetrarchia: codes } = json("web/codes.json");
const board = json("engine/tetrarchia/board.json");

/** @param {number} step @param {string} type @param {Record<string, any>} fields @param {number | null} [seat] @returns {any} */
function logged(step, type, fields = {}, seat = 0) {
  return { step, seat, event: { type, rule: "TET 0", ...fields } };
}

/** @param {Record<string, any>} part */
function space(part) {
  return {
    id: "I-1", name: "", kind: "province", region: "I", number: 1, coasts: [], roma: false, capital_of: null, printed: "none",
    token: null, unrest: false, revolt: false, army: "none", figures: [], protected: false, ...part,
  };
}

/** @param {Record<string, any>} part @returns {any} */
function view(part) {
  return {
    spaces: [], figures: [], seas: [], marches: [], destinations: [], must_move: [], phase: "roman", pending: "", round: 1, turn: 1,
    last_round: 25, active: "diocletian", ip: 6, borders_held: 0, players: 1, ...part,
  };
}

/** @param {Record<string, any>} part */
function figure(part) {
  return { id: "diocletian", seat: 0, status: "board", at: "IT-4", capital: "V-5", tokens: [], hand: 4, movable: true, ...part };
}

test("every code of the engine has a text that takes just its parameters", () => {
  const bare = [
    ...Object.entries(codes.errors).map(([code, params]) => [`error.${code}`, params]),
    ...Object.entries(codes.prompts).map(([code, params]) => [`prompt.tetrarchia.${code}`, params]),
  ];
  for (const [key, params] of bare) {
    assert.ok(texts[key], key);
    for (const [, name] of texts[key].matchAll(/\{(\w+)/g)) assert.ok(params.includes(name), `${key}: ${name}`);
  }
  for (const reason of codes.outcomes) assert.ok(texts[`outcome.tetrarchia.${reason}`], reason);
  for (const type of codes.commands) assert.ok(texts[`command.tetrarchia.${type}`], type);
});

test("every event has a text in each of its variants, without a gap", () => {
  const filled = {
    space: "B-IV", source: "IT-4", to: "II-3", sea: "S2", figure: "galerius", army: "goths", roman: 4, normal: 3, cost: 2, by: "sea",
    subdued: true, ip: 2, protected: true, crossed: true, march: true, roman_value: 8, barbarian_value: 3, result: "victory",
    for_good: true, turn: 5, round: 2, off: true, score: 7, reason: "roma",
  };
  const other = { ...filled, space: "III-4", army: "army", roman: 0, normal: 0, by: "normal", subdued: false, ip: 0, protected: false,
    crossed: false, march: false, result: "draw", for_good: false, off: false, reason: "time" };
  const third = { ...other, space: "", result: "defeat", reason: "revolts", march: true };
  const fourth = { ...third, space: "I-1", march: false };
  for (const [type, fields] of Object.entries(/** @type {Record<string, string[]>} */ (codes.events))) {
    for (const values of /** @type {Record<string, any>[]} */ ([filled, other, third, fourth])) {
      const event = Object.fromEntries(fields.filter((f) => f !== "rule").map((f) => [f, values[f]]));
      for (const [field, value] of Object.entries(event)) assert.notEqual(value, undefined, `${type}.${field}`);
      for (const rule of ["TET 4.5", "TET 4.8"]) {
        const { text } = /** @type {any} */ (eventText(logged(1, type, { ...event, rule })));
        assert.doesNotMatch(text, /[{}]|undefined|event\.|tet\.|space\.|figure\./, type);
        assert.match(text, /^[^a-z]/, "a sentence begins with a capital");
      }
    }
  }
  assert.deepEqual(missingTexts(), []);
});

test("the page asks for no text that is missing, and the catalogue holds none that it never asks for", () => {
  const folder = new URL("../../web/tetrarchia/", import.meta.url);
  const source = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  const literal = [...source.matchAll(/"(tet\.[\w.-]+)"/g)].map(([, key]) => key);
  for (const key of literal) assert.ok(hasText(key), key);
  const patterns = [...source.matchAll(/`(tet\.[^`]+)`/g)].map(([, key]) =>
    new RegExp(`^${key.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[\\w.-]*")}$`));
  for (const key of Object.keys(texts).filter((k) => k.startsWith("tet."))) {
    assert.ok(literal.includes(key) || patterns.some((pattern) => pattern.test(key)), key);
  }
});

test("what the odds and the score may hold has a name", () => {
  for (const result of ["victory", "draw", "defeat"]) assert.ok(hasText(`tet.result.${result}`), result);
  for (const result of ["unrest", "revolt", "uprising", "army", "goths", "pirates"]) assert.ok(hasText(`tet.threat.${result}`), result);
  for (const result of ["uprising", "army", "defeat", "uncounted"]) assert.ok(hasText(`tet.total.${result}`), result);
  for (const result of ["waits", "held", "draw", "beaten", "moves", "wins", "over"]) assert.ok(hasText(`tet.march.${result}`), result);
  for (const code of ["victory", "armies", "revolts", "rounds", "goths", "pirates", "least"]) assert.ok(hasText(`tet.score.${code}`), code);
});

test("TET 1.3: every space of the board is on the map and has a name; provinces with dice show their coordinates", () => {
  const ids = [...board.provinces, ...board.borders, ...board.sea_zones].map((/** @type {any} */ s) => s.id);
  assert.equal(ids.length, 42 + 6 + 3);
  for (const id of ids) {
    assert.ok(map.spaces[id], id);
    assert.ok(hasText(`space.tetrarchia.${id}`), id);
  }
  assert.equal(spaceName("III-4"), "Pannonia (III-4)");
  assert.equal(spaceName("IT-4"), "ROMA");
});

test("TET 1.4: the map's links are the board's, of the same kind", () => {
  assert.equal(map.links?.length, board.links.length);
  for (const { between: [a, b], kind } of board.links) assert.equal(linkOf(a, b)?.kind, kind, `${a} ${b}`);
  assert.deepEqual(linkedTo("B-II"), ["II-1"]);
});

test("TET 1.1: players and Emperors are told apart by letter and by shape", () => {
  for (const group of [["player1", "player2", "player3", "player4"], ["diocletian", "galerius", "constantius", "maximian"]]) {
    assert.equal(new Set(group.map((id) => seatMark(id).letter)).size, 4);
    assert.equal(new Set(group.map((id) => seatMark(id).symbol)).size, 4);
  }
  assert.deepEqual(setupSeats({ ...defaultSetup(), players: 3 }), ["player1", "player2", "player3"]);
});

test("TET 2.1: the four dials write out as a code; the default is the easiest", () => {
  const setup = defaultSetup();
  assert.equal(codeOf(setup), "5300");
  assert.equal(codeOf({ ...setup, tokens: 4, fleets: 2, revolts: 1, armies: 1 }), "4211");
  assert.equal(describeSetup(setup), "1 player, difficulty 5300");
});

test("TET 9.1: with three fleets the Pirates are taken out", () => {
  const two = changed(defaultSetup(), { fleets: 2, modules: { dux: false, pirates: true, goths: true } });
  assert.equal(two.modules.pirates, true);
  assert.deepEqual(changed(two, { fleets: 3 }).modules, { dux: false, pirates: false, goths: true });
});

test("TET 11: the estimate keeps to the measured games: 5300 and 4200 easy, 4211 normal, 4222 and 3122 hard", () => {
  /** @param {string} code @param {Record<string, boolean>} [modules] */
  const of = (code, modules = {}) => {
    const [tokens, fleets, revolts, armies] = [...code].map(Number);
    return estimate({ ...defaultSetup(), tokens, fleets, revolts, armies, modules });
  };
  assert.deepEqual(["5300", "4200", "4211", "4222", "3122"].map((code) => of(code)), ["easy", "easy", "fair", "hard", "hard"]);
  assert.equal(of("3122", { pirates: true, goths: true }), "very_hard");
});

test("TET 3.3: a way is one move for each space entered", () => {
  const way = { figure: "dux", to: "I-4", cost: 3, via: ["I-1", "I-2"] };
  assert.deepEqual(moveCommands(way).map((command) => command.to), ["I-1", "I-2", "I-4"]);
  assert.deepEqual(new Set(moveCommands(way).map((command) => command.figure)), new Set(["dux"]));
});

test("TET 4: the Barbarian phase is told roll by roll, effects with the roll that brings them", () => {
  const log = [
    logged(9, "turn_ended"),
    logged(9, "threat_rolled", { space: "I-3", roman: 1, normal: 3 }),
    logged(9, "uprising", { space: "I-3" }),
    logged(9, "unrest_placed", { space: "I-5" }),
    logged(9, "border_rolled", { space: "B-II", roman: 2 }),
    logged(9, "army_placed", { space: "B-II", army: "army" }),
    logged(9, "crossing_rolled", { source: "I-1", to: "I-2", normal: 5, crossed: true }),
    logged(9, "army_marched", { source: "I-1", to: "I-2", army: "army" }),
    logged(9, "revolt_placed", { space: "I-2" }),
    logged(9, "army_marched", { source: "B-V", to: "V-1", army: "army" }),
    logged(9, "turn_begins", { figure: "galerius" }),
  ];
  const steps = stepsOf(log);
  assert.deepEqual(steps.map((step) => step.logged.map(({ event }) => /** @type {any} */ (event).type)), [
    ["threat_rolled"], ["uprising", "unrest_placed"], ["border_rolled", "army_placed"],
    ["crossing_rolled", "army_marched", "revolt_placed"], ["army_marched"],
  ]);
  assert.deepEqual(steps[0].dice, [{ name: "die-roman", value: 1 }, { name: "die-normal", value: 3 }]);
  assert.deepEqual(steps.map((step) => step.place), ["I-3", "I-3", "B-II", "I-2", "V-1"]);
});

test("TET 4.8, 5.5, 4.9: pieces move on the board as the events tell", () => {
  const before = view({
    spaces: [
      space({ id: "I-1", army: "army" }),
      space({ id: "IT-1", token: "galerius", figures: ["galerius"], capital_of: "maximian", printed: "covered" }),
      space({ id: "I-3", unrest: true }),
    ],
    figures: [figure({ id: "galerius", at: "IT-1" })],
    seas: [{ id: "S1", fleet: false, pirates: false }],
  });
  const events = [
    { type: "figure_removed", rule: "", figure: "galerius", space: "IT-1", for_good: false },
    { type: "token_lost", rule: "", figure: "galerius", space: "IT-1" },
    { type: "revolt_placed", rule: "", space: "I-3" },
    { type: "pirates_placed", rule: "", sea: "S1", space: "I-3", normal: 0 },
  ];
  const after = replayed(before, events);
  const [here, there, last] = after.spaces;
  assert.deepEqual([there.token, there.figures, there.printed], [null, [], "counts"]);
  assert.deepEqual([last.unrest, last.revolt], [false, true]);
  assert.equal(after.seas[0].pirates, true);
  assert.equal(after.figures[0].at, null);
  const marched = replayed(after, [{ type: "army_marched", rule: "", source: "I-1", to: "IT-1", army: "army" }]);
  assert.deepEqual(marched.spaces.map((s) => s.army), ["none", "army", "none"]);
  assert.equal(here.army, "army", "the position before stays as it was");
  assert.equal(before.spaces[1].token, "galerius");
});

test("the map shows reach, then only what is considered, and nothing to do while one looks on", () => {
  const v = view({
    figures: [figure({})],
    spaces: [space({ id: "IT-4" }), space({ id: "I-2", army: "army" })],
    destinations: [{ figure: "diocletian", to: "IT-3", cost: 1, via: [] }],
    marches: [{ space: "I-2", to: "I-4" }],
  });
  const update = /** @type {any} */ ({ view: v, seat: 0, actions: [{ command: { type: "attack", figure: "diocletian", space: "I-2" } }] });
  const focus = { place: null, plan: [], readOnly: false, local: /** @type {Record<string, any>} */ ({}) };
  const free = shown(update, focus);
  assert.deepEqual([free.reach.length, free.targets, free.marches.length], [1, ["I-2"], 1]);
  const chosen = shown(update, { ...focus, local: { to: "IT-3" } });
  assert.deepEqual([chosen.reach.length, chosen.targets.length, chosen.way?.to], [0, 0, "IT-3"]);
  const odds = /** @type {any} */ ({ places: { roman_chain: ["IT-4"] } });
  const attack = shown(update, { ...focus, local: { attack: { command: { figure: "diocletian" }, odds } } });
  assert.deepEqual([attack.chains, attack.side], [odds, "diocletian"]);
  const still = shown(update, { ...focus, readOnly: true, place: "I-2" });
  assert.deepEqual([still.reach.length, still.targets.length, still.last], [0, 0, "I-2"]);
});

test("TET 4.1: the places in danger, the likeliest first, without marches and without nothing", () => {
  const odds = /** @type {any} */ ({ lines: [
    { result: "unrest", chance: [1, 36], place: "I-1" }, { result: "nothing", chance: [35, 36], place: "I-1" },
    { result: "uprising", chance: [1, 18], place: "I-2" }, { result: "moves", chance: [1, 1], place: "B-I>I-1" },
  ] });
  assert.deepEqual(threatChances(odds).map(({ place, chance }) => [place, chance]), [["I-2", [1, 18]], ["I-1", [1, 36]]]);
});

test("since your last turn: from the end of the player's last turn on", () => {
  const log = [
    logged(1, "fleet_placed", { sea: "S1" }), logged(4, "turn_ended", { figure: "diocletian" }, 0),
    logged(4, "threat_rolled", { space: "I-3" }, 0), logged(6, "turn_ended", { figure: "galerius" }, 1),
    logged(6, "threat_rolled", { space: "II-3" }, 1),
  ];
  /** @param {number} seat */
  const of = (seat) => since(log, /** @type {any} */ ({ seat })).map(({ event }) => /** @type {any} */ (event).space ?? "");
  assert.deepEqual(of(0), ["I-3", "", "II-3"]);
  assert.deepEqual(of(1), ["II-3"]);
});

test("a turn's end is a point of the course, the end of the game too", () => {
  const log = [
    logged(0, "turn_begins", { turn: 1 }), logged(9, "turn_ended"), logged(9, "turn_begins", { turn: 2 }), logged(14, "game_lost"),
  ];
  assert.deepEqual(milestones(log), [{ step: 9, label: "Turn 1" }, { step: 14, label: "Turn 2" }]);
});
