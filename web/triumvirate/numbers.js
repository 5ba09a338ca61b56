/** Roman numerals. */

const ROMAN = ["Elegio", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

/** A step of a track or the calendar as a Roman numeral. @param {number} n @returns {string} */
export function roman(n) {
  return ROMAN[n] ?? String(n);
}
