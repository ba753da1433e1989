import type { CellKind } from "#app/platform/forms/field-kinds.ts";

/** A cell as it is kept in a file: text, a number that stays one, a day `YYYY-MM-DD`, or nothing. */
export type Cell = string | number | null;

export interface SheetColumn {
  heading: string;
  kind: CellKind;
}

/** One part of an export: rows come a page at a time, so that a part of any size takes the memory of one page. */
export interface ExportSheet {
  /** As people read it, on the tab of a workbook. */
  name: string;
  /** Name in an archive, without its ending. */
  file: string;
  columns: SheetColumn[];
  pages: AsyncIterable<Cell[][]>;
}
