/** A link to a paragraph of the rules; at the table it opens beside the board. */

import { html, nothing } from "../vendor/lit-html.js";
import { t } from "./text.js";

/** @type {Record<string, string>} */
const games = { TRI: "triumvirate", TET: "tetrarchia" };

/**
 * @param {string} rule `TRI 3.4`; nothing is shown for "".
 * @returns {import("./game-ui").Part}
 */
export function ruleLink(rule) {
  const [prefix, number] = rule.split(" ");
  const game = games[prefix];
  if (!game || !number) return nothing;
  const label = t("rules.open", { number });
  return html`<a class="rule" href="#/rules/${game}/${number}" data-rule=${`${game}/${number}`}
    aria-label=${label}>§ ${number}</a>`;
}
