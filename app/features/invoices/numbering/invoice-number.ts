import type { Plan } from "#app/features/subscriptions/plan.ts";

/** The fixed part of a number and how many digits its running part has at least. */
export interface NumberSeries {
  prefix: string;
  digits: number;
}

/**
 * Free `SINV-{year}-{last 4 digits of the IBAN, or 0000}-{1, 2, 3 …}`; Pro with a prefix of its own: prefix and 4 digits;
 * else `INV-{year}-{0001 …}` (rule 15).
 */
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

/** Where a business's series of numbers stand on a day: the prefix of each, and its last number. */
export interface Numbering {
  today: string;
  counters: [series: string, last: number][];
}

/** What the next invoice of today would be called on Pro, with this prefix of its own or with none. */
export function nextNumber(customPrefix: string, { today, counters }: Numbering): string {
  const series = numberSeries({ plan: "pro", customPrefix, iban: "", issueDate: today });
  return numberIn(series, (new Map(counters).get(series.prefix) ?? 0) + 1);
}

export function numberIn(series: NumberSeries, running: number): string {
  return series.prefix + String(running).padStart(series.digits, "0");
}

/** An account part may end in letters; only its digits count. */
function lastDigits(iban: string): string {
  return iban.slice(4).replace(/\D/g, "").slice(-4) || "0000";
}
