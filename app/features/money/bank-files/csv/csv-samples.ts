import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import type { CsvMapping, CsvTable } from "./csv-mapping.ts";
import { isUnreadable, readCsvRows } from "./csv-document.ts";
import type { CsvRow } from "./read-csv-row.ts";
import type { RowProblem, UnreadableRow } from "./row-problems.ts";

const [FIRST, MOST] = [5, 10];

const MOST_PROBLEMS = 20;

type RowFate = "incoming" | "outgoing" | "nothing" | "pending" | "failed";

export interface CsvSamples {
  rows: {
    line: number;
    day: string;
    amount: string;
    payer: string;
    text: string;
    reference: string;
    fate: RowFate | null;
    problem: RowProblem | null;
  }[];
  counts: Record<RowFate | "unreadable", number>;
  problems: UnreadableRow[];
}

/** How the first rows are read, and how many rows of the whole file are of each kind. */
export async function csvSamples(
  table: CsvTable,
  mapping: CsvMapping,
  locale: Locale,
  yieldToOthers: () => Promise<void>,
): Promise<CsvSamples> {
  const read = await readCsvRows(table, mapping, yieldToOthers);
  const shown = [
    ...read.slice(0, FIRST),
    ...read.slice(FIRST).filter((row) => !isUnreadable(row) && fateOf(row) === "incoming"),
  ];
  const counts = { incoming: 0, outgoing: 0, nothing: 0, pending: 0, failed: 0, unreadable: 0 };
  for (const row of read) counts[isUnreadable(row) ? "unreadable" : fateOf(row)]++;
  return {
    rows: shown.slice(0, MOST).map((row) => sampleOf(row, locale)),
    counts,
    problems: read.flatMap((row) => (isUnreadable(row) ? [row] : [])).slice(0, MOST_PROBLEMS),
  };
}

function fateOf({ state, amount }: CsvRow): RowFate {
  if (state !== "booked") return state;
  return amount > 0 ? "incoming" : amount < 0 ? "outgoing" : "nothing";
}

function sampleOf(row: CsvRow | UnreadableRow, locale: Locale): CsvSamples["rows"][number] {
  if (isUnreadable(row)) {
    const { line, problem, cell } = row;
    return { line, day: "", amount: "", payer: "", text: cell, reference: "", fate: null, problem };
  }
  const { line, day, amount, currency, payer, text, references } = row;
  return {
    line,
    day: day && formatDay(day, locale),
    amount: `${currency} ${formatAmount(amount).replace("-", "−")}`,
    payer,
    text,
    reference: references[0] ?? "",
    fate: fateOf(row),
    problem: null,
  };
}
