import { methodOn, type VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import type { EntryKind, ZeroReason } from "#app/features/taxes/tax/entries/tax-entry.ts";
import { isReduction } from "#app/features/taxes/tax/entries/tax-entry.ts";
import type { Day } from "#app/swiss/dates.ts";
import { type Rappen, roundHalfAwayFromZero } from "#app/swiss/money.ts";
import type { VatRate } from "#app/swiss/vat.ts";
import { acquisitionLine, returnLine, vatRatesOn } from "#app/swiss/vat/statutory-rates.ts";
import { type AcquisitionLine, acquisitionLines, type AcquisitionSum } from "./acquisition.ts";
import { adjustedBy, type AdjustedLine, type Adjustment } from "./adjustments.ts";
import { BY_ACTIVITY_FROM, codedRate, technicalCodeOf, type TechnicalCode } from "./technical-codes.ts";
import type { TypedFigures } from "./typed-figures.ts";

export interface EntrySum {
  kind: EntryKind;
  rate: VatRate;
  reason: ZeroReason;
  activity: string;
  /** The first day of the time in which the supply day lies: no rate changes within it. */
  era: Day;
  net: Rappen;
  vat: Rappen;
}

export interface RateLine {
  /** `303` …; `r` and the rate where the law has no such rate at that time; `undecided` without an activity. */
  line: string;
  rate: VatRate;
  /** By the net tax rate method: the code of the activity. */
  activity: string;
  era: Day;
  /** The code of a net tax rate from before 2025; empty until a person says it. */
  code: string;
  /** Net; of the net tax rate method with VAT. */
  turnover: Rappen;
  /** Rate × turnover, rounded to be shown. */
  tax: Rappen;
  printedVat: Rappen;
}

export interface ReturnFigures {
  total: Rappen;
  /** 205: of the total, supplies for which tax was opted. */
  opted: Rappen;
  /** 220, 221, 225, 230, 235 and 280; `undecided` is at 0 % without a reason. */
  deductions: Record<"export" | "abroad" | "notification" | "exempt" | "reductions" | "various", Rappen>;
  undecided: Rappen;
  /** 299: what the deductions leave. */
  taxable: Rappen;
  rateLines: RateLine[];
  /** What is typed of it, at the standard rate; and all of it. */
  acquisition: { turnover: Rappen; rate: VatRate; tax: Rappen };
  acquisitions: AcquisitionLine[];
  /** 399 and 479. */
  taxTotal: Rappen;
  inputTax: Rappen;
  /** Printed VAT less rate × turnover; 0 with net tax rates, which have nothing in common with what is printed. */
  difference: Rappen;
  /** 500; below 0 a credit, 510. */
  payable: Rappen;
}

interface Reading {
  method: VatMethod;
  methods: readonly VatMethod[];
  endsOn: Day;
  typed: TypedFigures;
  adjustments: readonly Adjustment[];
  codes: readonly TechnicalCode[];
  acquired: readonly AcquisitionSum[];
}

/** Every figure of one return; tax is rounded once, at the end (ESTV rule MWST-0006). */
export function returnFigures(sums: readonly EntrySum[], reading: Reading): ReturnFigures {
  const isNet = reading.method.method === "net";
  const amountOf = ({ net, vat }: EntrySum) => (isNet ? net + vat : net);
  const add = (wanted: (sum: EntrySum) => boolean) =>
    sums.reduce((total, sum) => (wanted(sum) ? total + amountOf(sum) : total), 0);
  const atZero = (reason: ZeroReason) => add((sum) => sum.rate === 0 && sum.reason === reason);
  const adjusted = (line: AdjustedLine) => adjustedBy(reading.adjustments, line);
  const total = add(({ kind }) => !isReduction(kind)) + adjusted("200");
  const deductions = {
    export: atZero("export") + adjusted("220"),
    abroad: atZero("abroad") + adjusted("221"),
    notification: adjusted("225"),
    exempt: atZero("exempt") + adjusted("230"),
    reductions: positive(-add(({ kind }) => isReduction(kind))) + adjusted("235"),
    various: adjusted("280"),
  };
  const rateLines = linesOf(sums, reading, amountOf);
  const rate = vatRatesOn(reading.endsOn).standard;
  const line = acquisitionLine(rate, reading.endsOn);
  const turnover = reading.typed.acquisition;
  const acquisitions = acquisitionLines(reading.acquired, { line, rate, typed: turnover });
  const exact = taxOfLines(rateLines);
  const taxed = exact + taxOfLines(acquisitions);
  const inputTax = isNet ? 0 : inputTaxOf(reading.typed);
  const printed = rateLines.reduce((sum, { printedVat }) => sum + printedVat, 0);
  return {
    total,
    opted: adjusted("205"),
    deductions,
    undecided: atZero("undecided"),
    taxable: total - Object.values(deductions).reduce((sum, part) => sum + part, 0),
    rateLines,
    acquisition: { turnover, rate, tax: rounded(BigInt(turnover) * BigInt(rate)) },
    acquisitions,
    taxTotal: rounded(taxed),
    inputTax,
    difference: isNet ? 0 : printed - rounded(exact),
    payable: payableOf(taxed - BigInt(inputTax) * 1000n, reading.method.roundsToFive),
  };
}

/** Thousandths of a Rappen. */
function taxOfLines(lines: readonly Pick<RateLine, "turnover" | "rate">[]): bigint {
  return lines.reduce((sum, { turnover, rate }) => sum + BigInt(turnover) * BigInt(rate), 0n);
}

function positive(amount: Rappen): Rappen {
  return amount === 0 ? 0 : amount;
}

/** @param thousandths of a Rappen */
function rounded(thousandths: bigint): Rappen {
  return Number(roundHalfAwayFromZero(thousandths, 1000n));
}

/** Rounds to 5 Rappen only in the taxpayer's favour: 950.54 becomes 950.50, -950.51 becomes -950.55. */
function payableOf(thousandths: bigint, roundsToFive: boolean): Rappen {
  const exact = rounded(thousandths);
  return roundsToFive ? Math.floor(exact / 5) * 5 : exact;
}

export function inputTaxOf(typed: Omit<TypedFigures, "acquisition" | "subsidies" | "donations">): Rappen {
  const { materialAndServices, investments, subsequent, corrections, reductions } = typed;
  return materialAndServices + investments + subsequent - corrections - reductions;
}

function linesOf(
  sums: readonly EntrySum[],
  { method, methods, codes }: Reading,
  amountOf: (sum: EntrySum) => Rappen,
): RateLine[] {
  const lines = new Map<string, RateLine>();
  for (const sum of sums) {
    if (sum.rate === 0) continue;
    const place = method.method === "net" ? activityPlace(sum, method, methods) : ratePlace(sum);
    const key = `${place.line} ${place.rate} ${sum.era}`;
    const line = lines.get(key) ?? {
      ...place,
      era: sum.era,
      code: method.method === "net" ? codeOfLine(place.rate, sum.era, codes) : "",
      turnover: 0,
      tax: 0,
      printedVat: 0,
    };
    line.turnover += amountOf(sum);
    line.printedVat += sum.vat;
    line.tax = rounded(BigInt(line.turnover) * BigInt(line.rate));
    lines.set(key, line);
  }
  // What was taken back and booked anew under another line leaves nothing here.
  return [...lines.values()]
    .filter(({ turnover, printedVat }) => turnover !== 0 || printedVat !== 0)
    .sort((a, b) => (a.line === b.line ? compare(a.era, b.era) : compare(a.line, b.line)));
}

function codeOfLine(rate: VatRate, era: Day, codes: readonly TechnicalCode[]): string {
  const wanted = codedRate({ rate, era }, BY_ACTIVITY_FROM);
  return wanted ? technicalCodeOf(codes, wanted) : "";
}

function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}

function ratePlace({ rate, era }: EntrySum) {
  return { line: returnLine(rate, era) ?? `r${rate}`, rate, activity: "" };
}

/** The only activity takes all; of several, a person says which. The rate is the one of the supply's time. */
function activityPlace({ activity, era }: EntrySum, method: VatMethod, methods: readonly VatMethod[]) {
  const [only, ...others] = method.activities;
  const code = activity || (only && others.length === 0 ? only.code : "");
  const index = method.activities.findIndex((one) => one.code === code);
  const current = method.activities[index];
  if (!current) return { line: "undecided", rate: 0, activity: "" };
  const then = methodOn(methods, era)?.activities.find((one) => one.code === code) ?? current;
  return { line: netLine(index, era), rate: then.rate, activity: code };
}

/** 323 and 333 on paper (322 and 332 until 2023); from 2025 the form has any number of activities. */
function netLine(index: number, era: Day): string {
  const vintage = era < "2024-01-01" ? 2 : 3;
  return index < 2 ? `${index === 0 ? "32" : "33"}${vintage}` : `a${index + 1}`;
}
