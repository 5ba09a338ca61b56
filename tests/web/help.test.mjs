// The help pages against the list of rule paragraphs that the engine keeps.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";

import { help as tetrarchia } from "../../web/lang/en/help-tetrarchia.js";
import { help as triumvirate } from "../../web/lang/en/help-triumvirate.js";

const root = new URL("../../", import.meta.url);

/** @typedef {import("../../web/lang/en/help-triumvirate.js").Help} Help */

/** The paragraphs of a game's rules. @param {string} game */
function rules(game) {
  return JSON.parse(readFileSync(new URL(`engine/${game}/rules.json`, root), "utf8"));
}

/** @param {Help} help */
const paragraphs = (help) => help.sections.flatMap((section) => section.paragraphs);

/** Every piece of text of the help with where it stands. @param {Help} help */
function texts(help) {
  /** @type {{where: string, text: string}[]} */
  const all = [];
  /** @param {string} where @param {string[]} some */
  const add = (where, ...some) => {
    for (const text of some) all.push({ where, text });
  };
  add("top", help.title, help.prefix, help.credit);
  for (const part of help.intro) add(part.title, part.title, ...part.text);
  for (const section of help.sections) add(`section ${section.id}`, section.title);
  for (const { n, text, items = [] } of paragraphs(help)) {
    add(n, text, ...items.flatMap((item) => [item.term, item.text]));
  }
  for (const example of help.examples) {
    add(example.title, example.title, example.start, ...example.steps.map((step) => step.text));
  }
  return all;
}

for (const [game, help] of Object.entries({ triumvirate, tetrarchia })) {
  describe(`help of ${game}`, () => {
    const numbers = paragraphs(help).map((paragraph) => paragraph.n);

    test("has every paragraph of the rules once, in their order", () => {
      const { prefix, paragraphs: listed } = rules(game);
      assert.equal(help.prefix, prefix);
      assert.deepEqual(numbers, listed.map((/** @type {{number: string}} */ one) => one.number));
      assert.equal(new Set(numbers).size, numbers.length);
    });

    test("keeps each paragraph in the section that its number names", () => {
      for (const section of help.sections) {
        for (const { n } of section.paragraphs) assert.equal(n.split(".")[0], section.id, n);
      }
    });

    test("has no empty text and no mark-up", () => {
      for (const { where, text } of texts(help)) {
        assert.ok(text.trim().length > 1, `${where}: empty`);
        assert.equal(text, text.trim(), `${where}: blanks around it`);
        assert.doesNotMatch(text, /[<>&*`]|\n|  |\[[ORPF]\]/, `${where}: ${text}`);
      }
    });

    test("ends each sentence", () => {
      for (const { n, text } of paragraphs(help)) assert.match(text, /[.:]$/, n);
    });

    test("marks as a ruling exactly what says so", () => {
      for (const { n, text, ruling } of paragraphs(help)) {
        assert.ok(ruling === true || ruling === undefined, n);
        const says = /\bour ruling\b/i.test(text) || n === "11";
        assert.equal(says, ruling === true, n);
      }
    });

    test("refers only to paragraphs that exist", () => {
      const known = new Set([...numbers, ...help.sections.map((section) => section.id)]);
      for (const { where, text } of texts(help)) {
        for (const [reference] of text.matchAll(/\b\d+\.\d+\b/g)) {
          assert.ok(known.has(reference), `${where}: ${reference}`);
        }
        for (const [, reference] of text.matchAll(/\bsection (\d+)\b/gi)) {
          assert.ok(known.has(reference), `${where}: section ${reference}`);
        }
      }
      for (const example of help.examples) {
        for (const step of example.steps) {
          assert.ok(step.rules.length > 0, `${example.title}: a step without a rule`);
          for (const rule of step.rules) assert.ok(numbers.includes(rule), rule);
        }
      }
    });

    test("opens with an introduction and shows a worked turn", () => {
      assert.ok(help.intro.length >= 5);
      assert.ok(help.examples.some((example) => example.steps.length >= 5));
    });
  });
}
