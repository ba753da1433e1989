import { z } from "zod";
import { cellsRule } from "#app/features/running/table-files/file-table.ts";
import { CSV_COLUMNS, type CsvColumn } from "./csv-columns.ts";

export const DAY_ORDERS = ["dmy", "mdy", "ymd"] as const;

export type DayOrder = (typeof DAY_ORDERS)[number];

export const DECIMAL_SIGNS = [".", ","] as const;

export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

export const csvMapping = z.object({
  /** One for each column; empty for one that is left out. */
  columns: z.array(z.union([z.literal(""), z.enum(CSV_COLUMNS)])),
  dayOrder: z.enum(DAY_ORDERS),
  decimal: z.enum(DECIMAL_SIGNS),
  /** ISO 4217, of rows that state none. */
  currency: z.string(),
});

export type CsvMapping = z.output<typeof csvMapping>;

/** The parsed file as plain data. It is stored as JSON until somebody confirms the mapping. */
export const csvTable = z.object({
  headings: z.array(z.string()),
  rows: z.array(z.object({ line: z.number().int(), cells: cellsRule })),
  accounts: z.array(z.string()),
});

export type CsvTable = z.output<typeof csvTable>;

export function cellsOf(cells: readonly string[], { columns }: CsvMapping, wanted: CsvColumn): string[] {
  return columns.flatMap((column, index) => (column === wanted ? [(cells[index] ?? "").trim()] : []));
}

export function missingColumns(columns: readonly string[]): CsvColumn[] {
  const hasAmount = columns.includes("amount") || columns.includes("credit");
  return [...(columns.includes("date") ? [] : ["date" as const]), ...(hasAmount ? [] : ["amount" as const])];
}
