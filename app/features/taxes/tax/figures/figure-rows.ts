import type { TaxReturn } from "#app/features/taxes/tax/periods/period.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { codedRate } from "./technical-codes.ts";
import { TYPED_FIGURES, typedNames, typedWord } from "./typed-figures.ts";

export interface FigureRow {
  /** `200`, `303` …, or a word of ours: `difference`, `undecided`, `r70`. */
  ziffer: string;
  /** Key of its text below `tax:line`. */
  word: string;
  /** What the text names: rate and activity. */
  params: Record<string, string>;
  turnover: Rappen | null;
  tax: Rappen | null;
  /** Whether documents stand behind it; other figures are typed or computed. */
  hasEntries: boolean;
}

type Figures = Pick<TaxReturn, "figures" | "method" | "typed" | "startsOn">;

/** All lines in the order of the form; those that are 0 are left out, but for 200, 299 and what is to pay. */
export function figureRows(content: Figures): FigureRow[] {
  const { total, deductions, undecided, taxable, rateLines, acquisitions, inputTax, payable } =
    content.figures;
  const isNet = content.method.method === "net";
  const { difference, taxTotal, opted } = content.figures;
  const rows = [
    row("200", content.method.consideration, { turnover: total, hasEntries: true }),
    row("205", "opted", { turnover: opted }),
    row("220", "export", { turnover: deductions.export, hasEntries: true }),
    row("221", "abroad", { turnover: deductions.abroad, hasEntries: true }),
    row("225", "notification", { turnover: deductions.notification }),
    row("230", "exempt", { turnover: deductions.exempt, hasEntries: true }),
    row("235", "reductions", { turnover: deductions.reductions, hasEntries: true }),
    row("280", "various", { turnover: deductions.various }),
    row("undecided", "undecided", { turnover: undecided, hasEntries: true }),
    row("299", "taxable", { turnover: taxable, hasEntries: true }),
    ...rateLines.map(({ line, rate, activity, era, code, turnover, tax }) => {
      const isEarlier = isNet && line !== "undecided" && codedRate({ rate, era }, content.startsOn) !== null;
      return {
        ...row(line, isEarlier ? "earlier" : lineWord(line, isNet), { turnover, tax, hasEntries: true }),
        params: {
          rate: formatVatRate(rate),
          activity: nameOf(content, activity),
          ...(isEarlier ? { code } : {}),
        },
      };
    }),
    ...acquisitions.map(({ line, rate, turnover, tax, typed }) => ({
      ...row(line, "acquired", { turnover, tax, hasEntries: turnover !== typed }),
      params: { rate: formatVatRate(rate) },
    })),
    row("399", "taxTotal", { tax: taxTotal }),
    row("difference", "difference", { tax: difference }),
    ...inputRows(content),
    row("479", "inputTax", { tax: -inputTax }),
    row(payable < 0 ? "510" : "500", payable < 0 ? "credit" : "payable", { tax: payable }),
    row("900", "subsidies", { turnover: content.typed.subsidies }),
    row("910", "donations", { turnover: content.typed.donations }),
  ];
  return rows.filter(
    ({ ziffer, turnover, tax }) => ALWAYS.includes(ziffer) || Boolean(turnover ?? 0) || Boolean(tax),
  );
}

/** The number on the form; empty for a line of our own. */
export function zifferOf({ ziffer }: Pick<FigureRow, "ziffer">): string {
  return /^\d+$/.test(ziffer) ? ziffer : "";
}

const ALWAYS = ["200", "299", "500"];

function row(
  ziffer: string,
  word: string,
  { turnover = null, tax = null, hasEntries = false }: Partial<Omit<FigureRow, "ziffer" | "word" | "params">>,
): FigureRow {
  return { ziffer, word, params: {}, turnover, tax, hasEntries };
}

function lineWord(line: string, isNet: boolean): string {
  if (line === "undecided") return "noActivity";
  return isNet ? "activity" : line.startsWith("r") ? "otherRate" : "rate";
}

function nameOf({ method }: Figures, code: string): string {
  const activity = method.activities.find((one) => one.code === code);
  return activity?.name || code;
}

/** 415 and 420 lower the deduction. */
function inputRows({ typed, method }: Figures): FigureRow[] {
  return typedNames(method.method)
    .filter((name) => TYPED_FIGURES[name].startsWith("4"))
    .map((name) => {
      const isLowering = name === "corrections" || name === "reductions";
      return row(TYPED_FIGURES[name], typedWord(name), { tax: isLowering ? typed[name] : -typed[name] });
    });
}
