/** What the last command brought, shown on the map until the next one. */

import { map } from "../maps/triumvirate.js";

/**
 * @typedef {import("./position.js").Update} Update
 * @typedef {import("../maps/types.js").Point} Point
 *
 * @typedef {object} Recent
 * @property {string[]} places where something happened
 * @property {{at: Point, text: string}[]} changes numbers beside the pieces
 */

const PLACES = ["moved", "conquered", "repelled", "servant_put_down", "servant_appointed", "escaped"];

/**
 * The events of the last command that belong on the map.
 * @param {Update} update
 * @returns {Recent}
 */
export function recent(update) {
  /** @type {Recent} */
  const out = { places: [], changes: [] };
  for (const { step, event } of update.events) {
    if (step !== update.step) continue;
    if (PLACES.includes(event.type)) out.places.push(event.province ?? event.to);
    out.changes.push(...changes(event));
  }
  return out;
}

/** @param {Record<string, any>} event @returns {Recent["changes"]} */
function changes({ type, province, gold, legions, kind, amount, to_reserve }) {
  const slots = map.spaces[province]?.slots;
  if (!slots) return [];
  /** @param {"gold" | "legion"} slot @param {number} n @returns {Recent["changes"]} */
  const change = (slot, n) => (n === 0 ? [] : [{ at: slots[slot], text: n > 0 ? `+${n}` : `−${-n}` }]);
  switch (type) {
    case "produced": return [...change("gold", to_reserve ? 0 : gold), ...change("legion", legions)];
    case "taken": return kind === "gold" ? change("gold", to_reserve ? 0 : amount) : change("legion", amount);
    case "legion_placed": return change("legion", 1);
    case "legions_cut": return change("legion", -legions);
    default: return [];
  }
}
