import { addDays, type Day } from "#app/swiss/dates.ts";
import type { VatRate } from "#app/swiss/vat.ts";
import { allStatutoryRates, isSplitAt, isStatutory, rateChanges, timesOfRate } from "./statutory-rates.ts";

/** A rate changes within the days of supply, on that day, and no rows are split; or was in force on none of them. */
type RateWarning =
  { kind: "change"; day: Day } | { kind: "notThen"; rate: VatRate; times: { from: Day; to: Day | null }[] };

export interface DatedRows {
  serviceFrom: string;
  serviceTo: string;
  issueDate: string;
  items: readonly { vatRate: VatRate }[];
}

/** On the days of service, else on the date. Only about rates of the law: others were agreed. */
export function rateWarnings({ serviceFrom, serviceTo, issueDate, items }: DatedRows): RateWarning[] {
  const from = serviceFrom || serviceTo || issueDate;
  const to = serviceTo || serviceFrom || issueDate;
  if (!from || from > to) return [];
  const statutory = allStatutoryRates();
  const known = [...new Set(items.map(({ vatRate }) => vatRate))].filter((rate) => statutory.has(rate));
  const isChanged = (day: Day) =>
    known.some(
      (rate) =>
        isStatutory(rate, addDays(day, -1)) !== isStatutory(rate, day) && !isSplitAt(day, rate, known),
    );
  const day = rateChanges().find((day) => from < day && day <= to && isChanged(day));
  const odd = known.filter((rate) => !isStatutory(rate, from) && !isStatutory(rate, to));
  return [
    ...(day ? [{ kind: "change" as const, day }] : []),
    ...odd.map((rate) => ({ kind: "notThen" as const, rate, times: timesOfRate(rate) })),
  ];
}
