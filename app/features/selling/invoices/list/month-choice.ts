import type { Locale } from "#app/platform/i18n/locale.ts";
import { monthName } from "#app/platform/i18n/month-name.ts";

export interface NamedMonth {
  /** `YYYY-MM` */
  month: string;
  name: string;
}

export interface MonthChoice {
  options: NamedMonth[];
  previous: NamedMonth | null;
  next: NamedMonth | null;
}

/** Made on the server, as browsers may know other names. @param months the newest first */
export function monthChoice(months: string[], chosen: string | undefined, locale: Locale): MonthChoice {
  const named = (month: string) => ({ month, name: monthName(month, locale) });
  const all = chosen && !months.includes(chosen) ? [...months, chosen].toSorted().reverse() : months;
  const options = all.map(named);
  const place = all.findIndex((month) => month === chosen);
  if (place < 0) return { options, previous: null, next: null };
  return { options, previous: options[place + 1] ?? null, next: options[place - 1] ?? null };
}
