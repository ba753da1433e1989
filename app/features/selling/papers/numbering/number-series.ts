import { PAPERS } from "#app/features/selling/papers/kinds.ts";
import { isRunningNumber } from "#app/features/people/accounts/invoice-prefix.ts";
import type { Plan } from "#app/features/running/subscriptions/plan.ts";

/** `prefix` is fixed; `digits` counts the least digits of the running part. */
export interface NumberSeries {
  prefix: string;
  digits: number;
}

export const NUMBERED = ["invoice", "credit_note", "offer"] as const;

export type Numbered = (typeof NUMBERED)[number];

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

/** The series of a kind numbered alike on every plan: by a prefix of one's own, or the kind's letters and the year. */
export function seriesOf(kind: Numbered, prefix: string, issueDate: string): NumberSeries {
  return { prefix: prefix || `${PAPERS[kind].numbers}-${issueDate.slice(0, 4)}-`, digits: 4 };
}

/** Numbers of a sandbox are told from real ones at a glance. */
export function seriesIn({ isSandbox }: { isSandbox: boolean }, series: NumberSeries): NumberSeries {
  return isSandbox ? { ...series, prefix: `TEST-${series.prefix}` } : series;
}

/** What was counted, or is to come, in a series. */
export interface Counter {
  last: number;
  next: number;
  digits: number | null;
}

export const UNCOUNTED: Counter = { last: 0, next: 0, digits: null };

export function runningAfter({ last, next }: Counter): number {
  return Math.max(last + 1, next);
}

export function countedIn(series: NumberSeries, { digits }: Pick<Counter, "digits">): NumberSeries {
  return digits === null ? series : { ...series, digits };
}

export interface Numbering {
  today: string;
  isSandbox: boolean;
  counters: [series: string, counter: Counter][];
}

/** @param typed the running part that is to come next, with as many digits as it is to have; empty for none */
export function nextNumber(kind: Numbered, numbering: Numbering, prefix: string, typed = ""): string {
  const series = seriesIn(numbering, seriesOf(kind, prefix, numbering.today));
  if (typed) return series.prefix + typed;
  const counter = new Map(numbering.counters).get(series.prefix) ?? UNCOUNTED;
  return numberIn(countedIn(series, counter), runningAfter(counter));
}

export function numberIn(series: NumberSeries, running: number): string {
  return series.prefix + String(running).padStart(series.digits, "0");
}

/** The running part of a number, as it is written; null where it is none of the series. */
export function runningPart(prefix: string, number: string): string | null {
  if (number.slice(0, prefix.length).toLowerCase() !== prefix.toLowerCase()) return null;
  const rest = number.slice(prefix.length);
  return isRunningNumber(rest) ? rest : null;
}

/** An account part may end in letters; only its digits count. */
function lastDigits(iban: string): string {
  return iban.slice(4).replace(/\D/g, "").slice(-4) || "0000";
}
