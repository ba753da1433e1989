import { hasTurn, turnOf } from "../../scripts/turn-of-day.mjs";

/** True in `npm run test:full`. */
export const FULL = process.env.FULL === "1";

/** Random histories of invoices to try; more say more. */
export const HISTORIES = Number(process.env.HISTORIES ?? (FULL ? 200 : 6));

/** Decides which of several like cases run (YYYY-MM-DD, UTC); set it to repeat the choice of another day. */
export const TEST_DAY = process.env.TEST_DAY ?? new Date().toISOString().slice(0, 10);
if (!/^\d{4}-\d{2}-\d{2}$/.test(TEST_DAY))
  throw new Error(`TEST_DAY is not a day such as 2026-11-23: ${TEST_DAY}`);

/** One of the options; which one follows from the name and the day, so that all have their turn. */
export function choiceOfDay<T>(options: readonly T[], name: string): T {
  return options[turnOf(name, TEST_DAY) % options.length]!;
}

/** So many of the options, others every day until all had their turn; all of them in `npm run test:full`. */
export function someOfDay<T>(options: readonly T[], count: number, name: string): readonly T[] {
  if (FULL || count >= options.length) return options;
  const first = (turnOf(name, TEST_DAY) * count) % options.length;
  return Array.from({ length: count }, (_, index) => options[(first + index) % options.length]!);
}

/** True on one day of eight, and in `npm run test:full`. */
export function isOfDay(name: string): boolean {
  return FULL || hasTurn(name, TEST_DAY);
}
