import type { FieldError } from "#app/platform/errors.ts";
import { columnOf } from "#app/features/front/imports/mapping/import-fields.ts";
import type { ImportTable } from "#app/features/front/imports/import-table.ts";

/** `row` counts the table's rows from 0, null for the whole file. */
export interface CellError extends FieldError {
  row: number | null;
}

interface Place {
  part: string;
  line: number;
  /** The heading of the column; empty where no column holds the field. */
  column: string;
  cell: string;
}

export interface SaidError {
  /** The row of the table, null for the whole file. */
  row: number | null;
  field: string;
  place: Place | null;
  code: string;
  message: string;
}

const SHOWN_OF_CELL = 60;

export function placeOf(table: ImportTable, fields: readonly string[], error: CellError): Place | null {
  const found = error.row === null ? undefined : table.rows[error.row];
  if (!found) return null;
  const { lines, cells } = found;
  const column = columnOf(fields, error.field);
  const [first] = table.parts;
  const ofColumn = column >= (first?.columns ?? 0) ? 1 : 0;
  const part = lines[ofColumn] ? ofColumn : lines.findIndex((line) => line > 0);
  return {
    part: table.parts.length > 1 ? (table.parts[part]?.name ?? "") : "",
    line: lines[part] ?? 0,
    column: table.headings[column] ?? "",
    cell: (cells[column] ?? "").trim().slice(0, SHOWN_OF_CELL),
  };
}
