/** The advisor, the estimated chances and the luck: their words and their geometry. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./window.mjs";
import { FRAME, fromFirstTurn, heightOf, linePath, placeOf, setApart, turnNumbers } from "../../web/app/chances-chart.js";
import { chanceWords, estimate, thousands } from "../../web/app/chances-words.js";
import { withNotes } from "../../web/app/log.js";
import { chanceOf, surprises, verdict } from "../../web/app/luck.js";
import { addTexts, missingTexts, t } from "../../web/app/text.js";
import texts from "../../web/lang/en/advice.js";
import tetrarchiaTexts from "../../web/lang/en/tetrarchia.js";
import triumvirateTexts from "../../web/lang/en/triumvirate.js";
import * as tetrarchia from "../../web/tetrarchia/advice.js";
import * as triumvirate from "../../web/triumvirate/advice.js";

addTexts(triumvirateTexts);
addTexts(tetrarchiaTexts);

/** @type {Record<string, any>} */
const codes = JSON.parse(readFileSync(new URL("../../web/codes.json", import.meta.url), "utf8"));
const GAMES = /** @type {const} */ (["triumvirate", "tetrarchia"]);

/** @param {string} text */
const names = (text) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);

test("every reason of the advisor has a text that takes only its parameters", () => {
  for (const game of GAMES) {
    for (const [code, params] of Object.entries(/** @type {Record<string, string[]>} */ (codes[game].advice))) {
      const key = `advice.${game}.${code}`;
      assert.ok(texts[key], key);
      for (const name of names(texts[key])) assert.ok(name === "percent" || params.includes(name), `${key}: ${name}`);
    }
  }
});

test("every kind of luck has a text, and every reason to win a phrase", () => {
  for (const game of GAMES) {
    for (const kind of codes[game].luck) {
      assert.ok(texts[`luck.${game}.${kind}`], kind);
      if (kind !== "weapons") for (const came of ["yes", "no"]) assert.ok(texts[`luck.${game}.${kind}.${came}`], `${kind} ${came}`);
    }
  }
  for (const reason of codes.triumvirate.outcomes) assert.ok(texts[`advice.triumvirate.reason.${reason}`], reason);
});

test("every probability is an exact fraction or names the positions that it was estimated from", () => {
  const fractions = [["favourable", "possible"], ["won", "possible"], ["part", "whole"]];
  let found = 0;
  for (const [key, text] of Object.entries(texts)) {
    const used = names(text);
    const claims = used.some((name) => ["chance", "chances", "percent", "from", "part", "favourable", "won", "lost"].includes(name));
    if (!claims) continue;
    found += 1;
    const exact = fractions.some((pair) => pair.every((name) => used.includes(name)));
    // The turning points stand under a note that says it for all of them.
    const note = key.startsWith("chances.turning.") ? texts["chances.turning.note"] : text;
    assert.ok(exact || used.includes("nodes") || note.includes("one position each"), key);
  }
  assert.equal(found, 10);
  assert.match(texts["chances.note"], /each from one position/);
  assert.match(texts["luck.note"], /^Exact: .* as fractions/);
});

test("the exact odds of an attack are said as they are", () => {
  const reason = (/** @type {string} */ code, /** @type {any} */ params) => triumvirate.adviceText({ code, params });
  assert.equal(reason("takes", { province: "achaea", favourable: 25, possible: 36 }), "Conquers Achaea in 25 of 36 (69%).");
  assert.equal(reason("takes", { province: "asia", favourable: 15, possible: 15 }), "Conquers Asia for certain: in 15 of 15.");
  assert.equal(reason("wins", { reason: "nine_provinces" }), "Wins the game: nine provinces.");
  assert.equal(reason("competences", { political: 3, military: 5 }), "The competences stand at III (political) and V (military).");
  assert.equal(reason("stops", { character: "crassus" }), "A victory of Crassus in his next turn goes out of sight.");
  assert.equal(tetrarchia.adviceText({ code: "attacks", params: { space: "B-IV", won: 21, lost: 10, possible: 36 } }),
    "The battle at border IV (Sarmatia): victory in 21 of 36, defeat in 10 of 36.");
});

const CAESAR = /** @type {any} */ ({
  seat: 0, seats: ["caesar", "crassus"], names: ["", "Ann"], game: "triumvirate",
  view: {
    active: "caesar",
    characters: [{ id: "caesar", at: "italia", political: 2, military: 3, weapons: 3 }],
    provinces: [{ id: "italia", owner: "caesar" }, { id: "sicilia", owner: "caesar" }, { id: "achaea", owner: "crassus" }],
  },
});
/** @param {string} to @param {number} legions @param {number} [servants] */
const move = (to, legions, servants = 0) => ({ type: "move", to, legions, servants });

