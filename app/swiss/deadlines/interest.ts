import { type Day, daysBetween } from "#app/swiss/dates.ts";
import { type Rappen, roundHalfAwayFromZero } from "#app/swiss/money.ts";

/** Swiss usage counts 30 days a month and 360 a year; `act/365` counts the days of the calendar. */
export const DAY_COUNTS = ["30/360", "act/365"] as const;
export type DayCount = (typeof DAY_COUNTS)[number];

/** The first day does not count, the last one does; negative when `to` is earlier. 30E/360: a 31st counts as a 30th. */
export function interestDays(from: Day, to: Day, dayCount: DayCount): number {
  if (dayCount === "act/365") return daysBetween(from, to);
  const [a, b] = [partsOf(from), partsOf(to)];
  return 360 * (b.year - a.year) + 30 * (b.month - a.month) + (Math.min(30, b.date) - Math.min(30, a.date));
}

interface Debt {
  amount: Rappen;
  from: Day;
  to: Day;
  /** Tenths of a percent a year. */
  rate: number;
  dayCount: DayCount;
  payments: readonly { day: Day; amount: Rappen }[];
}

/** OR 104, without interest on interest. `amount` is what is owed at the end of `from`. */
export function defaultInterest({ amount, from, to, rate, dayCount, payments }: Debt): Rappen {
  if (to <= from) return 0;
  const later = payments
    .filter(({ day }) => day > from && day < to)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  let rest = amount;
  let weighted = 0n;
  let start = from;
  for (const { day, amount: paid } of [...later, { day: to, amount: 0 }]) {
    weighted +=
      BigInt(rest) * BigInt(interestDays(from, day, dayCount) - interestDays(from, start, dayCount));
    rest = Math.max(0, rest - paid);
    start = day;
  }
  const year = dayCount === "30/360" ? 360n : 365n;
  return Number(roundHalfAwayFromZero(weighted * BigInt(rate), 1000n * year));
}

function partsOf(day: Day) {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return { year, month, date };
}
