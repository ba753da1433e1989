import type { RowValues } from "#app/features/front/imports/clients/client-row.ts";
import { rowValues } from "#app/features/front/imports/file/row-values.ts";
import type { ImportTable } from "./import-table.ts";
import type { Mapping } from "./mapping/mapping.schema.ts";

export interface ImportRow {
  /** Of the table, from 0. */
  row: number;
  values: RowValues;
}

/** As a person has corrected them, without those that are done with. */
export function importRows(
  { rows }: ImportTable,
  { fields, corrections, leftOut, taken }: Mapping,
): ImportRow[] {
  const done = new Set([...leftOut, ...taken]);
  const byRow = Map.groupBy(corrections, ({ row }) => row);
  return rows.flatMap(({ cells }, row) =>
    done.has(row) ? [] : [{ row, values: rowValues(fields, cells, correctedIn(byRow.get(row))) }],
  );
}

function correctedIn(corrections: Mapping["corrections"] = []): RowValues {
  return Object.fromEntries(corrections.map(({ field, value }) => [field, value]));
}
