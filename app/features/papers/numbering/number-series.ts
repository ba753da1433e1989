import type { Plan } from "#app/features/subscriptions/plan.ts";

/** `prefix` is fixed; `digits` counts the least digits of the running part. */
export interface NumberSeries {
  prefix: string;
  digits: number;
}

/** Rule 15. */
export function numberSeries(of: {
  plan: Plan;
  customPrefix: string;
  iban: string;
  issueDate: string;
}): NumberSeries {
  const year = of.issueDate.slice(0, 4);
  if (of.plan === "free") return { prefix: `SINV-${year}-${lastDigits(of.iban)}-`, digits: 1 };
  return { prefix: of.customPrefix || `INV-${year}-`, digits: 4 };
}

/** A prefix of one's own, or `G-` and the year. */
export function creditNoteSeries(prefix: string, issueDate: string): NumberSeries {
  return { prefix: prefix || `G-${issueDate.slice(0, 4)}-`, digits: 4 };
}

/** A prefix of one's own, or `OFF-` and the year. */
export function offerSeries(prefix: string, issueDate: string): NumberSeries {
  return { prefix: prefix || `OFF-${issueDate.slice(0, 4)}-`, digits: 4 };
}

export interface Numbering {
  today: string;
  counters: [series: string, last: number][];
}

/** On Pro, with this prefix or none. */
export function nextNumber(customPrefix: string, { today, counters }: Numbering): string {
  return nextIn(numberSeries({ plan: "pro", customPrefix, iban: "", issueDate: today }), counters);
}

export function nextCreditNote(prefix: string, { today, counters }: Numbering): string {
  return nextIn(creditNoteSeries(prefix, today), counters);
}

export function nextOffer(prefix: string, { today, counters }: Numbering): string {
  return nextIn(offerSeries(prefix, today), counters);
}

function nextIn(series: NumberSeries, counters: Numbering["counters"]): string {
  return numberIn(series, (new Map(counters).get(series.prefix) ?? 0) + 1);
}

export function numberIn(series: NumberSeries, running: number): string {
  return series.prefix + String(running).padStart(series.digits, "0");
}

/** An account part may end in letters; only its digits count. */
function lastDigits(iban: string): string {
  return iban.slice(4).replace(/\D/g, "").slice(-4) || "0000";
}
