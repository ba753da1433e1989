import { splitOf } from "#app/features/selling/invoices/form/split-rows.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay } from "#app/swiss/dates.ts";

export function splitText(values: FormValues, locale: Locale): string {
  const split = splitOf(values);
  return split ? translator(locale)("invoices:splitRows", { day: formatDay(split.day, locale) }) : "";
}
