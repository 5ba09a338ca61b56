/** Chances and means in signs. */

/**
 * A chance in whole percent; never "0%" or "100%" for what is only nearly so.
 * @param {readonly [number, number]} chance numerator and denominator
 * @returns {string}
 */
export function percent([part, whole]) {
  if (part === 0) return "0%";
  if (part === whole) return "100%";
  const value = (100 * part) / whole;
  if (value < 1) return "<1%";
  if (value > 99) return ">99%";
  return `${Math.round(value)}%`;
}

/** @param {number} a @param {number} b @returns {number} */
function gcd(a, b) {
  return b === 0 ? a : gcd(b, a % b);
}

/** A chance as a fraction in lowest terms. @param {readonly [number, number]} chance @returns {string} */
export function fraction([part, whole]) {
  if (part === 0 || part === whole) return part === 0 ? "0" : "1";
  const d = gcd(part, whole);
  return `${part / d}/${whole / d}`;
}

/**
 * A mean with one decimal, without a needless ".0".
 * @param {number} value
 * @returns {string}
 */
export function mean(value) {
  return (Math.round(value * 10) / 10).toFixed(1).replace(/\.0$/, "");
}
