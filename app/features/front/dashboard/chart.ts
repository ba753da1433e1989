import type { Locale } from "#app/platform/i18n/locale.ts";
import { monthIn, monthName } from "#app/platform/i18n/month-name.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";

export interface ChartMonth {
  month: string;
  short: string;
  name: string;
  amount: string;
  open: string;
  /** Whole francs; empty for none. */
  francs: string;
  /** 0 to 1, relative to the highest month. */
  share: number;
  /** The part of it that is outstanding. */
  openShare: number;
}

interface MonthSums {
  month: string;
  amount: Rappen;
  open: Rappen;
}

export function chartMonths(months: MonthSums[], locale: Locale): ChartMonth[] {
  const highest = Math.max(1, ...months.map(({ amount }) => amount));
  return months.map(({ month, amount, open }) => ({
    month,
    short: monthIn(month, locale, { month: "short" }).replace(/\.$/, ""),
    name: monthName(month, locale),
    amount: formatAmount(amount),
    open: formatAmount(open),
    francs: amount ? formatAmount(Math.round(amount / 100) * 100).replace(/\.00$/, "") : "",
    share: Math.max(0, amount) / highest,
    openShare: Math.min(Math.max(0, amount), open) / highest,
  }));
}
