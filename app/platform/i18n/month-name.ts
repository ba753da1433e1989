import { dateFormat } from "#app/swiss/dates.ts";
import { LOCALE_TAGS, type Locale } from "./locale.ts";

const MOST_NAMES = 2000;

const names = new Map<string, string>();

/** `November 2026`. On the server only, as browsers may know other names. @param month begins with `YYYY-MM` */
export function monthName(month: string, locale: Locale): string {
  const key = locale + month.slice(0, 7);
  const name = names.get(key) ?? monthIn(month, locale, { month: "long", year: "numeric" });
  if (names.size < MOST_NAMES) names.set(key, name);
  return name;
}

export function monthIn(month: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(LOCALE_TAGS[locale], options).format(Date.parse(`${month.slice(0, 7)}-01T00:00:00Z`));
}
