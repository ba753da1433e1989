import { type PeriodSpan, periodsOf, type VatMethod } from "#app/features/tax/method/vat-method.ts";
import type { Day } from "#app/swiss/dates.ts";
import { normaliseUid } from "#app/swiss/uid.ts";
import type { ReturnFigures } from "./return-figures.ts";

export const CHECKS = [
  "turnoverAddsUp",
  "zeroReasons",
  "exchangeRates",
  "statutoryRates",
  "activities",
  "periodLength",
  "vatNumber",
  "periodOver",
] as const;

export type CheckName = (typeof CHECKS)[number];

export interface Check {
  name: CheckName;
  isMet: boolean;
}

interface Checked {
  span: PeriodSpan;
  method: VatMethod;
  /** All of the business, by day. */
  methods: readonly VatMethod[];
  figures: ReturnFigures;
  business: { vatNumber: string; name: string };
  /** Null where nothing is in EUR. */
  missingRates: readonly string[] | null;
  today: Day;
}

/** What the ESTV's portal refuses, and what nobody has decided yet. A return is closed when all are met. */
export function checksOf({
  span,
  method,
  methods,
  figures,
  business,
  missingRates,
  today,
}: Checked): Check[] {
  const { rateLines, taxable, undecided } = figures;
  const taxed = rateLines.reduce((sum, { turnover }) => sum + turnover, 0);
  const met: Record<CheckName, boolean> = {
    turnoverAddsUp: taxable === taxed,
    zeroReasons: undecided === 0,
    exchangeRates: missingRates?.length === 0,
    statutoryRates: rateLines.every(({ line }) => !line.startsWith("r")),
    activities: rateLines.every(({ line }) => line !== "undecided"),
    periodLength: isPermitted(span, method, methods),
    vatNumber: business.name !== "" && normaliseUid(business.vatNumber) !== null,
    periodOver: span.to < today,
  };
  const leftOut = new Set<CheckName>();
  if (method.method !== "net") leftOut.add("activities");
  if (missingRates === null) leftOut.add("exchangeRates");
  return CHECKS.filter((name) => !leftOut.has(name)).map((name) => ({
    name,
    isMet: met[name],
  }));
}

/**
 * MWST-0003: months, quarters or years of the calendar; halves and years with net tax rates. The first and the last one
 * of a method are cut where it begins and ends.
 */
function isPermitted({ from, to }: PeriodSpan, method: VatMethod, methods: readonly VatMethod[]): boolean {
  const permitted = method.method === "net" ? ["half", "year"] : ["month", "quarter", "year"];
  return (
    permitted.includes(method.period) &&
    periodsOf(methods, to).some((span) => span.from === from && span.to === to)
  );
}
