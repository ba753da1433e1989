import type { CellKind } from "#app/platform/forms/field-kinds.ts";

/** Days are `YYYY-MM-DD`. */
export type Cell = string | number | null;

export interface SheetColumn {
  heading: string;
  kind: CellKind;
}

/** Rows come a page at a time: any size takes the memory of one page. */
export interface ExportSheet {
  /** Title of a sheet in a workbook. */
  name: string;
  /** Name in an archive, without its ending. */
  file: string;
  columns: SheetColumn[];
  pages: AsyncIterable<Cell[][]>;
}
