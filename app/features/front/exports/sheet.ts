import type { CellKind } from "#app/platform/forms/field-kinds.ts";

export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export type Cell = string | number | null;

export interface SheetColumn {
  heading: string;
  kind: CellKind;
}

/** Any size takes the memory of one page. */
export interface ExportSheet {
  name: string;
  file: string;
  isPlain?: boolean;
  columns: SheetColumn[];
  pages: AsyncIterable<Cell[][]>;
}

/** The pages of a sheet whose rows are few. */
export async function* onePage(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}
