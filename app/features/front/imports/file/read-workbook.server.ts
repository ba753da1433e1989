import { Readable } from "node:stream";
import { makeZip } from "client-zip";
import ExcelJS from "exceljs";
import {
  type Allowance,
  type FileTable,
  TableReader,
  UnreadableFile,
} from "#app/features/running/table-files/file-table.ts";
import { WorkbookSize } from "./workbook-size.ts";

const MAX_SHEETS = 5;

const SHEET = /^xl\/worksheets\/sheet\d+\.xml$/;
const FIRST = ["xl/_rels/workbook.xml.rels", "xl/workbook.xml", "xl/styles.xml"];
const STRINGS = "xl/sharedStrings.xml";
const NO_STRINGS =
  '<?xml version="1.0"?><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>';

export function isPartOfWorkbook(path: string): boolean {
  return FIRST.includes(path) || path === STRINGS || SHEET.test(path);
}

/** Formulas count by the result stated in the file. @throws UnreadableFile */
export async function readWorkbook(parts: Map<string, Buffer>, allowance: Allowance): Promise<FileTable[]> {
  const tables: FileTable[] = [];
  const size = new WorkbookSize();
  for (const part of parts.values()) size.add(part);
  try {
    for await (const sheet of sheetsOf(parts)) {
      const table = new TableReader(nameOf(sheet), allowance);
      for await (const row of sheet) table.add(row.number, cellsOf(row));
      const read = table.done();
      if (read) tables.push(read);
    }
  } catch (error) {
    // The library throws errors of any kind for what is no workbook.
    throw error instanceof UnreadableFile ? error : new UnreadableFile("import.file_broken");
  }
  return tables;
}

/** The sheets in the order the library needs: otherwise it would write temporary files, and unpack without limit. */
function sheetsOf(parts: Map<string, Buffer>): AsyncIterable<AsyncIterable<ExcelJS.Row>> {
  const sheets = [...parts.keys()]
    .filter((path) => SHEET.test(path))
    .toSorted(byNumber)
    .slice(0, MAX_SHEETS);
  const ordered = [...FIRST, STRINGS, ...sheets].map((name) => ({
    name,
    input: parts.get(name) ?? Buffer.from(name === STRINGS ? NO_STRINGS : ""),
  }));
  const file = Readable.from(makeZip(ordered.filter(({ input }) => input.byteLength > 0)));
  const options = {
    worksheets: "emit",
    sharedStrings: "cache",
    styles: "cache",
    hyperlinks: "ignore",
  } as const;
  return new ExcelJS.stream.xlsx.WorkbookReader(file, options);
}

function byNumber(a: string, b: string): number {
  return Number(/\d+/.exec(a)?.[0]) - Number(/\d+/.exec(b)?.[0]);
}

/** Missing in the library's types. */
function nameOf(sheet: unknown): string {
  const name: unknown = typeof sheet === "object" && sheet !== null ? Reflect.get(sheet, "name") : "";
  return typeof name === "string" ? name : "";
}

function cellsOf(row: ExcelJS.Row): string[] {
  const cells: string[] = [];
  row.eachCell((cell, column) => {
    cells[column - 1] = textOf(cell.value, cell.numFmt ?? "");
  });
  return Array.from(cells, (text) => text ?? "");
}

function textOf(value: ExcelJS.CellValue, format: string): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return numberText(format.includes("%") ? value * 100 : value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  if (typeof value !== "object") return String(value);
  if ("richText" in value) return value.richText.map(({ text }) => text).join("");
  if ("text" in value) return String(value.text);
  if ("error" in value) return value.error;
  if ("result" in value) return textOf(value.result ?? null, format);
  return "";
}

/** The number with 15 digits, as spreadsheets show it: 0.1 + 0.2 is 0.3. */
function numberText(value: number): string {
  return String(Number(value.toPrecision(15)));
}
