import type { FieldError } from "#app/platform/errors.ts";
import type { CellError } from "#app/features/front/imports/file/cell-error.ts";
import type { RowValues } from "#app/features/front/imports/clients/client-row.ts";
import { ITEM_FIELDS } from "#app/features/front/imports/mapping/import-fields.ts";
import type { ImportRow } from "#app/features/front/imports/import-rows.ts";

export interface InvoiceGroup {
  values: RowValues;
  items: RowValues[];
  rows: number[];
}

/**
 * A row without a number belongs to the one above. Later rows may repeat the invoice's values, but not contradict them.
 */
export function groupInvoices(rows: ImportRow[]): { groups: InvoiceGroup[]; errors: CellError[] } {
  const groups = new Map<string, InvoiceGroup>();
  const errors: CellError[] = [];
  let number = "";
  for (const { row, values } of rows) {
    number = (values.number ?? "").trim() || number;
    const known = groups.get(number);
    if (known) errors.push(...differences(known.values, values).map((error) => ({ ...error, row })));
    const group: InvoiceGroup = known ?? { values, items: [], rows: [] };
    group.items.push(values);
    group.rows.push(row);
    groups.set(number, group);
  }
  return { groups: [...groups.values()], errors };
}

function differences(first: RowValues, later: RowValues): FieldError[] {
  return Object.entries(later)
    .filter(
      ([field, value]) =>
        value && !ITEM_FIELDS.includes(field) && field !== "number" && value !== first[field],
    )
    .map(([field]) => ({ field, code: "import.differs", params: { number: first.number ?? "" } }));
}
