import type { RowValues } from "#app/features/imports/clients/client-row.ts";

export function rowValues(fields: readonly string[], cells: readonly string[]): RowValues {
  const values: RowValues = {};
  for (const [index, field] of fields.entries()) {
    const cell = cells[index] ?? "";
    if (field) values[field] = cell.trim() === "" ? "" : cell;
  }
  return withOwnPostalCode(values);
}

const CODE_BEFORE_TOWN = /^\s*((?:[A-Z]{1,2}[- ])?\d{4,5})\s+(\D.*)$/;

/** A column "PLZ Ort" holds both, and there is no other for the code. */
function withOwnPostalCode(values: RowValues): RowValues {
  const [, postalCode, city] = CODE_BEFORE_TOWN.exec(values.city ?? "") ?? [];
  return postalCode && city && !values.postalCode ? { ...values, postalCode, city } : values;
}
