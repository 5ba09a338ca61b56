/** From a destination, legions and civil servants to the commands and their price. */

/**
 * @typedef {import("./position.js").Destination} Destination
 * @typedef {import("./position.js").Command} Command
 *
 * @typedef {object} Plan
 * @property {Destination} destination
 * @property {number} legions
 * @property {number} servants
 */

/** A destination's key: two ways to one province differ. @param {Destination} d @returns {string} */
export function destinationKey(d) {
  return [...d.via, d.to].join(">");
}

/** @param {number} value @param {number} least @param {number} most @returns {number} */
function clamp(value, least, most) {
  return Math.max(least, Math.min(most, value));
}

/**
 * A plan with its numbers brought into the destination's bounds.
 * @param {Destination} destination
 * @param {number} legions
 * @param {number} servants
 * @returns {Plan}
 */
export function plan(destination, legions, servants) {
  return {
    destination,
    legions: clamp(legions, destination.legions_min, destination.legions_max),
    servants: clamp(servants, 0, destination.servants_max),
  };
}

/** One `move` for every area entered (TRI 3.2). @param {Plan} plan @returns {Command[]} */
export function moveCommands({ destination, legions, servants }) {
  return [...destination.via, destination.to].map((to, i) => ({
    type: "move",
    to,
    legions,
    servants: i === 0 ? servants : 0,
  }));
}

/** Points that a plan costs (TRI 3.2 to 3.4). @param {Plan} plan @returns {number} */
export function price({ destination, legions }) {
  return legions > 0 ? destination.cost : destination.cost_unladen;
}

/**
 * Destinations by province, the cheapest way first.
 * @param {Destination[]} destinations
 * @returns {Map<string, Destination[]>}
 */
export function ways(destinations) {
  /** @type {Map<string, Destination[]>} */
  const out = new Map();
  for (const d of destinations) out.set(d.to, [...(out.get(d.to) ?? []), d]);
  for (const list of out.values()) list.sort((a, b) => a.cost - b.cost || a.via.length - b.via.length);
  return out;
}

/**
 * The destination that a key names, if it's still possible.
 * @param {Destination[]} destinations
 * @param {string | undefined} key
 * @returns {Destination | undefined}
 */
export function byKey(destinations, key) {
  return destinations.find((d) => destinationKey(d) === key);
}
