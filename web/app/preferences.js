/** The player's preferences, applied to the page as attributes of its root. */

import { loadPreferences, savePreferences } from "./storage.js";

/** @typedef {import("./game-ui").Preferences} Preferences */

/** @returns {Preferences} */
function defaults() {
  return {
    theme: "auto",
    handOver: true,
    confirmAttack: true,
    confirmEndTurn: window.matchMedia("(pointer: coarse)").matches,
    motion: "auto",
    pace: "slow",
    botPace: "normal",
    textSize: "normal",
    shortcuts: true,
  };
}

/** @type {Record<string, readonly string[]>} */
const allowed = {
  theme: ["auto", "light", "dark"],
  motion: ["auto", "reduced"],
  pace: ["step", "slow", "fast", "once"],
  botPace: ["slow", "normal", "fast", "once"],
  textSize: ["normal", "large", "larger"],
};

/** @returns {Preferences} */
function read() {
  const stored = loadPreferences();
  /** @type {Record<string, any>} */
  const result = defaults();
  for (const [key, value] of Object.entries(result)) {
    const kept = stored[key];
    const fits = allowed[key] ? allowed[key].includes(kept) : typeof kept === typeof value;
    if (fits) result[key] = kept;
  }
  return /** @type {Preferences} */ (result);
}

const dark = window.matchMedia("(prefers-color-scheme: dark)");

/** @type {Preferences} */
export const preferences = read();

/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {() => void} listener */
export function onPreferences(listener) {
  listeners.add(listener);
}

/** Put the preferences on the page. */
export function applyPreferences() {
  const { theme, textSize, motion } = preferences;
  const root = document.documentElement;
  root.dataset.theme = theme === "auto" ? (dark.matches ? "dark" : "light") : theme;
  root.dataset.text = textSize;
  root.dataset.motion = motion;
  const bar = getComputedStyle(root).getPropertyValue("--paper").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", bar);
}

dark.addEventListener("change", applyPreferences);

/**
 * Change one preference, keep it and show it.
 * @template {keyof Preferences} K
 * @param {K} key @param {Preferences[K]} value
 */
export function setPreference(key, value) {
  preferences[key] = value;
  savePreferences(preferences);
  applyPreferences();
  for (const listener of listeners) listener();
}

/** True where motion should be left out. */
export function reducedMotion() {
  return preferences.motion === "reduced"
    || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
