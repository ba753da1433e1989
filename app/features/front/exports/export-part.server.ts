import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { DataExport } from "./data-export.schema.ts";
import { type ColumnOf, type StableColumn, stableCell } from "./kinds/column.ts";
import type { Period } from "./pages.server.ts";
import { jsonList } from "./json-list.ts";
import type { ExportSheet } from "./sheet.ts";

export interface Asked {
  ctx: UserContext;
  options: DataExport;
  /** Only these, in this order; undefined for all of the period. */
  ids?: readonly string[] | undefined;
  /** Whether the business has invoices in EUR: then headings name no currency, and a column does. */
  hasEur: boolean;
  counted: <T>(pages: AsyncIterable<T[]>) => AsyncIterable<T[]>;
}

export interface ExportedPart {
  name: string;
  size: (ctx: BusinessContext, period: Period) => Promise<number>;
  sheet: (asked: Asked) => ExportSheet;
  json: (asked: Asked) => AsyncIterable<string>;
}

interface Records<Row> extends Pick<ExportedPart, "name" | "size"> {
  pages: (asked: Asked) => AsyncIterable<Row[]>;
  columns: readonly ColumnOf<Row>[];
  stableColumns: readonly StableColumn[];
  stable: (row: Row) => unknown;
  /** Where the format JSON says something else. */
  json?: (row: Row) => unknown;
}

export function exportedPart<Row>(records: Records<Row>): Omit<Records<Row>, "json"> & ExportedPart {
  const { pages, stable, json = stable } = records;
  return {
    ...records,
    sheet: (asked) =>
      asked.options.headings === "stable" ? stableSheet(records, asked) : readableSheet(records, asked),
    json: (asked) => jsonList(pages(asked), json),
  };
}

const OF_EUR = ["invoices:field.currency", "invoices:field.exchangeRate"];

function readableSheet<Row>({ name, columns, pages }: Records<Row>, asked: Asked): ExportSheet {
  const t = translator(asked.ctx.locale);
  const shown = columns.filter(({ label }) => asked.hasEur || !OF_EUR.includes(label));
  const heading = (label: string) => (asked.hasEur ? t([label]).replace(/ CHF$/, "") : t([label]));
  return {
    name: t([`exports:part.${name}`]),
    file: name,
    columns: shown.map(({ label, kind }) => ({ heading: heading(label), kind })),
    pages: eachRow(pages(asked), (row) => [shown.map(({ cell }) => cell(row, t))]),
  };
}

/** For programs: the columns are named as in the JSON of the API and hold what it says, whatever the language. */
function stableSheet<Row>({ name, stableColumns, stable, pages }: Records<Row>, asked: Asked): ExportSheet {
  return {
    name,
    file: name,
    isPlain: true,
    columns: stableColumns.map(({ path, kind }) => ({ heading: path, kind })),
    pages: eachRow(pages(asked), (row) => {
      const json = stable(row);
      return [stableColumns.map((column) => stableCell(json, column))];
    }),
  };
}

export async function* eachRow<T, R>(pages: AsyncIterable<T[]>, rows: (row: T) => R[]): AsyncGenerator<R[]> {
  for await (const page of pages) yield page.flatMap(rows);
}
