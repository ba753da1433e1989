import { formatDay } from "#app/swiss/dates.ts";
import type { Language } from "#app/swiss/language.ts";
import type { VatRate } from "#app/swiss/vat.ts";
import { timesOfRate } from "#app/swiss/vat/statutory-rates.ts";

/** `01.01.2018–31.12.2023`, several with commas; empty for a rate that no law had. */
export function timesText(rate: VatRate, language: Language): string {
  return timesOfRate(rate)
    .map(({ from, to }) => `${formatDay(from, language)}–${to === null ? "" : formatDay(to, language)}`)
    .join(", ");
}
