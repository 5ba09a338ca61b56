/** The rules of a game as pages, from the help catalogue. */

import { html, nothing } from "../vendor/lit-html.js";
import { heading, subheading } from "./heading.js";
import { ruleLink } from "./rule-link.js";
import { t } from "./text.js";

/** @typedef {import("./heading.js").Level} Level */
/** @typedef {import("../lang/en/help-triumvirate.js").Help} Help */
/** @typedef {import("../lang/en/help-triumvirate.js").HelpParagraph} HelpParagraph */
/** @typedef {import("../lang/en/help-triumvirate.js").HelpSection} HelpSection */
/** @typedef {import("../lang/en/help-triumvirate.js").HelpExample} HelpExample */

/** @type {Map<string, Promise<Help | null>>} */
const loaded = new Map();

/** The help pages of a game; null where there are none. @param {string} game @returns {Promise<Help | null>} */
export function loadHelp(game) {
  let help = loaded.get(game);
  if (!help) {
    help = /^[a-z]+$/.test(game)
      ? import(`../lang/en/help-${game}.js`).then((module) => module.help, () => null)
      : Promise.resolve(null);
    loaded.set(game, help);
  }
  return help;
}

/** @param {HelpParagraph} paragraph @param {string} game @param {string} chosen @param {string} mark */
function paragraphView(paragraph, game, chosen, mark) {
  const here = paragraph.n === chosen;
  return html`<div class=${here ? "paragraph chosen" : "paragraph"} id=${`${mark}-${paragraph.n}`}
      tabindex="-1">
    <a class="paragraph-number" href="#/rules/${game}/${paragraph.n}"
      data-rule=${`${game}/${paragraph.n}`} aria-label=${t("rules.open", { number: paragraph.n })}
      >${paragraph.n}</a>
    <div>
      <p>${paragraph.text}</p>
      ${paragraph.items ? html`<dl class="terms">${paragraph.items.map((item) => html`<div>
        <dt>${item.term}</dt><dd>${item.text}</dd></div>`)}</dl>` : nothing}
      ${paragraph.ruling ? html`<p class="ruling">${t("rules.ruling")}</p>` : nothing}
    </div>
  </div>`;
}

/** @param {HelpExample} example @param {string} prefix @param {Level} level */
function exampleView(example, prefix, level) {
  return html`<section class="example">
    ${subheading(level, example.title)}
    <p class="note">${example.start}</p>
    <ol>${example.steps.map((step) => html`<li>${step.text}
      ${step.rules.map((rule) => html` ${ruleLink(`${prefix} ${rule}`)}`)}</li>`)}</ol>
  </section>`;
}

/**
 * All rules of a game, one paragraph marked.
 * @param {Help | null} help @param {string} game @param {string} number @param {string} mark
 *   stands before the ids, so that two copies can be on the page
 * @param {Level} level  of its headings
 */
export function rulesView(help, game, number, mark, level) {
  if (!help) return html`<p class="note">${t("rules.missing")}</p>`;
  return html`
    <p class="note">${help.credit}</p>
    ${help.intro.map((part) => html`<section class="intro">${heading(level, part.title)}
      ${part.text.map((text) => html`<p>${text}</p>`)}</section>`)}
    ${help.sections.map((section) => html`<section class="rules-section" id=${`${mark}-section-${section.id}`}>
      ${heading(level, section.title)}
      ${section.paragraphs.map((paragraph) => paragraphView(paragraph, game, number, mark))}
    </section>`)}
    ${help.examples.length ? html`<section class="rules-section">${heading(level, t("rules.examples"))}
      ${help.examples.map((example) => exampleView(example, help.prefix, level))}</section>` : nothing}`;
}

/** Bring a paragraph into view and give it the focus. @param {string} number @param {string} mark */
export function showParagraph(number, mark) {
  const element = document.getElementById(`${mark}-${number}`);
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
}
