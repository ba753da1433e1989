import { stringify } from "csv-stringify/sync";
import { inertText } from "./inert-text.ts";
import type { Cell, ExportSheet } from "./sheet.ts";

/** Without it Excel reads UTF-8 as Windows-1252. */
const BOM = "\uFEFF";

/** Many programs take any of them for the end of a row. */
const LINE_END = /[\r\n]/;

/** CRLF, one piece for each page of rows; text is inert. */
export async function* csvPieces(sheet: ExportSheet, delimiter: ";" | ","): AsyncGenerator<string> {
  const write = (rows: Cell[][]) =>
    stringify(rows, { delimiter, record_delimiter: "\r\n", quoted_match: LINE_END });
  const isText = sheet.columns.map(({ kind }) => kind === "text");
  yield BOM + write([sheet.columns.map(({ heading }) => heading)]);
  for await (const page of sheet.pages) {
    if (page.length === 0) continue;
    yield write(
      page.map((row) => row.map((cell, index) => (isText[index] ? inertText(String(cell ?? "")) : cell))),
    );
  }
}
