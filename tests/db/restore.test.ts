import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, inject, it, onTestFinished } from "vitest";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { backup } from "#db/backup.ts";
import { lastBackup } from "#db/backups/last-backup.ts";
import { isMigrated, migrate, migrateTo } from "#db/migrate.ts";
import { restore } from "#db/restore.ts";
import { emptyPostgres } from "../support/databases/empty-postgres.ts";
import { freePort } from "../support/server/free-port.ts";
import { invoiceInput } from "../support/invoices/invoice-input.ts";
import { onPlaceOfDay } from "../support/databases/places.ts";
import { makePro, member, testPlatform } from "../support/platform.ts";
import { kill, spawnServer, untilReady } from "../support/server/server-process.ts";
import { itRarely } from "../support/heavy/it-rarely.ts";

const POSTGRES = inject("postgresUrl");

function folder(): string {
  return mkdtempSync(path.join(os.tmpdir(), "rappen-restore-"));
}

async function issueInvoice(database: Database): Promise<void> {
  const ctx = await member(testPlatform(database));
  await makePro(ctx);
  await markSent(ctx, await createInvoice(ctx, invoiceInput({ notes: "Grüezi „Łódź“ € 'quoted'" })));
}

async function contentOf({ db }: Database) {
  const all: Record<string, unknown[]> = {};
  for (const table of ["users", "invoices", "invoice_items", "invoice_pdfs", "history", "jobs"] as const)
    all[table] = await db
      .selectFrom(table)
      .selectAll()
      .orderBy(sql`1`)
      .orderBy(sql`2`)
      .execute();
  return all;
}

onPlaceOfDay((place) => {
  itRarely("a restore brings back what the backup holds, and keeps the former data", async () => {
    const { url, database } = await place();
    await issueInvoice(database);
    const before = await contentOf(database);
    const file = path.join(folder(), "copy");
    expect(await backup(url, file)).toBe("1 businesses, 0 clients, 1 invoices, 1 invoice pdfs");
    await database.db.updateTable("invoices").set({ notes: "written later" }).execute();
    await database.db.destroy();

    const { kept } = /kept in (?<kept>.+)$/.exec(await restore(url, file))?.groups ?? {};
    const restored = opened(url);
    expect(await contentOf(restored)).toEqual(before);
    expect(await isMigrated(restored)).toBe(true);
    expect(kept).toMatch(/before[-_]\d{14}$/);
    expect(await notesKept(url, kept ?? "")).toEqual(["written later"]);
    expect(await migrate(restored)).toEqual([]);
  });

  it("a backup of an earlier schema is brought up to date", async () => {
    const { url, database } = await place();
    await database.db.destroy();
    const old = `sqlite:${folder()}/old.sqlite`;
    const former = openDatabase(old);
    await migrateTo(former, "0120_indexes_as_made_for_postgres");
    await former.db.destroy();
    const file = path.join(folder(), "copy");
    await backup(old, file);
    await restore(url, file);
    expect(await isMigrated(opened(url))).toBe(true);
  });

  itRarely("nothing is restored while the product runs", async () => {
    const { url, database } = await place();
    await issueInvoice(database);
    const file = path.join(folder(), "copy");
    await backup(url, file);
    await database.db.destroy();
    const server = spawnServer(await freePort(), { DATABASE_URL: url, DATA_DIR: folder() });
    onTestFinished(() => kill(server));
    await untilReady(server);
    const { invoices, invoice_pdfs } = await contentOf(opened(url));
    await expect(restore(url, file)).rejects.toThrow(/in use.*stop the product first/);
    expect(await contentOf(opened(url))).toMatchObject({ invoices, invoice_pdfs });
  });

  itRarely("writes down when the last backup was made", async () => {
    const { url, database } = await place();
    onTestFinished(() => database.db.destroy());
    expect(await lastBackup(database)).toBe(null);
    await backup(url, path.join(folder(), "one"), new Date("2026-11-20T02:00:00Z"));
    await backup(url, path.join(folder(), "two"), new Date("2026-11-21T02:00:00Z"));
    expect((await lastBackup(database))?.toISOString()).toBe("2026-11-21T02:00:00.000Z");
  });
});

it.runIf(POSTGRES)(
  "a backup of SQLite can be restored into Postgres, and one of Postgres into SQLite",
  async () => {
    const file = folder();
    const sqlite = openDatabase(`sqlite:${file}/rappen.sqlite`);
    await migrate(sqlite);
    await issueInvoice(sqlite);
    const before = await contentOf(sqlite);
    await backup(`sqlite:${file}/rappen.sqlite`, path.join(file, "from-sqlite"));
    const postgres = await emptyPostgres(POSTGRES ?? "");
    expect(await restore(postgres, path.join(file, "from-sqlite"))).not.toContain("kept");
    expect(await contentOf(opened(postgres))).toEqual(before);
    await backup(postgres, path.join(file, "from-postgres"));
    await restore(`sqlite:${file}/again.sqlite`, path.join(file, "from-postgres"));
    expect(await contentOf(opened(`sqlite:${file}/again.sqlite`))).toEqual(before);
  },
);

it.runIf(POSTGRES)("a restore that Postgres refuses changes nothing there", async () => {
  const source = folder();
  const sqlite = openDatabase(`sqlite:${source}/rappen.sqlite`);
  await migrate(sqlite);
  await issueInvoice(sqlite);
  await sqlite.db.updateTable("invoices").set({ notes: "a zero \u0000 byte" }).execute();
  await backup(`sqlite:${source}/rappen.sqlite`, path.join(source, "copy"));
  const url = await emptyPostgres(POSTGRES ?? "");
  const database = opened(url);
  await migrate(database);
  const tables = async () =>
    (
      await sql`select table_schema, table_name from information_schema.tables order by 1, 2`.execute(
        database.db,
      )
    ).rows;
  const before = await tables();
  await database.db.destroy();
  await expect(restore(url, path.join(source, "copy"))).rejects.toThrow(/^nothing restored, Postgres says: /);
  const after = opened(url);
  expect(
    (
      await sql`select table_schema, table_name from information_schema.tables order by 1, 2`.execute(
        after.db,
      )
    ).rows,
  ).toEqual(before);
});

function opened(url: string): Database {
  const database = openDatabase(url);
  onTestFinished(() => database.db.destroy());
  return database;
}

async function notesKept(url: string, kept: string): Promise<string[]> {
  const former = opened(url.startsWith("sqlite:") ? `sqlite:${kept}` : url);
  const table = url.startsWith("sqlite:") ? sql.table("invoices") : sql.id(kept, "invoices");
  const { rows } = await sql<{ notes: string }>`select notes from ${table}`.execute(former.db);
  return rows.map(({ notes }) => notes);
}
