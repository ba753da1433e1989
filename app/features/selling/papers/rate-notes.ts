import type { FieldError } from "#app/platform/errors.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { type DatedRows, rateWarnings } from "#app/swiss/vat/rate-warnings.ts";
import { timesText } from "#app/swiss/vat/times-text.ts";

/** What is odd about the VAT rates on the days of supply of a paper that is not sent yet. Nothing is refused. */
export function warningsOfRates(paper: DatedRows, locale: Locale): FieldError[] {
  return rateWarnings(paper).map((warning) => {
    if (warning.kind === "change")
      return {
        field: "items",
        code: "warning.rates_change",
        params: { day: formatDay(warning.day, locale) },
      };
    const params = { rate: formatVatRate(warning.rate), times: timesText(warning.times, locale) };
    return { field: "items", code: "warning.rate_not_then", params };
  });
}

export function rateNotes(paper: DatedRows, locale: Locale, t: Translate): string[] {
  return warningsOfRates(paper, locale).map(({ code, params }) => t([`errors:${code}`], params));
}
