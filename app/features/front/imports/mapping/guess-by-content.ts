import { readDay } from "#app/features/front/imports/file/row-reader.ts";
import { parseDay } from "#app/swiss/dates.ts";
import { parseAmount } from "#app/swiss/money.ts";
import { headingKey } from "#app/features/running/table-files/heading-words.ts";
import { IMPORT_FIELDS } from "./import-fields.ts";
import type { ImportKind } from "./import-kinds.ts";

interface Columns {
  headings: readonly string[];
  rows: readonly { cells: readonly string[] }[];
}

type Test = (cell: string) => boolean;

const LOOKED_AT = 200;

const LONGEST = 100;

/** The tests in the order in which they are asked: the first that most cells pass counts. */
const CONTENTS: readonly (readonly [field: string, isMeant: Test])[] = [
  ["email", (cell) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(cell)],
  ["vatNumber", (cell) => /^CHE[-\s]?\d{3}\.?\d{3}\.?\d{3}/i.test(cell)],
  ["iban", (cell) => /^(CH|LI)\d{2}[\dA-Z ]{17,24}$/i.test(cell)],
  ["city", (cell) => /^((CH|FL)-)?\d{4}\s+\p{L}/u.test(cell)],
  ["phone", (cell) => /^(\+|00|0)[\d\s()/.'-]{8,17}$/.test(cell)],
];

const FIRST_DAYS = ["issueDate", "dueDate"];

const isDayCell: Test = (cell) => parseDay(readDay(cell)) !== null && !/^\d+$/.test(cell);

const isAmount: Test = (cell) => /\d[.,]\d{2}$/.test(cell) && parseAmount(cell) !== null;

/** As spreadsheets write amounts, too: 25.3 for 25.30. */
const isNumber: Test = (cell) => parseAmount(cell) !== null;

const RATES = ["0", "2.5", "2.6", "3.7", "3.8", "7.7", "8", "8.0", "8.1"];

const isRate: Test = (cell) =>
  RATES.includes(cell.replace(/\s*%$/, "").replace(",", ".").replace(/\.0+$/, ""));

/** What a heading says counts, unless the cells say something else; where it says nothing, the cells do. */
export function guessByContent(kind: ImportKind, columns: Columns, byHeading: string[]): string[] {
  const fields = [...byHeading];
  const has = (field: string) => fields.includes(field) || !IMPORT_FIELDS[kind].includes(field);
  const cellsOf = samples(columns);
  for (const [index, field] of byHeading.entries()) {
    const cells = cellsOf(index);
    if (field === "vatRate" && !has("vatTotal") && !most(cells, isRate) && most(cells, isNumber))
      fields[index] = "vatTotal";
    if (field === "paid" && !has("paidOn") && most(cells, isDayCell)) fields[index] = "paidOn";
    if (field === "paid" && !has("status") && most(cells, isAnswer)) fields[index] = "status";
  }
  for (const [index, field] of fields.entries()) {
    const cells = cellsOf(index);
    if (field !== "") continue;
    const found = CONTENTS.find(([field, isMeant]) => !has(field) && most(cells, isMeant));
    if (found) fields[index] = found[0];
    else if (headingKey(columns.headings[index] ?? "") === "") fields[index] = ofUnnamed(cells, has);
  }
  return fields;
}

function ofUnnamed(cells: string[], has: (field: string) => boolean): string {
  if (most(cells, isDayCell)) return FIRST_DAYS.find((field) => !has(field)) ?? "";
  return most(cells, isAmount) && !has("unitPrice") ? "unitPrice" : "";
}

const isAnswer: Test = (cell) => /^(ja|nein|yes|no|oui|non|si|sì|x)$/i.test(cell);

function samples({ rows }: Columns): (column: number) => string[] {
  const first = rows.slice(0, LOOKED_AT);
  return (column) =>
    first.map(({ cells }) => (cells[column] ?? "").trim().slice(0, LONGEST)).filter((cell) => cell !== "");
}

function most(cells: readonly string[], isMeant: Test): boolean {
  return cells.length > 0 && cells.filter(isMeant).length >= cells.length * 0.8;
}
