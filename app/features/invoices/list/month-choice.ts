import { LOCALE_TAGS, type Locale } from "#app/platform/i18n/locale.ts";

export interface NamedMonth {
  /** `YYYY-MM` */
  month: string;
  name: string;
}

export interface MonthChoice {
  /** The newest first. */
  options: NamedMonth[];
  previous: NamedMonth | null;
  next: NamedMonth | null;
}

/** Made on the server, as browsers may know other names. @param months the newest first */
export function monthChoice(months: string[], chosen: string | undefined, locale: Locale): MonthChoice {
  const named = (month: string) => ({ month, name: nameOf(month, locale) });
  const all = chosen && !months.includes(chosen) ? [...months, chosen].toSorted().reverse() : months;
  const options = all.map(named);
  const place = all.findIndex((month) => month === chosen);
  if (place < 0) return { options, previous: null, next: null };
  return { options, previous: options[place + 1] ?? null, next: options[place - 1] ?? null };
}

const MOST_NAMES = 2000;

const names = new Map<string, string>();

function nameOf(month: string, locale: Locale): string {
  const key = locale + month;
  const name = names.get(key) ?? formatOf(locale).format(new Date(`${month}-01T00:00:00Z`));
  if (names.size < MOST_NAMES) names.set(key, name);
  return name;
}

/** Making one takes as long as a query. */
const formats = new Map<Locale, Intl.DateTimeFormat>();

function formatOf(locale: Locale): Intl.DateTimeFormat {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(LOCALE_TAGS[locale], { timeZone: "UTC", month: "long", year: "numeric" });
  formats.set(locale, format);
  return format;
}
