import { z } from "zod";
import type { Day } from "#app/swiss/dates.ts";
import type { VatRate } from "#app/swiss/vat.ts";
import { isStatutory } from "#app/swiss/vat/statutory-rates.ts";

const rateDecision = z.object({
  /** The rate that the document has. */
  rate: z.number().int(),
  /** Empty where the document's own holds. */
  supplyDay: z.string(),
  /** Where the printed rate was wrong; the printed VAT stays owed (Art. 27 MWSTG). */
  declaredAt: z.number().int().nullable(),
});

export const rateDecisionsSchema = z.array(rateDecision);

/** What a person decided about the turnover that a document has at one rate. */
export type RateDecision = z.output<typeof rateDecision>;

interface Dated {
  service_from: string;
  service_to: string;
  issue_date: string;
}

export function supplyDayOf({ service_to, service_from, issue_date }: Dated): Day {
  return service_to || service_from || issue_date;
}

/**
 * What holds for the rates of a document: what was decided about it, or about the invoice that it corrects, else what
 * is known. A credit note without days of service takes back what was supplied by the day of its invoice.
 */
export function decidedRates(
  document: Dated & { correctedOn: Day | null },
  rows: readonly { rate: VatRate }[],
  decisions: {
    own: readonly RateDecision[];
    corrected: readonly RateDecision[];
    until: readonly { rate: VatRate; day: Day }[];
  },
): RateDecision[] {
  const day = supplyDayOf(document);
  return rows.flatMap(({ rate }) => {
    const of = (all: readonly RateDecision[]) => all.find((one) => one.rate === rate);
    const decided = of(decisions.own) ?? of(decisions.corrected);
    if (decided) return [decided];
    const until = decisions.until.find((one) => one.rate === rate)?.day;
    if (until) return [{ rate, supplyDay: until, declaredAt: null }];
    const { correctedOn, service_to, service_from } = document;
    const isOfThen = correctedOn !== null && !service_to && !service_from && !isStatutory(rate, day);
    return isOfThen && isStatutory(rate, correctedOn)
      ? [{ rate, supplyDay: correctedOn, declaredAt: null }]
      : [];
  });
}
