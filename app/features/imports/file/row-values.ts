import type { RowValues } from "#app/features/imports/clients/client-row.ts";

export function rowValues(fields: readonly string[], cells: readonly string[]): RowValues {
  const values: RowValues = {};
  for (const [index, field] of fields.entries()) {
    const cell = cells[index] ?? "";
    if (field) values[field] = cell.trim() === "" ? "" : cell;
  }
  return values;
}
