import { stringify } from "csv-stringify/sync";
import type { CellKind } from "#app/platform/forms/field-kinds.ts";
import { inertCsvText } from "#app/platform/files/inert-text.ts";
import type { Cell, ExportSheet } from "./sheet.ts";

/** The mark without which Excel reads UTF-8 as Windows-1252. */
const BOM = "\uFEFF";

/** Many programs take any of them for the end of a row. */
const LINE_END = /[\r\n]/;

/** CRLF, one piece for each page of rows; text is inert, and amounts have two decimals where they are plain. */
export async function* csvPieces(sheet: ExportSheet, delimiter: ";" | "," | "\t"): AsyncGenerator<string> {
  const write = (rows: Cell[][]) =>
    stringify(rows, { delimiter, record_delimiter: "\r\n", quoted_match: LINE_END });
  const { isPlain = false, columns } = sheet;
  yield (isPlain ? "" : BOM) + write([columns.map(({ heading }) => heading)]);
  for await (const page of sheet.pages) {
    if (page.length === 0) continue;
    yield write(page.map((row) => row.map((cell, index) => csvCell(cell, columns[index]!.kind, isPlain))));
  }
}

function csvCell(cell: Cell, kind: CellKind, isPlain: boolean): Cell {
  if (kind === "text") return inertCsvText(String(cell ?? ""));
  return isPlain && kind === "amount" && typeof cell === "number" ? cell.toFixed(2) : cell;
}
