/** Which of several like things have their turn today: tests and the files to lint take turns by the same rule. */
const DAYS = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Grows by one a day, from another number for each name.
 * @param {string} name
 * @param {string} day YYYY-MM-DD
 * @returns {number}
 */
export function turnOf(name, day) {
  const start = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 65_536, 7);
  return start + Date.parse(day) / DAY_MS;
}

/**
 * True on one day of eight.
 * @param {string} name
 * @param {string} day YYYY-MM-DD
 * @returns {boolean}
 */
export function hasTurn(name, day) {
  return turnOf(name, day) % DAYS === 0;
}
