import type { PeriodSpan, VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import type { Day } from "#app/swiss/dates.ts";
import { normaliseVatNumber } from "#app/swiss/uid.ts";
import { codedRate } from "./technical-codes.ts";
import type { TypedFigures } from "./typed-figures.ts";
import type { ReturnFigures } from "./return-figures.ts";

export const CHECKS = [
  "registeredBefore",
  "turnoverAddsUp",
  "zeroReasons",
  "exchangeRates",
  "statutoryRates",
  "activities",
  "technicalCodes",
  "vatNumber",
  "periodOver",
  "somethingDiffers",
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
  /** Whether it changes supplies from before the first method, of which nobody has said how they count. */
  isUnclearBefore: boolean;
  today: Day;
  /** What was typed in a reconciliation; null for other returns. */
  reconciled: TypedFigures | null;
}

/** What the ESTV's portal refuses, and what nobody has decided yet. A return is closed when all are met. */
export function checksOf({ span, method, figures, business, missingRates, ...rest }: Checked): Check[] {
  const { rateLines, taxable, undecided } = figures;
  const taxed = rateLines.reduce((sum, { turnover }) => sum + turnover, 0);
  const { today, reconciled, isUnclearBefore } = rest;
  const coded = method.method === "net" ? rateLines.filter((line) => codedRate(line, span.from)) : [];
  const met: Record<CheckName, boolean> = {
    registeredBefore: !isUnclearBefore,
    turnoverAddsUp: taxable === taxed,
    zeroReasons: undecided === 0,
    exchangeRates: missingRates?.length === 0,
    statutoryRates: rateLines.every(({ line }) => !line.startsWith("r")),
    technicalCodes: coded.every(({ code }) => code !== ""),
    activities: rateLines.every(({ line }) => line !== "undecided"),
    vatNumber: business.name !== "" && normaliseVatNumber(business.vatNumber) !== null,
    periodOver: span.to < today,
    somethingDiffers: reconciled !== null && !isNothing(figures, reconciled),
  };
  const leftOut = new Set<CheckName>();
  if (!isUnclearBefore) leftOut.add("registeredBefore");
  if (method.method !== "net") leftOut.add("activities");
  if (coded.length === 0) leftOut.add("technicalCodes");
  if (reconciled === null) leftOut.add("somethingDiffers");
  if (missingRates === null) leftOut.add("exchangeRates");
  return CHECKS.filter((name) => !leftOut.has(name)).map((name) => ({
    name,
    isMet: met[name],
  }));
}

function isNothing(figures: ReturnFigures, typed: TypedFigures): boolean {
  const { total, opted, deductions, rateLines, acquisitions } = figures;
  const amounts = [total, opted, ...Object.values(deductions), ...Object.values(typed)];
  return rateLines.length === 0 && acquisitions.length === 0 && amounts.every((amount) => amount === 0);
}

/** Returns that were closed by earlier versions have been checked for more. */
export function isCheckName(name: string): name is CheckName {
  return CHECKS.some((known) => known === name);
}
