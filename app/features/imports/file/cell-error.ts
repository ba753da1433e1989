import type { FieldError } from "#app/platform/errors.ts";
import type { ImportTable } from "#app/features/imports/import-table.ts";

/** `row` counts the table's rows from 0, null for the whole file. */
export interface CellError extends FieldError {
  row: number | null;
}

export interface Place {
  part: string;
  line: number;
  column: string;
}

export function placeOf(table: ImportTable, fields: readonly string[], error: CellError): Place | null {
  if (error.row === null) return null;
  const { lines } = table.rows[error.row]!;
  const column = fields.indexOf(error.field);
  const [first] = table.parts;
  const ofColumn = column >= 0 && column >= (first?.columns ?? 0) ? 1 : 0;
  const part = lines[ofColumn] ? ofColumn : lines.findIndex((line) => line > 0);
  return {
    part: table.parts.length > 1 ? (table.parts[part]?.name ?? "") : "",
    line: lines[part] ?? 0,
    column: column < 0 ? "" : (table.headings[column] ?? ""),
  };
}
