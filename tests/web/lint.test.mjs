// The lint of the page's own code finds what it is there to find.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cycles, lintText } from "../../build/lint.mjs";

/** @param {string} text @param {string} [path] */
const problems = (text, path = "web/app/x.js") =>
  lintText(path, text).problems.map((problem) => problem.replace(/^[^ ]+ /, ""));

for (const text of [
  "el.innerHTML = name;",
  "el.outerHTML = name;",
  'el.insertAdjacentHTML("beforeend", name);',
  "document.write(name);",
  "eval(name);",
  "new Function(name);",
  "html`<p style=\"color: red\"></p>`;",
  "html`<p onclick=${name}></p>`;",
  'el.setAttribute("style", name);',
  'import { html } from "lit-html";',
  'import("https://host/x.js");',
]) {
  test(`refused: ${text}`, () => assert.equal(problems(text).length, 1));
}

test("text outside the catalogue is refused, and allowed within it", () => {
  const text = 'el.textContent = "Take over";';
  assert.deepEqual(problems(text), ['visible text outside the catalogue: "Take over"']);
  assert.equal(problems("html`<p>Take over</p>`;").length, 1);
  assert.equal(problems('html`<p aria-label="Take over"></p>`;').length, 1);
  assert.deepEqual(problems(text, "web/lang/en/common.js"), []);
});

test("text from the catalogue, listeners and classes pass", () => {
  const text = 'html`<p class="note" @click=${run} title=${t("x")}>${t("take.over")} · 3</p>`;';
  assert.deepEqual(problems(text), []);
});

test("an import cycle is named", () => {
  const graph = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["b"]],
  ]);
  assert.deepEqual(cycles(graph), ["import cycle: b -> c -> b"]);
});
