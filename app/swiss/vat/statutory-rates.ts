import { addDays, type Day } from "#app/swiss/dates.ts";
import type { VatRate } from "#app/swiss/vat.ts";

export const RATE_KINDS = ["standard", "reduced", "lodging"] as const;

type RateKind = (typeof RATE_KINDS)[number];

/** A rate of the law and the days of supply that it applies to; without an end until the next one of its kind. */
export interface StatutoryRate {
  kind: RateKind;
  rate: VatRate;
  from: Day;
  to: Day | null;
}

/** Art. 25 MWSTG, which limits the rate for lodging in time. Liechtenstein has the same. */
const LAW: readonly StatutoryRate[] = [
  { kind: "standard", rate: 80, from: "2011-01-01", to: null },
  { kind: "standard", rate: 77, from: "2018-01-01", to: null },
  { kind: "standard", rate: 81, from: "2024-01-01", to: null },
  { kind: "reduced", rate: 25, from: "2011-01-01", to: null },
  { kind: "reduced", rate: 26, from: "2024-01-01", to: null },
  { kind: "lodging", rate: 38, from: "2011-01-01", to: null },
  { kind: "lodging", rate: 37, from: "2018-01-01", to: null },
  { kind: "lodging", rate: 38, from: "2024-01-01", to: "2027-12-31" },
];

/** The line of the VAT return by kind, and the first day of each column of the form. */
const LINES: Record<RateKind, string> = { standard: "30", reduced: "31", lodging: "34" };

let table = completed(LAW);

/** Rates that the operator knows of before they stand here; one of the same kind and day goes first. */
export function addStatutoryRates(own: readonly StatutoryRate[]): void {
  const isOwn = (row: StatutoryRate) => own.some(({ kind, from }) => kind === row.kind && from === row.from);
  table = completed([...LAW.filter((row) => !isOwn(row)), ...own]);
}

/** Rates by day, each ending before the next of its kind begins. */
function completed(rows: readonly StatutoryRate[]): StatutoryRate[] {
  const sorted = rows.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return sorted.map((row) => {
    const next = sorted.find(({ kind, from }) => kind === row.kind && from > row.from);
    const end = next ? addDays(next.from, -1) : null;
    return { ...row, to: row.to === null || (end !== null && end < row.to) ? end : row.to };
  });
}

/**
 * Art. 115 MWSTG: the day of supply decides. Days before 2011 get the rates of 2011. Where lodging has no rate of its
 * own any more, it has the standard rate.
 */
export function vatRatesOn(day: Day): Record<RateKind, VatRate> {
  const first = table[0]?.from ?? day;
  const rows = inForce(day < first ? first : day);
  const rateOf = (kind: RateKind) => rows.find((row) => row.kind === kind)?.rate;
  const standard = rateOf("standard") ?? 0;
  return {
    standard,
    reduced: rateOf("reduced") ?? standard,
    lodging: rateOf("lodging") ?? standard,
  };
}

function inForce(day: Day): StatutoryRate[] {
  return table.filter(({ from, to }) => from <= day && (to === null || day <= to));
}

/**
 * What a rate was before a day and is from it on, where it ended or began then; null for any other. What began as the
 * end of a rate for lodging is told by that rate alone.
 */
export function ratesAround(rate: VatRate, day: Day): { before: VatRate; after: VatRate } | null {
  const [old, now] = [vatRatesOn(addDays(day, -1)), vatRatesOn(day)];
  const hasEnded = isStatutory(rate, addDays(day, -1)) && !isStatutory(rate, day);
  const hasBegun = isStatutory(rate, day) && !isStatutory(rate, addDays(day, -1));
  const kind = RATE_KINDS.find((one) => (hasEnded && old[one] === rate) || (hasBegun && now[one] === rate));
  return kind && rate !== 0 ? { before: old[kind], after: now[kind] } : null;
}

/** Whether rates are both what one was before a day and what it is from then on, which no law had before. */
export function isSplitAt(day: Day, rate: VatRate, rates: readonly VatRate[]): boolean {
  const around = ratesAround(rate, day);
  if (!around || isStatutory(around.after, addDays(day, -1))) return false;
  return rates.includes(around.before) && rates.includes(around.after);
}

/** The last day within some on which the law had a rate that had ended by the last of them; null for any other. */
export function endedWithin(rate: VatRate, from: Day | "", to: Day | ""): Day | null {
  if (from === "" || to === "" || isStatutory(rate, to)) return null;
  return timesOfRate(rate).findLast(({ to: end }) => end !== null && from <= end && end < to)?.to ?? null;
}

export function suggestedVatRates(day: Day): VatRate[] {
  const { standard, reduced, lodging } = vatRatesOn(day);
  return [...new Set([standard, reduced, lodging, 0])];
}

export function allStatutoryRates(): Set<VatRate> {
  return new Set(table.map(({ rate }) => rate));
}

/** Statutory once, but not on both days: supplies between them need two rates, or another one. */
export function outdatedRates(rates: readonly VatRate[], from: Day, to: Day): VatRate[] {
  const known = allStatutoryRates();
  const isValid = (rate: VatRate) => [from, to].every((day) => suggestedVatRates(day).includes(rate));
  return rates.filter((rate) => known.has(rate) && !isValid(rate));
}

/** First days of supply at which a rate began or had ended, oldest first. */
export function rateChanges(): Day[] {
  const days = table.flatMap(({ from, to }) => [from, ...(to === null ? [] : [addDays(to, 1)])]);
  return [...new Set(days)].sort();
}

/** The days of supply on which the law had that rate, oldest first. */
export function timesOfRate(rate: VatRate): Pick<StatutoryRate, "from" | "to">[] {
  return table.filter((row) => row.rate === rate).map(({ from, to }) => ({ from, to }));
}

/** Between 2011 and now; 0 % needs no law. */
export function isStatutory(rate: VatRate, day: Day): boolean {
  return rate === 0 || inForce(day).some((row) => row.rate === rate);
}

/** The line of the ESTV's VAT return for supplies of that day; null where the rate is not statutory then. */
export function returnLine(rate: VatRate, day: Day): string | null {
  const row = inForce(day).find((row) => row.rate === rate);
  return row ? `${LINES[row.kind]}${columnOn(day)}` : null;
}

/** For supplies from abroad, all rates on one line; what is paid after a rate has ended stands in its last column. */
export function acquisitionLine(rate: VatRate, day: Day): string {
  const end = timesOfRate(rate).findLast(({ from }) => from <= day)?.to ?? day;
  return `38${columnOn(end < day ? end : day)}`;
}

function columnOn(day: Day): number {
  return table.filter(({ kind, from }) => kind === "standard" && from <= day).length;
}
