import type { VatMethodsTable } from "#app/platform/database/schema/tax.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";
import type { VatRate } from "#app/swiss/vat.ts";

export const VAT_METHODS = [
  "none",
  "effective",
  "net",
] as const satisfies readonly VatMethodsTable["method"][];
export const CONSIDERATIONS = ["agreed", "received"] as const;
export const PERIODS = ["month", "quarter", "half", "year"] as const;

/** Net tax rates from 2024, and until 2023 (SR 641.202.62), tenths of a percent. */
export const NET_RATES: readonly VatRate[] = [1, 6, 13, 21, 30, 37, 45, 53, 62, 68];
export const EARLIER_NET_RATES: readonly VatRate[] = [1, 6, 12, 20, 28, 35, 43, 51, 59, 65];

/** The days from which eCH-0217 2.0.0 and our rates can say something. */
export const FIRST_DAY: Day = "2018-01-01";
export const MOST_ACTIVITIES = 9;

/** An activity as the ESTV approved it. */
interface Activity {
  /** Five characters. */
  code: string;
  name: string;
  rate: VatRate;
}

export interface VatMethod {
  id: string;
  validFrom: Day;
  method: VatMethodsTable["method"];
  consideration: VatMethodsTable["consideration"];
  period: VatMethodsTable["period"];
  roundsToFive: boolean;
  activities: Activity[];
  /** In the first step: whether VAT of earlier supplies was declared elsewhere; null while nobody has said it. */
  registeredBefore: boolean | null;
}

/** @param methods by day */
export function methodOn<M extends Pick<VatMethod, "validFrom">>(
  methods: readonly M[],
  day: Day,
): M | undefined {
  return methods.findLast(({ validFrom }) => validFrom <= day);
}

/** @param methods by day */
export function considerationOn(
  methods: readonly Pick<VatMethod, "validFrom" | "consideration">[],
  day: Day,
): VatMethod["consideration"] {
  return methodOn(methods, day)?.consideration ?? "agreed";
}

/** Whether it has ever filed returns, or will. */
export function isEverRegistered(methods: readonly VatMethod[]): boolean {
  return methods.some(({ method }) => method !== "none");
}

export function isRegisteredOn(methods: readonly VatMethod[], day: Day): boolean {
  return (methodOn(methods, day)?.method ?? "none") !== "none";
}

/** How VAT is counted from a day until before another one; null where nobody is registered. */
export interface CountingEra {
  from: Day;
  before: Day | null;
  basis: VatMethod["consideration"] | null;
}

/** The first one reaches back to the beginning, unless nobody was registered then. */
export function countingEras(methods: readonly VatMethod[]): CountingEra[] {
  const isBegun = beganUnregistered(methods);
  const eras: CountingEra[] = methods.map(({ validFrom, method, consideration }, index) => ({
    from: index === 0 && method !== "none" && !isBegun ? "" : validFrom,
    before: methods[index + 1]?.validFrom ?? null,
    basis: method === "none" ? null : consideration,
  }));
  return isBegun ? [{ from: "", before: methods[0]?.validFrom ?? null, basis: null }, ...eras] : eras;
}

function beganUnregistered([first]: readonly VatMethod[]): boolean {
  return first !== undefined && first.method !== "none" && first.registeredBefore === false;
}

/** The day before which nobody has said whether VAT was declared; null where that is known. */
export function unclearBefore([first]: readonly VatMethod[]): Day | null {
  const isUnclear = first && first.method !== "none" && first.registeredBefore === null;
  return isUnclear ? first.validFrom : null;
}

export function isCounting(eras: readonly CountingEra[], basis: string, day: Day): boolean {
  return eras.some(
    (era) => era.basis === basis && era.from <= day && (era.before === null || day < era.before),
  );
}

export interface MethodRun {
  from: Day;
  since: Day;
  before: Day | null;
  method: VatMethod["method"];
}

export function methodRuns(methods: readonly VatMethod[]): MethodRun[] {
  const first = methods.filter(({ method }, index) => method !== methods[index - 1]?.method);
  const isBegun = beganUnregistered(methods);
  const runs = first.map(({ validFrom, method }, index): MethodRun => ({
    from: index === 0 && !isBegun ? "" : validFrom,
    since: validFrom,
    before: first[index + 1]?.validFrom ?? null,
    method,
  }));
  const begin = runs[0]?.from ?? "";
  return isBegun ? [{ from: "", since: "", before: begin, method: "none" }, ...runs] : runs;
}

/** The day whose method declares: that of the supply, where the method has changed since then. */
export function declaringDay(runs: readonly MethodRun[], day: Day, supplyDay: Day): Day {
  const [own, then] = [runOn(runs, day), runOn(runs, supplyDay)];
  if (!then || !own || supplyDay >= own.from || !isOther(then, own)) return day;
  return supplyDay < then.since ? then.since : supplyDay;
}

/** Whether what is corrected on a day was supplied by another method, or before a registration or its end. */
export function isOfEarlierTime(runs: readonly MethodRun[], day: Day, supplyDay: Day): boolean {
  const [own, then] = [runOn(runs, day), runOn(runs, supplyDay)];
  const hasEnded = own?.method === "none" && then !== undefined && then.method !== "none";
  return (hasEnded && supplyDay < own.from) || declaringDay(runs, day, supplyDay) !== day;
}

export function runOn(runs: readonly MethodRun[], day: Day): MethodRun | undefined {
  return runs.findLast(({ from }) => from <= day);
}

/** What was supplied by the first one is not declared by the second. */
export function isOther(then: MethodRun, own: MethodRun): boolean {
  return own.method !== "none" && then.method !== own.method;
}

export interface PeriodSpan {
  from: Day;
  to: Day;
}

const MONTHS = { month: 1, quarter: 3, half: 6, year: 12 };

/** The periods that have begun by `until`: of the calendar, cut where registration or another method begins. */
export function periodsOf(methods: readonly VatMethod[], until: Day): PeriodSpan[] {
  return methods.flatMap((method, index) => {
    const next = methods[index + 1];
    const end = next ? addDays(next.validFrom, -1) : null;
    return method.method === "none" ? [] : spansOf(method, end, until);
  });
}

function spansOf({ validFrom, period }: VatMethod, end: Day | null, until: Day): PeriodSpan[] {
  const spans: PeriodSpan[] = [];
  for (let from = validFrom; from <= until && (end === null || from <= end);) {
    const whole = lastDay(from, MONTHS[period]);
    const to = end !== null && end < whole ? end : whole;
    spans.push({ from, to });
    from = addDays(to, 1);
  }
  return spans;
}

/** The last day of the calendar's month, quarter, half or year that the day is in. */
function lastDay(day: Day, months: number): Day {
  const month = Number(day.slice(5, 7));
  const last = Math.ceil(month / months) * months;
  const year = Number(day.slice(0, 4)) + (last === 12 ? 1 : 0);
  const next = last === 12 ? 1 : last + 1;
  return addDays(`${year}-${String(next).padStart(2, "0")}-01`, -1);
}
