import type { FileTable } from "#app/features/running/table-files/file-table.ts";
import { ITEM_FIELDS, REQUIRED_FIELDS } from "#app/features/front/imports/mapping/import-fields.ts";
import type { ImportKind } from "#app/features/front/imports/mapping/import-kinds.ts";

interface ImportPart {
  name: string;
  columns: number;
}

/** Plain data, stored as JSON until the import. */
export interface ImportTable {
  parts: ImportPart[];
  headings: string[];
  /** One line for each part; 0 where the row has none. */
  rows: { lines: number[]; cells: string[] }[];
}

type Guess = (kind: ImportKind, headings: readonly string[]) => string[];

/** Our export has items as a part of their own: they become rows, with the invoice's cells on the first. */
export function importTable(kind: ImportKind, read: FileTable[], guess: Guess): ImportTable {
  const tables = read.map((table) => belowTitles(table, (headings) => guess(kind, headings)));
  const known = tables.map((table) => ({ table, fields: guess("invoices", table.headings) }));
  const invoices = known.find(({ fields }) => isOfInvoices(fields) && !fields.includes("description"));
  const items = known.find(({ fields }) => has(fields, ["number", "description"]) && !isOfInvoices(fields));
  if (kind === "invoices" && invoices && items) return joined(invoices, items);
  const score = ({ table, fields }: Scored) => {
    const guessed = guess(kind, table.headings);
    const found = REQUIRED_FIELDS[kind].filter((field) => guessed.includes(field)).length;
    const isOfKind = isOfInvoices(fields) === (kind === "invoices");
    const known = guessed.filter(Boolean).length / 1000;
    return (table.rows.length > 0 ? 10 : 0) + found + (isOfKind ? 0.5 : 0) + known;
  };
  return single(known.toSorted((a, b) => score(b) - score(a))[0]!.table);
}

/** Lists often begin with a title, a day or an address of one's own. */
const SEARCHED_LINES = 20;

function belowTitles(table: FileTable, guess: (headings: readonly string[]) => string[]): FileTable {
  const knownIn = (cells: readonly string[]) => guess(cells).filter(Boolean).length;
  const { headings, rows } = table;
  const scores = [headings, ...rows.slice(0, SEARCHED_LINES - 1).map(({ cells }) => cells)].map(knownIn);
  const best = Math.max(...scores);
  const line = scores.indexOf(best);
  const found = best > 1 ? rows[line - 1] : undefined;
  if (!found) return table;
  return { ...table, headings: found.cells.map((cell) => cell.trim()), rows: rows.slice(line) };
}

interface Scored {
  table: FileTable;
  fields: string[];
}

function isOfInvoices(fields: string[]): boolean {
  return has(fields, ["number", "issueDate"]);
}

function has(fields: string[], wanted: string[]): boolean {
  return wanted.every((field) => fields.includes(field));
}

function single({ name, headings, rows }: FileTable): ImportTable {
  return {
    parts: [{ name, columns: headings.length }],
    headings,
    rows: rows.map(({ line, cells }) => ({ lines: [line], cells })),
  };
}

function joined(invoices: Scored, items: Scored): ImportTable {
  const invoiceNumber = invoices.fields.indexOf("number");
  const itemNumber = items.fields.indexOf("number");
  const own = items.table.headings.map((_, index) => ITEM_FIELDS.includes(items.fields[index]!));
  const kept = (cells: string[]) => cells.filter((_, index) => own[index]);
  const headings = kept(items.table.headings);
  const width = invoices.table.headings.length;
  const byNumber = Map.groupBy(items.table.rows, ({ cells }) => cells[itemNumber]!);
  const rows = invoices.table.rows.flatMap(({ line, cells }) => {
    const number = cells[invoiceNumber]!;
    const lines = byNumber.get(number) ?? [];
    byNumber.delete(number);
    if (lines.length === 0) return [{ lines: [line, 0], cells: [...cells, ...headings.map(() => "")] }];
    return lines.map((item, index) => ({
      lines: [line, item.line],
      cells: [...(index === 0 ? cells : onlyNumber(number, invoiceNumber, width)), ...kept(item.cells)],
    }));
  });
  const orphans = [...byNumber].flatMap(([number, lines]) =>
    lines.map((item) => ({
      lines: [0, item.line],
      cells: [...onlyNumber(number, invoiceNumber, width), ...kept(item.cells)],
    })),
  );
  return {
    parts: [
      { name: invoices.table.name, columns: width },
      { name: items.table.name, columns: headings.length },
    ],
    headings: [...invoices.table.headings, ...headings],
    rows: [...rows, ...orphans],
  };
}

function onlyNumber(number: string, at: number, width: number): string[] {
  return Array.from({ length: width }, (_, index) => (index === at ? number : ""));
}
