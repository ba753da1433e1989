import { csvRecords, DELIMITERS } from "#app/features/running/table-files/read-csv.ts";
import { Allowance, TableReader, UnreadableFile } from "#app/features/running/table-files/file-table.ts";
import { headingKey } from "#app/features/running/table-files/heading-words.ts";
import { activeCsvText } from "#app/platform/files/inert-text.ts";
import { normaliseIban } from "#app/swiss/iban.ts";
import { hasValidCheckDigits } from "#app/swiss/mod97.ts";
import type { CsvTable } from "./csv-mapping.ts";
import { MAX_CSV_ROWS } from "#app/features/money/bank-files/bank-file-limits.ts";
import { KNOWN_HEADINGS } from "./guess-mapping.ts";

/** Banks write account, owner and period above the headings. */
const HEAD_ROWS = 30;

/** @throws UnreadableFile */
export function readCsvFile(bytes: Uint8Array): CsvTable {
  const records = csvRecords(bytes, MAX_CSV_ROWS + HEAD_ROWS, delimiterOfMost);
  const at = headingRow(records.map(({ record }) => record));
  const reader = new TableReader("", new Allowance(MAX_CSV_ROWS), activeCsvText);
  for (const { line, record } of records.slice(at)) reader.add(line, record);
  const table = reader.done();
  if (!table || table.rows.length === 0) throw new UnreadableFile("import.file_empty");
  const above = records.slice(0, at).flatMap(({ record }) => record);
  return { headings: table.headings, rows: table.rows, accounts: ibansIn(above.join("\n")) };
}

function headingRow(records: string[][]): number {
  const head = records.slice(0, HEAD_ROWS);
  const known = head.map(
    (record) => new Set(record.flatMap((cell) => KNOWN_HEADINGS.get(headingKey(cell)) ?? [])).size,
  );
  const most = Math.max(0, ...known);
  if (most > 1) return known.indexOf(most);
  const cells = head.map((record) => record.filter((cell) => cell.trim() !== "").length);
  return Math.max(0, cells.indexOf(Math.max(0, ...cells)));
}

/** That which splits most lines into equally many cells: those above the headings have few or none. */
function delimiterOfMost(text: string): string {
  const lines = text.split("\n", HEAD_ROWS).map((line) => line.replace(/"(?:[^"]|"")*"/g, ""));
  const score = (delimiter: string) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    return Math.max(0, ...counts.map((count) => count * counts.filter((other) => other === count).length));
  };
  return DELIMITERS.toSorted((a, b) => score(b) - score(a))[0] ?? ";";
}

export function ibansIn(text: string): string[] {
  const found = text.match(/\b[A-Z]{2}\d{2}(?: ?[0-9A-Z]{4}){3,7}(?: ?[0-9A-Z]{1,3})?\b/g) ?? [];
  return [...new Set(found.map(normaliseIban).filter(hasValidCheckDigits))];
}
