/** How kind chance was: exact expectations against what came. */

/** @typedef {import("../protocol").LuckTotal} LuckTotal */
/** @typedef {import("../protocol").LuckRoll} LuckRoll */
/** @typedef {import("../protocol").Course} Course */
/** @typedef {"good" | "fair" | "bad"} Verdict */

/**
 * Further off than the spread, chance was kind or unkind.
 * @param {Pick<LuckTotal, "good" | "expected" | "spread" | "actual">} total @returns {Verdict}
 */
export function verdict({ good, expected, spread, actual }) {
  const off = (actual - expected) * (good ? 1 : -1);
  if (Math.abs(off) <= spread) return "fair";
  return off > 0 ? "good" : "bad";
}

/**
 * A draw whose result was less likely than not.
 * @typedef {object} Surprise
 * @property {LuckRoll} roll
 * @property {boolean} welcome  for its seat
 * @property {[number, number]} chance  of what came, an exact fraction
 */

/** The chance of what came, in a draw of yes or no. @param {LuckRoll} roll @returns {[number, number]} */
export function chanceOf({ expected: [part, whole], actual }) {
  return actual > 0 ? [part, whole] : [whole - part, whole];
}

/**
 * A seat's luckiest and unluckiest draws, null where nothing went against the odds. Draws that count
 * pieces have no chance of yes or no and are left out.
 * @param {Course} course @param {number} seat @param {readonly string[]} counts  kinds that count pieces
 * @returns {{best: Surprise | null, worst: Surprise | null}}
 */
export function surprises(course, seat, counts) {
  const good = Object.fromEntries(course.totals.map((total) => [total.kind, total.good]));
  /** @type {Surprise[]} */
  const all = course.luck.filter((roll) => roll.seat === seat && !counts.includes(roll.kind)).map((roll) => ({
    roll, welcome: (roll.actual > 0) === good[roll.kind], chance: chanceOf(roll),
  }));
  const share = (/** @type {Surprise} */ { chance: [part, whole] }) => part / whole;
  const rare = all.filter((one) => share(one) < 0.5).sort((a, b) => share(a) - share(b));
  return { best: rare.find(({ welcome }) => welcome) ?? null, worst: rare.find(({ welcome }) => !welcome) ?? null };
}
