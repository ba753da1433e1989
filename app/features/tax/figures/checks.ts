import type { PeriodSpan, VatMethod } from "#app/features/tax/method/vat-method.ts";
import type { Day } from "#app/swiss/dates.ts";
import { normaliseVatNumber } from "#app/swiss/uid.ts";
import type { ReturnFigures } from "./return-figures.ts";

export const CHECKS = [
  "turnoverAddsUp",
  "zeroReasons",
  "exchangeRates",
  "statutoryRates",
  "activities",
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
  figures: ReturnFigures;
  business: { vatNumber: string; name: string };
  /** Null where nothing is in EUR. */
  missingRates: readonly string[] | null;
  today: Day;
}

/** What the ESTV's portal refuses, and what nobody has decided yet. A return is closed when all are met. */
export function checksOf({ span, method, figures, business, missingRates, today }: Checked): Check[] {
  const { rateLines, taxable, undecided } = figures;
  const taxed = rateLines.reduce((sum, { turnover }) => sum + turnover, 0);
  const met: Record<CheckName, boolean> = {
    turnoverAddsUp: taxable === taxed,
    zeroReasons: undecided === 0,
    exchangeRates: missingRates?.length === 0,
    statutoryRates: rateLines.every(({ line }) => !line.startsWith("r")),
    activities: rateLines.every(({ line }) => line !== "undecided"),
    vatNumber: business.name !== "" && normaliseVatNumber(business.vatNumber) !== null,
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

/** Returns that were closed by earlier versions have been checked for more. */
export function isCheckName(name: string): name is CheckName {
  return CHECKS.some((known) => known === name);
}
