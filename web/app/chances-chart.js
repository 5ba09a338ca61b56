/** The estimated chances as lines: where everything stands. Pure geometry, in units of the drawing. */

/** @typedef {import("../protocol").Course} Course */
/** @typedef {import("../protocol").CoursePoint} CoursePoint */

export const WIDTH = 400;
export const HEIGHT = 200;
const LEFT = 34;
const RIGHT = 18;
const TOP = 12;
const BOTTOM = 26;
/** Markers at the ends of lines stand at least so far apart. */
const APART = 16;
/** Numbers under the axis stand at least so far apart. */
const NUMBERS_APART = 34;

/**
 * A course from the first turn on: in the set-up the pieces aren't placed yet, and its estimates mean little.
 * @param {Course} course @returns {Course}
 */
export function fromFirstTurn(course) {
  const points = course.points.filter(({ turn }) => turn > 0);
  if (points.length === 0) return course;
  return { ...course, points, turning: course.turning.filter(({ step }) => step >= points[0].step) };
}

/** The left edge, the right edge, the top and the bottom of the lines. */
export const FRAME = { left: LEFT, right: WIDTH - RIGHT, top: TOP, bottom: HEIGHT - BOTTOM };

/** Where a chance stands. @param {number} chance 0 to 1 @returns {number} */
export function heightOf(chance) {
  return FRAME.bottom - chance * (FRAME.bottom - FRAME.top);
}

/** Where a position stands between the first and the last point, by the commands before it. @param {number} step @param {CoursePoint[]} points @returns {number} */
export function placeOf(step, points) {
  const [first, last] = [points[0].step, points[points.length - 1].step];
  return first === last ? FRAME.left : FRAME.left + ((step - first) * (FRAME.right - FRAME.left)) / (last - first);
}

/** One seat's line as a path. @param {CoursePoint[]} points @param {number} seat @returns {string} */
export function linePath(points, seat) {
  return `M${points.map(({ step, chances }) => `${placeOf(step, points).toFixed(1)} ${heightOf(chances[seat]).toFixed(1)}`).join("L")}`;
}

/**
 * Heights moved apart so that no marker covers another, the higher one staying above, all within the frame.
 * @param {number[]} heights @returns {number[]}
 */
export function setApart(heights) {
  const order = heights.map((_, i) => i).sort((a, b) => heights[b] - heights[a]);
  const apart = [...heights];
  order.forEach((seat, i) => {
    if (i > 0) apart[seat] = Math.min(apart[seat], apart[order[i - 1]] - APART);
  });
  const over = FRAME.top - Math.min(...apart);
  return over > 0 && heights.length > 1 ? apart.map((height) => Math.min(height + over, Math.max(...heights) + over)) : apart;
}

/**
 * Turns whose number stands under the axis: the first, the last, and as many between as have room.
 * @param {CoursePoint[]} points @returns {{turn: number, x: number}[]}
 */
export function turnNumbers(points) {
  const turns = points.filter(({ seat }) => seat !== null).map(({ turn, step }) => ({ turn, x: placeOf(step, points) }));
  /** @type {{turn: number, x: number}[]} */
  const shown = [];
  for (const one of turns) {
    if (shown.length === 0 || one.x - shown[shown.length - 1].x >= NUMBERS_APART) shown.push(one);
  }
  return shown;
}
