import type { FormValues } from "#app/platform/forms/form-data.ts";
import { parseAmount } from "#app/swiss/money.ts";
import { parseQuantity } from "#app/swiss/quantity.ts";
import { parseVatRate } from "#app/swiss/vat.ts";
import { blankRow } from "./blank-row.ts";

type RowField = keyof ReturnType<typeof blankRow>;

/** What the columns of a spreadsheet mean, by how many there are. */
const COLUMNS: Record<number, RowField[]> = {
  1: ["description"],
  2: ["description", "unitPrice"],
  3: ["description", "quantity", "unitPrice"],
  4: ["description", "quantity", "unit", "unitPrice"],
  5: ["description", "quantity", "unit", "unitPrice", "vatRate"],
};

const READERS: Partial<Record<RowField, (text: string) => number | null>> = {
  quantity: parseQuantity,
  unitPrice: parseAmount,
  vatRate: (text) => parseVatRate(text.replace(/\s*%$/, "")),
};

/**
 * The rows that copied cells of a spreadsheet make, or null for ordinary text: a single line without tabs. A first
 * line of headings is left out.
 */
export function pastedRows(text: string, vatRate: string): FormValues[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const table = lines.map((line) => line.split("\t").map((cell) => cell.trim()));
  const width = Math.max(0, ...table.map((cells) => cells.length));
  if (width === 0 || (width === 1 && lines.length === 1)) return null;
  const columns = COLUMNS[Math.min(width, 5)]!;
  const body = table.length > 1 && isHeading(table[0]!, columns) ? table.slice(1) : table;
  return body.map((cells) => rowOf(cells, columns, vatRate));
}

function isHeading(cells: string[], columns: RowField[]): boolean {
  return columns.some((column, index) => READERS[column] && !/\d/.test(cells[index] || "0"));
}

function rowOf(cells: string[], columns: RowField[], vatRate: string): FormValues {
  const typed = columns.flatMap((column, index) => {
    const cell = cells[index] ?? "";
    return cell === "" ? [] : [[column, column === "vatRate" ? cell.replace(/\s*%$/, "") : cell]];
  });
  return { ...blankRow(vatRate), ...(Object.fromEntries(typed) as FormValues) };
}
