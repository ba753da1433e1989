import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database, Db } from "#app/platform/database/db.server.ts";
import { freshSqlite, onDatabaseOfDay } from "../../support/databases/databases.ts";
import { testPlatform, visitor } from "../../support/platform.ts";

/** What SQLite calls its ways of waiting. */
const [NORMAL, FULL] = [1, 2];

async function waiting(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  return rows[0]?.synchronous;
}

describe("what need not wait for the disk, on SQLite", () => {
  let database: Database;
  beforeEach(async () => (database = await freshSqlite()));
  afterEach(() => database.db.destroy());

  it("does not wait; everybody else does again afterwards", async () => {
    const { db, dialect } = database;
    expect(await waiting(db)).toBe(FULL);
    expect(await dialect.withoutDisk(db, waiting)).toBe(NORMAL);
    expect(await waiting(db)).toBe(FULL);
  });

  it("leaves nothing behind when it fails", async () => {
    const { db, dialect } = database;
    await expect(dialect.withoutDisk(db, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await waiting(db)).toBe(FULL);
  });

  it("makes a transaction that would be repeated, while others wait for the disk", async () => {
    const ctx = visitor(testPlatform(database));
    const repeated = ctx.transaction((ctx) => waiting(ctx.db), true);
    const others = Array.from({ length: 3 }, () => ctx.transaction((ctx) => waiting(ctx.db)));
    expect(await Promise.all([repeated, ...others])).toEqual([NORMAL, FULL, FULL, FULL]);
    await expect(ctx.transaction(() => Promise.reject(new Error("no")), true)).rejects.toThrow("no");
    expect(await waiting(database.db)).toBe(FULL);
  });

  it("lets a transaction that begins meanwhile wait for its turn, and for the disk", async () => {
    const { db, dialect } = database;
    const counting = Promise.withResolvers<void>();
    const without = dialect.withoutDisk(db, () => counting.promise);
    const within = db.transaction().execute(waiting);
    counting.resolve();
    await without;
    expect(await within).toBe(FULL);
  });
});

onDatabaseOfDay((open) => {
  it("is written all the same", async () => {
    const { db, dialect } = await open();
    const row = { id: "a", count: 1, window_end: "2026-11-21T10:00:00.000Z" };
    await dialect.withoutDisk(db, (db) => db.insertInto("rate_limits").values(row).execute());
    expect(await db.selectFrom("rate_limits").select("id").execute()).toEqual([{ id: "a" }]);
    await db.destroy();
  });
});
