import { normalisedReference, referencesIn } from "#app/features/money/bank-files/read/references.ts";
import { normaliseIban } from "#app/swiss/iban.ts";
import type { Day } from "#app/swiss/dates.ts";
import { isQrr, isScor } from "#app/swiss/reference.ts";
import { cellsOf, type CsvMapping, type CsvTable } from "./csv-mapping.ts";
import type { CsvColumn } from "./csv-columns.ts";
import type { RowProblem, UnreadableRow } from "./row-problems.ts";
import { type CsvState, csvStateOf } from "./state-words.ts";
import { writtenAmount, writtenDay } from "./written-cells.ts";

export interface CsvRow {
  line: number;
  day: Day;
  /** Smallest units, negative for money going out. */
  amount: number;
  currency: string;
  part: string;
  state: CsvState;
  payer: string;
  payerIban: string;
  references: string[];
  text: string;
  id: string;
  balance: number | null;
  /** Taken from the account beside the amount. */
  fee: number;
}

const LONGEST_CELL = 40;

export function readCsvRow(
  { line, cells }: CsvTable["rows"][number],
  mapping: CsvMapping,
  headings: readonly string[],
): CsvRow | UnreadableRow {
  const cell = (column: CsvColumn) => cellsOf(cells, mapping, column)[0] ?? "";
  const fail = (problem: RowProblem, column: CsvColumn) => ({
    line,
    problem,
    cell: cell(column).slice(0, LONGEST_CELL),
  });
  const state = mapping.columns.includes("state") ? csvStateOf(cell("state")) : "booked";
  if (!state) return fail("unknown_state", "state");
  const isUtc = /\(UTC\)/.test(headings[mapping.columns.indexOf("date")] ?? "");
  const day = writtenDay(cell("date"), mapping.dayOrder, isUtc);
  if (day === null && (state === "booked" || cell("date") !== ""))
    return fail(cell("date") === "" ? "no_day" : "bad_day", "date");
  const currency = currencyOf(cell, mapping);
  if (!/^[A-Z]{3}$/.test(currency)) return fail("bad_currency", "currency");
  const amount = amountOf(cell, mapping, currency);
  if (typeof amount !== "number") return fail(amount.problem, amount.column);
  return {
    ...wordsOf(cells, mapping),
    line,
    day: day ?? "",
    amount,
    currency,
    state,
    part: cell("part"),
    payer: plain(cell("payer")),
    payerIban: normaliseIban(cell("payerIban")),
    id: cell("id"),
    balance: writtenAmount(cell("balance"), mapping.decimal, currency),
    fee: Math.abs(writtenAmount(cell("fee"), mapping.decimal, currency) ?? 0),
  };
}

type Cell = (column: CsvColumn) => string;

function currencyOf(cell: Cell, { decimal, currency }: CsvMapping): string {
  const isDebit = cell("debit") !== "" && isNothing(cell("credit"), decimal);
  const stated = isDebit ? cell("debitCurrency") || cell("currency") : cell("currency");
  return (stated || currency).toUpperCase();
}

function isNothing(text: string, decimal: CsvMapping["decimal"]): boolean {
  return text === "" || writtenAmount(text, decimal, "CHF") === 0;
}

/** Columns for both directions state amounts with or without sign; banks fill the other one with nothing or zero. */
function amountOf(
  cell: Cell,
  { columns, decimal }: CsvMapping,
  currency: string,
): number | { problem: RowProblem; column: CsvColumn } {
  const read = (column: CsvColumn) => {
    if (cell(column) === "") return { problem: "no_amount" as const, column };
    return writtenAmount(cell(column), decimal, currency) ?? { problem: "bad_amount" as const, column };
  };
  if (columns.includes("amount")) return read("amount");
  const [credit, debit] = [cell("credit"), cell("debit")];
  const hasNoDebit = isNothing(debit, decimal);
  if (isNothing(credit, decimal)) {
    const out = hasNoDebit ? read(credit === "" && debit !== "" ? "debit" : "credit") : read("debit");
    return typeof out === "number" ? -Math.abs(out) || 0 : out;
  }
  if (!hasNoDebit) return { problem: "two_amounts", column: "credit" };
  const received = read("credit");
  return typeof received === "number" && received < 0
    ? { problem: "bad_amount", column: "credit" }
    : received;
}

/** A reference is one only with right check digits; anything else in its column is what the payer wrote. */
function wordsOf(cells: string[], mapping: CsvMapping): Pick<CsvRow, "references" | "text"> {
  const stated = cellsOf(cells, mapping, "reference").filter(Boolean);
  const texts = [...cellsOf(cells, mapping, "text"), ...stated].map(plain).filter(Boolean);
  const text = [...new Set(texts)].join(" ");
  const structured = stated.map(normalisedReference).filter((code) => isQrr(code) || isScor(code));
  return { references: [...new Set([...structured, ...referencesIn(text)])], text };
}

function plain(text: string): string {
  return text
    .replace(/^"+|"+$/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
