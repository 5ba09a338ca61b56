/** The events of a Barbarian phase or an attack as steps: each begins with a roll or a march. */

/**
 * @typedef {import("../app/game-ui").Logged} Logged
 * @typedef {Record<string, any> & {type: string, rule: string}} AnyEvent
 *
 * @typedef {object} Die
 * @property {"die-roman" | "die-normal"} name
 * @property {number} value
 *
 * @typedef {object} Step
 * @property {Logged[]} logged  the event that begins it, then its effects
 * @property {Die[]} dice
 * @property {string | null} place
 */

/** Events that begin a step. */
const STARTS = new Set(["revolt_rolled", "army_rolled", "threat_rolled", "border_rolled", "region_rolled", "uprising",
  "crossing_rolled", "army_waits", "army_marched", "battle", "sea_battle", "game_won", "game_lost"]);

/** Events that stand between the phases and belong to no step. */
const FRAME = new Set(["turn_begins", "turn_ended"]);

/** @param {Logged} logged @returns {AnyEvent} */
export function eventOf({ event }) {
  return /** @type {AnyEvent} */ (/** @type {unknown} */ (event));
}

/** The dice of an event. @param {AnyEvent} event @returns {Die[]} */
export function diceOf(event) {
  /** @type {Die[]} */
  const dice = [];
  if (event.roman) dice.push({ name: "die-roman", value: event.roman });
  if (event.normal) dice.push({ name: "die-normal", value: event.normal });
  return dice;
}

/** Where an event happened. @param {AnyEvent} event @returns {string | null} */
export function eventPlace(event) {
  return event.to || event.space || event.sea || null;
}

/**
 * Does this event begin a step after that one? An army that crosses or wins moves in the same step.
 * @param {AnyEvent} event @param {Step | undefined} before
 */
function begins(event, before) {
  if (!STARTS.has(event.type)) return false;
  if (!before) return true;
  const first = eventOf(before.logged[0]);
  return !(event.type === "army_marched" && first.to === event.to
    && (first.type === "crossing_rolled" || first.type === "battle"));
}

/**
 * Events as steps; those before the first roll or march are left out.
 * @param {Logged[]} log @returns {Step[]}
 */
export function stepsOf(log) {
  /** @type {Step[]} */
  const steps = [];
  for (const logged of log) {
    const event = eventOf(logged);
    if (FRAME.has(event.type)) continue;
    const before = steps.at(-1);
    if (begins(event, before)) steps.push({ logged: [logged], dice: diceOf(event), place: eventPlace(event) });
    else before?.logged.push(logged);
  }
  return steps;
}
