import { PAPERS } from "#app/features/selling/papers/kinds.ts";
import type { Plan } from "#app/features/running/subscriptions/plan.ts";

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
  if (of.plan === "free")
    return { prefix: `SINV-${of.issueDate.slice(0, 4)}-${lastDigits(of.iban)}-`, digits: 1 };
  return seriesOf("invoice", of.customPrefix, of.issueDate);
}

/** Of a kind whose numbers are the same on every plan: a prefix of one's own, or the kind's letters and the year. */
export function seriesOf(kind: keyof typeof PAPERS, prefix: string, issueDate: string): NumberSeries {
  return { prefix: prefix || `${PAPERS[kind].numbers}-${issueDate.slice(0, 4)}-`, digits: 4 };
}

/** Numbers of a sandbox are told from real ones at a glance. */
export function seriesIn({ isSandbox }: { isSandbox: boolean }, series: NumberSeries): NumberSeries {
  return isSandbox ? { ...series, prefix: `TEST-${series.prefix}` } : series;
}

export interface Numbering {
  today: string;
  counters: [series: string, last: number][];
}

export function nextNumber(customPrefix: string, { today, counters }: Numbering): string {
  return nextIn(numberSeries({ plan: "pro", customPrefix, iban: "", issueDate: today }), counters);
}

export function nextNumberOf(kind: "credit_note" | "offer", prefix: string, numbering: Numbering): string {
  return nextIn(seriesOf(kind, prefix, numbering.today), numbering.counters);
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