test("a plan is told as the choices would put it", () => {
  const lines = (/** @type {any[]} */ ...commands) => triumvirate.planLines(CAESAR, commands);
  assert.deepEqual(lines({ type: "rome", gold: 0, legions: 2 }, { type: "place", province: "italia" }, { type: "place", province: "italia" },
    move("sicilia", 2, 1), { type: "put_down" }, move("italia", 0), { type: "end_movement" }), [
    "Supply from Rome: 2 legions", "Place a legion in Italia (× 2)", "Go to Sicilia with 2 legions and 1 civil servant",
    "Put a civil servant down in Sicilia", "Go to Italia alone", "End the movement"]);
  assert.deepEqual(lines({ type: "raise", track: "military" }, { type: "raise", track: "military" }, { type: "produce_weapons" },
    { type: "produce_weapons" }, { type: "persuade", source: "alii" }, { type: "end_turn" }), [
    "Raise military competence III → IV", "Raise military competence IV → V", "Put 2 weapons into the battle bag",
    "Put 1 weapon into the battle bag", "Win a citizen of the Alii", "End the turn"]);
  assert.deepEqual(lines(move("east", 3), move("achaea", 3)), ["Attack Achaea with 3 legions, by sea: Mare Ionium"]);
});

test("a plan that attacks or ends the turn is asked about where the player wants that", () => {
  const asks = (/** @type {any[]} */ commands, /** @type {any} */ preferences) => triumvirate.planAsks(CAESAR, commands, preferences);
  const both = { confirmAttack: true, confirmEndTurn: true };
  assert.equal(asks([move("achaea", 3)], both), "Attack Achaea with 3 legions? The draw can’t be undone.");
  assert.equal(asks([move("achaea", 3)], { ...both, confirmAttack: false }), "");
  assert.equal(asks([move("sicilia", 3), { type: "end_turn" }], both), "This ends the turn. Do it?");
  assert.equal(asks([{ type: "end_turn" }], { ...both, confirmEndTurn: false }), "");
  assert.equal(asks([move("sicilia", 3)], both), "");
});

const DIOCLETIAN = /** @type {any} */ ({ view: {
  active: "diocletian", figures: [{ id: "diocletian", at: "IT-4" }, { id: "dux", at: "V-6" }],
  spaces: [{ id: "B-V", army: "army" }],
} });

test("in Tetrarchia moves in a row are one way, and every deed is told with its place", () => {
  const commands = [
    { type: "move", figure: "diocletian", to: "IT-5" }, { type: "move", figure: "diocletian", to: "IV-5" },
    { type: "subdue", figure: "diocletian", relief: "revolt_off" }, { type: "secure", take: null },
    { type: "sail", source: "S2", to: "S3" }, { type: "attack", figure: "dux", space: "B-V" },
  ];
  assert.deepEqual(tetrarchia.planLines(DIOCLETIAN, commands), [
    "Diocletian to Achaia (IV-5)", "Achaia (IV-5): Put the Revolt down", "Secure Achaia (IV-5)",
    "Sail a fleet: Mare Ionium → Mare Aegaeum", "Attack an army in border V (Persia) by the Dux"]);
  assert.deepEqual(tetrarchia.planPlaces(DIOCLETIAN, commands), ["IV-5", "S2", "S3", "B-V"]);
  const asked = /** @type {any} */ ({ confirmAttack: true, confirmEndTurn: true });
  assert.equal(tetrarchia.planAsks(DIOCLETIAN, commands, asked), "Attack? The roll can’t be undone.");
  assert.equal(tetrarchia.planAsks(DIOCLETIAN, [{ type: "end_turn" }], asked), "This ends the turn. Do it?");
});

test("estimates come with the positions that they are from", () => {
  const game = /** @type {any} */ ({ rivals: true });
  assert.equal(chanceWords(game, CAESAR, { chances: [0.615, 0.385], nodes: 12345 }),
    "Chances of victory: Caesar 62%, Crassus (Ann) 39%; estimated from 12,345 positions.");
  assert.equal(chanceWords(/** @type {any} */ ({ rivals: false }), CAESAR, { chances: [0.7, 0.7], nodes: 1 }),
    "Chance of holding the Empire: 70%; estimated from 1 position.");
  assert.deepEqual([0, 0.004, 0.5, 0.996, 1].map(estimate), ["0%", "<1%", "50%", ">99%", "100%"]);
  assert.deepEqual([7, 999, 1000, 1234567].map(thousands), ["7", "999", "1,000", "1,234,567"]);
});

/** @param {number} step @param {number} turn @param {number[]} chances @param {number | null} [seat] */
const point = (step, turn, chances, seat = 0) => ({ step, turn, seat, chances });

