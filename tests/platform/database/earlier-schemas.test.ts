import { readdirSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { downloadInvoice } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { ROW_LIVES } from "#app/platform/database/schema/lives.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { checkBooks } from "../../../db/doctor/books-check.ts";
import { isMigrated, migrate, migrateTo } from "../../../db/migrate.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { emptyPostgres } from "../../support/databases/empty-postgres.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { FULL } from "../../support/choice-of-day.ts";
import { testPlatform } from "../../support/platform.ts";
import { JSON_READERS } from "../../support/stored/json-readers.ts";
import { type Row, STORED_PDF, STORED_TOTAL } from "../../support/stored/known-rows.ts";
import { storedContext } from "../../support/stored/stored-context.ts";
import { storedId } from "../../support/stored/stored-ids.ts";
import { FIRST_STORED } from "../../support/stored/stored-json.ts";
import { type FilledTable, insertRows, storedRows } from "../../support/stored/stored-rows.ts";

const FOLDER = path.join(import.meta.dirname, "../../../db/migrations");
const ALL = readdirSync(FOLDER)
  .map((file) => path.basename(file, ".ts"))
  .sort();
/** Upgrades start from any of them; day to day the first and the last two say most. */
const NAMES = FULL ? ALL : [...ALL.slice(0, 1), ...ALL.slice(-2)];
const POSTGRES = inject("postgresUrl");

/** A later migration adds to it. */
const EXTENDED = "invoices.search_text";

const PLACES: [string, () => Promise<string>][] = [
  ["SQLite", async () => "sqlite::memory:"],
  ...(POSTGRES ? [["Postgres", () => emptyPostgres(POSTGRES)] as [string, () => Promise<string>]] : []),
];
const CASES = NAMES.flatMap((name) => PLACES.map(([database, place]) => [name, database, place] as const));

/** The same for all databases, as answers that were kept are encrypted by it. */
const SECRET = "x".repeat(32);

let past: { name: string; rows: FilledTable[] } | undefined;

it.each(CASES)(
  "security 20: the data of a schema at %s on %s is all there after the upgrade",
  async (name, _, place) => {
    const database = openDatabase(await place());
    const platform = testPlatform(database, { SESSION_SECRET: SECRET });
    await migrateTo(database, name);
    if (past?.name !== name) past = { name, rows: await rowsAt(name, platform) };
    const { rows } = past;
    await insertRows(database.db, rows);
    await migrate(database);

    expect(await isMigrated(database)).toBe(true);
    for (const table of rows) await expectKept(database, table);
    expect(await checkBooks(database)).toMatchObject({ level: "ok" });

    const ctx = storedContext(platform);
    for (const [column, read] of Object.entries(JSON_READERS))
      if (isIn(rows, column))
        expect(await read(ctx), column).toMatchObject(JSON.parse(FIRST_STORED.get(column)!) as object);
    const hasInvoices = isIn(rows, "invoices.id");
    if (hasInvoices) {
      const id = storedId("invoices");
      expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", settled: STORED_TOTAL });
      expect(Buffer.from((await downloadInvoice(ctx, id)).content)).toEqual(STORED_PDF);
    }
    const next = await findInvoice(ctx, await createInvoice(ctx, invoiceInput()));
    expect(next.number).toBe(hasInvoices ? "INV-2026-0002" : "INV-2026-0001");
  },
);

it("the latest schema has rows in every table", async () => {
  const rows = await storedRows((await freshSqlite()).db, SECRET);
  expect(rows.map((table) => table.name).toSorted()).toEqual(Object.keys(ROW_LIVES).toSorted());
});

/** SQLite tells the form of a schema for both databases. */
async function rowsAt(name: string, { database, secret }: Platform): Promise<FilledTable[]> {
  if (database.dialect.title === "SQLite") return storedRows(database.db, secret);
  const pattern = openDatabase("sqlite::memory:");
  await migrateTo(pattern, name);
  const rows = await storedRows(pattern.db, secret);
  await pattern.db.destroy();
  return rows;
}

/** What was made from documents and is written to the book, by a job that the upgrade queues. */
const INTO_BOOK = { table: "book_entries", job: "book.move" };

async function expectKept({ db }: Database, { name, rows }: FilledTable): Promise<void> {
  if (name === INTO_BOOK.table) return;
  const { rows: found } = await sql<Row>`select * from ${sql.table(name)}`.execute(db);
  // A refund that was marked as undone is ended by one of its own.
  const isAdded = (row: Row) =>
    (name === "jobs" && row.name === INTO_BOOK.job) || (name === "refunds" && !!row.takes_back);
  const after = found.filter((row) => !isAdded(row));
  const columns = Object.keys(after[0] ?? {}).filter((column) => `${name}.${column}` !== EXTENDED);
  const kept = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => columns.includes(key))),
  );
  expect(after, name).toHaveLength(rows.length);
  expect(after, name).toEqual(
    expect.arrayContaining(kept.map((row): unknown => expect.objectContaining(row))),
  );
}

function isIn(tables: FilledTable[], column: string): boolean {
  return tables.some(({ name, rows }) =>
    Object.keys(rows[0] ?? {}).some((key) => `${name}.${key}` === column),
  );
}
