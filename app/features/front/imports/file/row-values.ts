import type { RowValues } from "#app/features/front/imports/clients/client-row.ts";

export function rowValues(fields: readonly string[], cells: readonly string[]): RowValues {
  const values: RowValues = {};
  for (const [index, field] of fields.entries()) {
    const cell = cells[index] ?? "";
    if (field) values[field] = cell.trim() === "" ? "" : cell;
  }
  return withOwnPostalCode(values);
}

const CODE_BEFORE_TOWN = /^\s*((?:[A-Z]{1,2}[- ])?\d{4,5})\s+(\D.*)$/;

/** A column "PLZ Ort" holds both, and there is no other for one of them. */
function withOwnPostalCode(values: RowValues): RowValues {
  if (values.city && values.postalCode) return values;
  const [, postalCode, city] = CODE_BEFORE_TOWN.exec(values.city || values.postalCode || "") ?? [];
  return postalCode && city ? { ...values, postalCode, city } : values;
}
