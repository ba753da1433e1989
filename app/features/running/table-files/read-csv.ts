import { type CastingContext, CsvError, type Info, parse } from "csv-parse/sync";
import { activeCsvText } from "#app/platform/files/inert-text.ts";
import { MAX_RAW_COLUMNS, MAX_ROWS } from "#app/features/running/table-files/table-limits.ts";
import { type Allowance, type FileTable, TableReader, UnreadableFile } from "./file-table.ts";

export const DELIMITERS = [";", ",", "\t"];

const NO_TEXT = /[\u0000-\u0008\u000e-\u001f]/;

/** UTF-8, UTF-16 with BOM, or Windows-1252. @throws UnreadableFile */
export function readCsv(bytes: Uint8Array, name: string, allowance: Allowance): FileTable | null {
  const table = new TableReader(name, allowance, activeCsvText);
  for (const { line, record } of csvRecords(bytes, MAX_ROWS + 1)) table.add(line, record);
  return table.done();
}

interface CsvRecord {
  line: number;
  record: string[];
}

/**
 * UTF-8, UTF-16 with BOM, or Windows-1252; without empty lines.
 * @param most one more is read, so that a longer file is noticed and not read to its end
 * @throws UnreadableFile
 */
export function csvRecords(bytes: Uint8Array, most: number, delimiter = delimiterOf): CsvRecord[] {
  // Files edited by several people have several line ends.
  const text = textOf(bytes).replace(/\r\n?/g, "\n");
  if (NO_TEXT.test(text)) throw new UnreadableFile("import.file_unknown");
  return recordsOf(text, most, delimiter(text));
}

function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function recordsOf(text: string, most: number, delimiter: string): CsvRecord[] {
  let end = 0;
  try {
    const options = {
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      delimiter,
      record_delimiter: "\n",
      to: most + 1,
      cast: withinColumns,
    } as const;
    const records: unknown = parse(text, options);
    return (records as { info: Info; record: string[] }[]).map(({ info, record }) => {
      const line = end + 1 + emptyLinesAt(info, end, record);
      end = info.lines;
      return { line, record };
    });
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile("import.file_broken");
    throw error;
  }
}

/** Called for each cell, so that a line of a million separators is not read to its end. */
function withinColumns(cell: string, { index }: CastingContext): string {
  if (index < MAX_RAW_COLUMNS) return cell;
  throw new UnreadableFile("import.file_too_many_columns", { max: MAX_RAW_COLUMNS });
}

function emptyLinesAt({ lines }: Info, end: number, record: string[]): number {
  const own = record.reduce((sum, cell) => sum + (cell.split("\n").length - 1), 1);
  return Math.max(0, lines - end - own);
}

const HEAD = 10_000;

const LINES = 20;

/** That of most lines: a title above the headings has commas of its own. */
function delimiterOf(text: string): string {
  const bare = text
    .slice(0, HEAD)
    .replace(/^[\uFEFF\s]+/, "")
    .replace(/"(?:[^"]|"")*"/g, "");
  const lines = bare.split("\n").filter((line) => line.trim() !== "");
  const counts = DELIMITERS.map((delimiter) => {
    const ofLines = lines.slice(0, LINES).map((line) => line.split(delimiter).length);
    return ofLines.toSorted((a, b) => a - b)[Math.floor((ofLines.length - 1) / 2)] ?? 0;
  });
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ";";
}
