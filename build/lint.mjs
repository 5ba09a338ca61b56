/**
 * Checks of the page's code that the type checker doesn't make. For each file of web/:
 *
 * - nothing that turns text into markup or code (`innerHTML`, `eval`, `document.write`, …);
 * - no inline style and no inline event handler, which the site's CSP forbids;
 * - imports are relative, lead to files and form no cycles;
 * - words that people see come from the catalogue (web/lang/), as far as can be told from here.
 *
 * Called as `node build/lint.mjs`; prints what it finds and fails if that's anything.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MARKUP = new Set(["innerHTML", "outerHTML", "insertAdjacentHTML", "createContextualFragment"]);
const MARKUP_CALLS = new Set(["document.write", "document.writeln", "eval", "Function"]);
const TEXT_PROPERTIES = new Set(["textContent", "innerText", "title", "placeholder", "ariaLabel"]);
const TEXT_ATTRIBUTES = new Set(["aria-label", "aria-description", "title", "placeholder", "alt"]);
const WORD = /\p{L}{2,}/u;
/** Names that stay the same in every language. */
const NAMES = /^(Tabularium|TABVLARIVM)$/;

/**
 * What is wrong with one file.
 * @param {string} path for the messages and for resolving imports
 * @param {string} text
 * @returns {{problems: string[], imports: string[]}}
 */
export function lintText(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  /** @type {string[]} */
  const problems = [];
  /** @type {string[]} */
  const imports = [];
  const catalogue = /(^|\/)lang\//.test(path);

  /** @param {ts.Node} node @param {string} message */
  function report(node, message) {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    problems.push(`${path}:${line + 1}: ${message}`);
  }

  /** @param {ts.Node} node @param {string} specifier */
  function checkImport(node, specifier) {
    if (!/^\.\.?\//.test(specifier)) report(node, `import of "${specifier}" is not relative`);
    else imports.push(join(dirname(path), specifier));
  }

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isPropertyAccessExpression(node) && MARKUP.has(node.name.text)) {
      report(node, `${node.name.text} makes markup of text`);
    }
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const callee = node.expression.getText();
      if (MARKUP_CALLS.has(callee)) report(node, `${callee} makes markup or code of text`);
      checkSetAttribute(node, callee);
    }
    if (ts.isImportDeclaration(node) || (ts.isExportDeclaration(node) && node.moduleSpecifier)) {
      const { moduleSpecifier } = node;
      if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier)) {
        checkImport(node, moduleSpecifier.text);
      }
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [target] = node.arguments;
      if (target && ts.isStringLiteral(target)) checkImport(node, target.text);
    }
    if (!catalogue) checkText(node);
    if (ts.isTaggedTemplateExpression(node) && /^(html|svg)$/.test(node.tag.getText())) {
      checkTemplate(node);
    }
    ts.forEachChild(node, visit);
  }

  /** @param {ts.CallExpression | ts.NewExpression} node @param {string} callee */
  function checkSetAttribute(node, callee) {
    const [name, value] = node.arguments ?? [];
    if (!callee.endsWith(".setAttribute") || !name || !ts.isStringLiteral(name)) return;
    if (name.text === "style" || name.text.startsWith("on")) report(node, `inline ${name.text}`);
    if (!catalogue && TEXT_ATTRIBUTES.has(name.text) && isWords(value)) {
      report(node, `visible text outside the catalogue: ${value.getText()}`);
    }
  }

  /** @param {ts.Node} node */
  function checkText(node) {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(node.left) &&
      TEXT_PROPERTIES.has(node.left.name.text) &&
      isWords(node.right)
    ) {
      report(node, `visible text outside the catalogue: ${node.right.getText()}`);
    }
  }

  /** @param {ts.TaggedTemplateExpression} node */
  function checkTemplate(node) {
    const { template } = node;
    const pieces = ts.isNoSubstitutionTemplateLiteral(template)
      ? [template.text]
      : [template.head.text, ...template.templateSpans.map((span) => span.literal.text)];
    const markup = pieces.join("\u0001").replace(/<!--.*?-->/gs, "");
    if (/<[^>]*\sstyle\s*=/.test(markup)) report(node, "inline style");
    if (/<[^>]*\son\w+\s*=/.test(markup)) report(node, "inline event handler");
    if (catalogue) return;
    const text = markup.replace(/<[^>]*>/g, " ");
    if (isVisible(text)) report(node, `visible text outside the catalogue: ${text.trim()}`);
    for (const [, name, value] of markup.matchAll(/\s([\w-]+)="([^"]*)"/g)) {
      if (TEXT_ATTRIBUTES.has(name) && isVisible(value)) {
        report(node, `visible text outside the catalogue: ${name}="${value}"`);
      }
    }
  }

  visit(source);
  return { problems, imports };
}

/** @param {string} text */
function isVisible(text) {
  return text.split("\u0001").some((part) => WORD.test(part) && !NAMES.test(part.trim()));
}

/** Whether an expression is a text with words in it. @param {ts.Node | undefined} node */
function isWords(node) {
  return Boolean(node && ts.isStringLiteralLike(node) && isVisible(node.text));
}

/**
 * The cycles among files that import each other, each named once.
 * @param {Map<string, string[]>} graph
 * @returns {string[]}
 */
export function cycles(graph) {
  /** @type {string[]} */
  const found = [];
  const done = new Set();
  /** @param {string} path @param {string[]} trail */
  function walk(path, trail) {
    const start = trail.indexOf(path);
    if (start >= 0) found.push(`import cycle: ${[...trail.slice(start), path].join(" -> ")}`);
    if (start >= 0 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  }
  for (const path of graph.keys()) walk(path, []);
  return found;
}

function main() {
  /** @type {string[]} */
  const problems = [];
  const graph = new Map();
  const names = readdirSync(join(ROOT, "web"), { recursive: true, encoding: "utf8" });
  for (const name of names.filter((name) => /\.(js|html)$/.test(name)).sort()) {
    if (/^(vendor|fonts)\//.test(name)) continue;
    const path = join("web", name);
    const text = readFileSync(join(ROOT, path), "utf8");
    if (name.endsWith(".html")) {
      if (/<[^>]*\s(style|on\w+)\s*=/.test(text)) problems.push(`${path}: inline style or handler`);
      if (/<script(?![^>]*\ssrc=)/.test(text)) problems.push(`${path}: inline script`);
      continue;
    }
    const { problems: own, imports } = lintText(path, text);
    problems.push(...own);
    graph.set(path, imports);
    for (const target of imports) {
      if (!existsSync(join(ROOT, target))) problems.push(`${path}: no file ${target}`);
    }
  }
  problems.push(...cycles(graph));
  for (const problem of problems) console.log(problem);
  if (problems.length) process.exitCode = 1;
}

if (process.argv[1] && relative(process.argv[1], fileURLToPath(import.meta.url)) === "") main();
