/** The fragment of the address says which screen is shown. */

/**
 * @typedef {{screen: "home"} | {screen: "settings"} | {screen: "open"} | {screen: "lost"}
 *   | {screen: "new", game: string} | {screen: "table", slot: string, step: number | null}
 *   | {screen: "rules", game: string, number: string}
 *   | {screen: "link", payload: string, step: number | null}} Route
 */

/** @param {string} hash @returns {Route} */
export function parseRoute(hash) {
  const text = hash.replace(/^#/, "");
  if (/^\/?$/.test(text)) return { screen: "home" };
  if (text.startsWith("g=") || text.startsWith("g%3D")) return linkRoute(text);
  const [, screen, first = "", second = ""] = text.split("/");
  if (screen === "settings" || screen === "open") return { screen };
  if (screen === "new" && first) return { screen, game: first };
  if (screen === "table" && first) {
    return { screen, slot: first, step: /^\d{1,6}$/.test(second) ? Number(second) : null };
  }
  if (screen === "rules") return { screen, game: first, number: second };
  return { screen: "lost" };
}

/** @param {string} text @returns {Route} */
function linkRoute(text) {
  const step = /&step=(\d{1,6})\b/.exec(text);
  const payload = text.replace(/&step=\d*.*$/, "").replace(/^g(=|%3D)/, "");
  return { screen: "link", payload, step: step ? Number(step[1]) : null };
}

/** @param {string} hash */
export function go(hash) {
  if (location.hash === hash) window.dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = hash;
}

/** Go somewhere without leaving a trace in the history. @param {string} hash */
export function goInstead(hash) {
  location.replace(hash);
}
