import type { RowValues } from "#app/features/front/imports/clients/client-row.ts";
import { cellValues, rowValues } from "#app/features/front/imports/file/row-values.ts";
import type { ImportTable } from "./import-table.ts";
import type { Mapping } from "./mapping/mapping.schema.ts";

export interface ImportRow {
  /** The row of the table, from 0. */
  row: number;
  values: RowValues;
  isTaken: boolean;
}

/** The rows as a person has corrected them, without those that were left out. */
export function importRows(
  { rows }: ImportTable,
  { fields, corrections, leftOut, taken }: Mapping,
): ImportRow[] {
  const away = new Set(leftOut);
  const done = new Set(taken);
  const byRow = Map.groupBy(corrections, ({ row }) => row);
  return rows.flatMap(({ cells }, row) =>
    away.has(row)
      ? []
      : [
          {
            row,
            values: rowValues(fields, cells, correctedIn(byRow.get(row))),
            isTaken: done.has(row),
          },
        ],
  );
}

/** The cells of one row, as they stand now. */
export function standingCells(
  { rows }: ImportTable,
  { fields, corrections }: Pick<Mapping, "fields" | "corrections">,
  row: number,
): RowValues {
  const own = corrections.filter((correction) => correction.row === row);
  return { ...cellValues(fields, rows[row]?.cells ?? []), ...correctedIn(own) };
}

function correctedIn(corrections: Mapping["corrections"] = []): RowValues {
  return Object.fromEntries(corrections.map(({ field, value }) => [field, value]));
}
