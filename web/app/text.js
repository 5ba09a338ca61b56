/** The page's texts: one flat catalogue put together from parts. */

import advice from "../lang/en/advice.js";
import bots from "../lang/en/bots.js";
import common from "../lang/en/common.js";
import keeping from "../lang/en/keeping.js";
import playByLink from "../lang/en/play-by-link.js";

/** @type {Map<string, string>} */
const catalogue = new Map(Object.entries({ ...common, ...keeping, ...playByLink, ...bots, ...advice }));

/** @type {Set<string>} */
const missing = new Set();

/**
 * Add a part (a game's texts) to the catalogue.
 * @param {Record<string, string>} texts
 */
export function addTexts(texts) {
  for (const [key, text] of Object.entries(texts)) catalogue.set(key, text);
}

/** @param {string} key @returns {boolean} */
export function hasText(key) {
  return catalogue.has(key);
}

/**
 * The text of a key with its parameters put in: `{name}` is replaced by `params.name`, and
 * `{n|legion|legions}` chooses by the number `params.n`.
 * A missing key shows itself and is noted, so that tests find it.
 * @param {string} key
 * @param {Record<string, string | number>} [params]
 * @returns {string}
 */
export function t(key, params = {}) {
  const text = catalogue.get(key);
  if (text === undefined) {
    missing.add(key);
    return key;
  }
  return text.replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (all, name, one, many) => {
    const value = params[name];
    if (value === undefined) return all;
    if (many === undefined) return String(value);
    return Number(value) === 1 ? one : many;
  });
}

/** "a, b and c". @param {string[]} parts @returns {string} */
export function listWords(parts) {
  if (parts.length < 2) return parts.join("");
  return t("list", { first: parts.slice(0, -1).join(", "), last: parts[parts.length - 1] });
}

/** The keys that were asked for and don't exist. @returns {string[]} */
export function missingTexts() {
  return [...missing];
}
