import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { checkDatabase } from "#app/platform/database/database-check.server.ts";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { placeMovedTo } from "#app/platform/database/moved-to.server.ts";
import { migrate } from "#db/migrate.ts";
import { moveToPostgres } from "#db/moving/move-to-postgres.ts";
import { forgetMove } from "#db/moving/moved-mark.ts";
import { emptyPostgres } from "../support/databases/empty-postgres.ts";
import { fillTables, TABLES } from "../support/databases/fill-tables.ts";
import { invoiceWith } from "../support/invoices/invoice-with.ts";
import { member, testPlatform } from "../support/platform.ts";
import { itRarely } from "../support/heavy/it-rarely.ts";

const POSTGRES = inject("postgresUrl");

describe.runIf(POSTGRES)("moving from SQLite to Postgres", () => {
  let file = "";
  let url = "";
  let said: string[] = [];
  const now = new Date("2026-11-22T10:00:00Z");
  const move = (say: (line: string) => void = (line) => said.push(line)) =>
    moveToPostgres({ sqliteFile: file, postgresUrl: url, now, say });

  beforeEach(async () => {
    said = [];
    file = path.join(mkdtempSync(path.join(os.tmpdir(), "rappen-move-")), "rappen.sqlite");
    url = await emptyPostgres(POSTGRES ?? "");
    const database = openDatabase(`sqlite:${file}`);
    await migrate(database);
    const ctx = await member(testPlatform(database));
    const invoices = [await invoiceWith(ctx, "sent"), await invoiceWith(ctx, "paid")];
    await fillTables(ctx, invoices[0]!, "2027-01-01T00:00:00.000Z");
    await database.db.destroy();
  });

  it("moves every row and PDF of every table", async () => {
    const before = await contentOf(`sqlite:${file}`);
    expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true);
    expect(await move()).toMatch(
      /^\d+ rows, 2 PDFs of invoices among them, are in Postgres .+ equal to those/,
    );
    expect(await contentOf(url)).toEqual(before);
    expect(await schemasIn(url)).toEqual(["public"]);
    expect(await using(url, migrate)).toEqual([]);
  });

  itRarely("nothing starts on the file any more, until the move is taken back", async () => {
    await move();
    const databaseUrl = `sqlite:${file}`;
    const check = () => using(databaseUrl, (database) => checkDatabase({ databaseUrl }, database));
    await expect(check()).rejects.toThrow(/was moved to Postgres/);
    expect(forgetMove(file)).toBe(true);
    await check();
    expect(forgetMove(file)).toBe(false);
  });

  itRarely("one that was interrupted goes on behind the last row that arrived", async () => {
    await expect(move(stopAfter("invoices: "))).rejects.toThrow("interrupted");
    expect(await schemasIn(url)).toEqual(["rappen_move"]);
    const arrived = await rowsWaiting();
    expect(arrived).toBeGreaterThan(0);
    await move();
    expect(said.join()).not.toContain("anew");
    expect(await contentOf(url)).toEqual(await contentOf(`sqlite:${file}`));
  });

  itRarely("what changed in the file meanwhile is copied anew, what was added is copied too", async () => {
    await expect(move(stopAfter("invoices: "))).rejects.toThrow("interrupted");
    await using(`sqlite:${file}`, ({ db }) =>
      db.updateTable("invoices").set({ notes: "written later" }).execute(),
    );
    await move();
    expect(said).toContain("invoices has changed since the last attempt: all is copied anew");
    expect(await contentOf(url)).toEqual(await contentOf(`sqlite:${file}`));
  });

  itRarely("refuses a Postgres that has tables", async () => {
    await using(url, ({ db }) => sql`create table notes (id text)`.execute(db));
    await expect(move()).rejects.toThrow(/is not empty: it has the table notes$/);
    expect(await schemasIn(url)).toEqual(["public"]);
    expect(await using(`sqlite:${file}`, ({ db }) => placeMovedTo(db))).toBe(null);
  });

  itRarely("refuses a file that the product has open", async () => {
    await using(`sqlite:${file}`, async ({ db }) => {
      await db.selectFrom("users").select("id").execute();
      await expect(move()).rejects.toThrow(/in use; stop the product first$/);
    });
  });

  itRarely("a row that Postgres refuses leaves no table there and the file in use", async () => {
    await using(`sqlite:${file}`, ({ db }) =>
      db.updateTable("invoices").set({ notes: "a zero \u0000 byte" }).execute(),
    );
    await expect(move()).rejects.toThrow(/^not moved, Postgres says: /);
    expect(await schemasIn(url)).toEqual(["rappen_move"]);
    expect(await using(`sqlite:${file}`, ({ db }) => placeMovedTo(db))).toBe(null);
  });

  async function rowsWaiting(): Promise<number> {
    const asked = sql<{ rows: number }>`select sum(rows) as rows from rappen_move.move_progress`;
    const { rows } = await using(url, ({ db }) => asked.execute(db));
    return rows[0]?.rows ?? 0;
  }
});

function stopAfter(start: string) {
  return (line: string) => {
    if (line.startsWith(start)) throw new Error("interrupted");
  };
}

/** The schemas that have tables: an empty Postgres has the schema `public`. */
async function schemasIn(url: string): Promise<string[]> {
  const asked = sql<{ name: string }>`
    select distinct table_schema as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema')`;
  const { rows } = await using(url, ({ db }) => asked.execute(db));
  return rows.map(({ name }) => name);
}

function contentOf(url: string): Promise<Record<string, unknown[]>> {
  return using(url, async ({ db }) => {
    const all: Record<string, unknown[]> = {};
    for (const table of TABLES) {
      const rows = await db.selectFrom(table).selectAll().execute();
      all[table] = rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted();
    }
    return all;
  });
}

/** Open connections would look like a running product. */
async function using<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(url);
  try {
    return await work(database);
  } finally {
    await database.db.destroy();
  }
}
