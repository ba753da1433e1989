import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import type { PaperWords } from "./letter-text.ts";

export function paperWords(language: Locale): PaperWords {
  return { t: translator(language), day: (day) => formatDay(day, language), language };
}