test("the lines run from edge to edge, certainty at the top, none at the bottom", () => {
  assert.deepEqual([heightOf(1), heightOf(0), heightOf(0.5)], [FRAME.top, FRAME.bottom, (FRAME.top + FRAME.bottom) / 2]);
  const [one, two] = [point(4, 1, [1]), point(14, 2, [1])];
  assert.deepEqual([placeOf(4, [one, two]), placeOf(14, [one, two]), placeOf(9, [one, two]), placeOf(4, [one])],
    [FRAME.left, FRAME.right, (FRAME.left + FRAME.right) / 2, FRAME.left]);
  const points = [point(0, 1, [1, 0]), point(10, 2, [0.5, 0.5]), point(20, 3, [0, 1], null)];
  assert.equal(linePath(points, 0), "M34.0 12.0L208.0 93.0L382.0 174.0");
  assert.equal(linePath(points, 1), "M34.0 174.0L208.0 93.0L382.0 12.0");
});

test("markers at the ends never cover one another nor leave the drawing", () => {
  assert.deepEqual(setApart([100, 50]), [100, 50]);
  assert.deepEqual(setApart([100, 98, 96]), [100, 84, 68]);
  assert.deepEqual(setApart([174, 174, 12]), [174, 158, 12]);
  assert.deepEqual(setApart([14, 12]), [28, 12]);
});

test("as many turns are numbered as have room", () => {
  const points = Array.from({ length: 30 }, (_, i) => point(i, i + 1, [1]));
  assert.deepEqual(turnNumbers([...points, point(30, 31, [1], null)]).map(({ turn }) => turn), [1, 4, 7, 10, 13, 16, 19, 22, 25, 28]);
});

test("the set-up isn't part of the course", () => {
  const turn = (/** @type {number} */ step) => ({ step, to: step + 5, at: step + 1, seat: 0, change: 0.4 });
  const course = /** @type {any} */ ({ points: [point(0, 0, [0.3]), point(3, 1, [0.7]), point(9, 2, [0.6])], turning: [turn(0), turn(3)] });
  const cut = fromFirstTurn(course);
  assert.deepEqual([cut.points.map(({ step }) => step), cut.turning.map(({ step }) => step)], [[3, 9], [3]]);
  assert.equal(fromFirstTurn({ ...course, points: course.points.slice(0, 1) }).points.length, 1);
});

test("chance is kind or unkind only further off than its spread", () => {
  const total = { good: true, expected: 3, spread: 1, actual: 4 };
  assert.equal(verdict(total), "fair");
  assert.equal(verdict({ ...total, actual: 5 }), "good");
  assert.equal(verdict({ ...total, actual: 1 }), "bad");
  assert.equal(verdict({ ...total, good: false, actual: 5 }), "bad");
  assert.equal(verdict({ ...total, good: false, actual: 1 }), "good");
});

test("the luckiest draw is the least likely one that was welcome, with its exact chance", () => {
  const roll = (/** @type {number} */ step, /** @type {string} */ kind, /** @type {[number, number]} */ expected, /** @type {number} */ actual, seat = 0) =>
    ({ step, seat, kind, expected, actual });
  const course = /** @type {any} */ ({
    totals: [{ kind: "conquests", good: true }, { kind: "defeats", good: false }, { kind: "weapons", good: true }],
    luck: [
      roll(3, "conquests", [14, 15], 0), roll(5, "conquests", [1, 4], 1), roll(7, "conquests", [1, 3], 1), roll(8, "weapons", [1, 9], 3),
      roll(9, "defeats", [1, 36], 1, 1), roll(11, "defeats", [35, 36], 0, 1), roll(12, "conquests", [1, 2], 1, 2),
    ],
  });
  const of = (/** @type {number} */ seat) => {
    const { best, worst } = surprises(course, seat, ["weapons"]);
    return [best?.roll.step, best?.chance, worst?.roll.step, worst?.chance];
  };
  assert.deepEqual(of(0), [5, [1, 4], 3, [1, 15]]);
  assert.deepEqual(of(1), [11, [1, 36], 9, [1, 36]]);
  assert.deepEqual(of(2), [undefined, undefined, undefined, undefined]);
  assert.deepEqual(chanceOf(/** @type {any} */ ({ expected: [14, 15], actual: 0 })), [1, 15]);
});

test("a note of the advisor's stands after all that had happened; what lies ahead isn't there", () => {
  const lines = [{ step: 0 }, { step: 1 }, { step: 1 }, { step: 3 }];
  const asked = [{ step: 3, seat: "crassus" }, { step: 1, seat: "caesar" }, { step: 9, seat: "caesar" }];
  assert.deepEqual(withNotes(lines, asked, 4), [{ step: 0 }, { step: 1 }, { step: 1 }, asked[1], { step: 3 }, asked[0]]);
  assert.deepEqual(withNotes(lines.slice(0, 3), asked, 2), [{ step: 0 }, { step: 1 }, { step: 1 }, asked[1]]);
});

test("no text was missing", () => {
  assert.equal(t("advice.said", { n: 1, first: "x" }), "1 plan. The first: x");
  assert.deepEqual(missingTexts(), []);
});
