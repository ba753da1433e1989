import { LOCALE_TAGS, type Locale } from "#app/platform/i18n/locale.ts";
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
  const name = (month: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE_TAGS[locale], { timeZone: "UTC", ...options }).format(
      new Date(`${month}-01T00:00:00Z`),
    );
  return months.map(({ month, amount, open }) => ({
    month,
    short: name(month, { month: "short" }).replace(/\.$/, ""),
    name: name(month, { month: "long", year: "numeric" }),
    amount: formatAmount(amount),
    open: formatAmount(open),
    francs: amount ? formatAmount(Math.round(amount / 100) * 100).replace(/\.00$/, "") : "",
    share: Math.max(0, amount) / highest,
    openShare: Math.min(Math.max(0, amount), open) / highest,
  }));
}
