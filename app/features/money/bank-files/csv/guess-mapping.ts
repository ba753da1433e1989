import { guessColumns, headingKey } from "#app/features/running/table-files/heading-words.ts";
import { COLUMN_HEADINGS, CSV_COLUMNS, type CsvColumn, REPEATED_COLUMNS } from "./csv-columns.ts";
import { cellsOf, type CsvMapping, type CsvTable, type DayOrder, type DecimalSign } from "./csv-mapping.ts";
import { type CsvBank, presetFor } from "./csv-presets.ts";

/** Headings by their key, for reading and for finding the row of headings. */
export const KNOWN_HEADINGS: ReadonlyMap<string, CsvColumn> = new Map(
  CSV_COLUMNS.flatMap((column) =>
    COLUMN_HEADINGS[column].map((heading) => [headingKey(heading), column] as const),
  ),
);

interface GuessedMapping {
  bank: CsvBank | "";
  mapping: CsvMapping;
}

const LOOKED_AT = 2_000;

/** A first guess for a person to correct. Nothing is imported on a guess alone. */
export function guessMapping({ headings, rows }: Pick<CsvTable, "headings" | "rows">): GuessedMapping {
  const table = { headings, rows: rows.slice(0, LOOKED_AT) };
  const preset = presetFor(table.headings);
  if (preset) return preset;
  const found = guessColumns(table.headings, KNOWN_HEADINGS, REPEATED_COLUMNS);
  const columns = found.map((column) => CSV_COLUMNS.find((name) => name === column) ?? "");
  // Beside columns for both directions a further amount is that of a collective booking.
  const hasDirections = columns.includes("credit");
  const mapping: CsvMapping = {
    columns: columns.map((column) => (hasDirections && column === "amount" ? "" : column)),
    dayOrder: "dmy",
    decimal: ".",
    currency: currencyIn(table.headings),
  };
  return {
    bank: "",
    mapping: { ...mapping, dayOrder: dayOrderIn(table, mapping), decimal: decimalIn(table, mapping) },
  };
}

function currencyIn(headings: readonly string[]): string {
  const stated = headings.flatMap((heading) => /\b(CHF|EUR|USD|GBP)\b/.exec(heading)?.[1] ?? []);
  return stated[0] ?? "CHF";
}

/** Swiss files have the day first unless their days say otherwise. */
function dayOrderIn({ rows }: Pick<CsvTable, "rows">, mapping: CsvMapping): DayOrder {
  const days = rows.flatMap(({ cells }) => cellsOf(cells, mapping, "date"));
  if (days.some((day) => /^\d{4}\D/.test(day))) return "ymd";
  return days.some((day) => /^\d{1,2}\D(1[3-9]|[23]\d)\D/.test(day)) ? "mdy" : "dmy";
}

function decimalIn({ rows }: Pick<CsvTable, "rows">, mapping: CsvMapping): DecimalSign {
  const amounts = rows.flatMap(({ cells }) =>
    (["amount", "credit", "debit", "balance"] as const).flatMap((column) => cellsOf(cells, mapping, column)),
  );
  const count = (pattern: RegExp) => amounts.filter((amount) => pattern.test(amount)).length;
  return count(/,\d{1,2}\D*$/) > count(/\.\d{1,2}\D*$/) ? "," : ".";
}
