import type { PdfMetadata } from "#app/platform/pdf/pdf-metadata.ts";

interface ReportColumn {
  head: string;
  /** mm; those of a table add up to 170. */
  width: number;
  isAmount?: boolean;
}

export interface ReportRow {
  cells: string[];
  /** `sum` stands out and closes, `group` heads the rows that follow by its first cell, over the whole width. */
  kind?: "sum" | "group";
}

export interface ReportTable {
  columns: ReportColumn[];
  rows: ReportRow[];
}

/** A paper of the books on A4, upright; all of it is text in the reader's language. */
export interface Report {
  metadata: PdfMetadata;
  /** Name and address of the business. */
  sender: string[];
  title: string;
  facts: { label: string; value: string }[];
  tables: ReportTable[];
  notes: string[];
  /** The words at the foot of each page, with `{page}` and `{pages}`. */
  pageOf: string;
}
