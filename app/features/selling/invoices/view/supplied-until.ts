import { formatServicePeriod } from "#app/features/selling/invoices/view/service-period.ts";
import type { Language } from "#app/swiss/language.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";
import type { VatRate } from "#app/swiss/vat.ts";
import { endedWithin, isSplitAt } from "#app/swiss/vat/statutory-rates.ts";

interface DatedPaper {
  kind: "invoice" | "credit_note";
  serviceFrom: string;
  serviceTo: string;
  language: Language;
  items: readonly { vatRate: VatRate; details: string }[];
}

/**
 * The last day of rates that ended within the days of service: beside rows at the rate that followed, of rows that say
 * these days, and of what a credit note takes back.
 */
export function suppliedUntil(paper: DatedPaper): { rate: VatRate; day: Day }[] {
  const { serviceFrom, serviceTo, kind, items } = paper;
  const rates = [...new Set(items.map(({ vatRate }) => vatRate))];
  return rates.flatMap((rate) => {
    const day = endedWithin(rate, serviceFrom, serviceTo);
    if (day === null) return [];
    const isKnown =
      kind === "credit_note" || isSplitAt(addDays(day, 1), rate, rates) || isDated(paper, rate, day);
    return isKnown ? [{ rate, day }] : [];
  });
}

function isDated({ serviceFrom, language, items }: DatedPaper, rate: VatRate, until: Day): boolean {
  const days = formatServicePeriod(serviceFrom, until, language);
  return items.every(({ vatRate, details }) => vatRate !== rate || saysDays(details, days));
}

export function saysDays(details: string, days: string): boolean {
  return details.split("\n").at(-1)?.trim() === days;
}
