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

  it("does not make a repeatable transaction wait for the disk, but the others beside it", async () => {
    const ctx = visitor(testPlatform(database));
    const repeatable = ctx.transaction((ctx) => waiting(ctx.db), true);
    const others = Array.from({ length: 3 }, () => ctx.transaction((ctx) => waiting(ctx.db)));
    expect(await Promise.all([repeatable, ...others])).toEqual([NORMAL, FULL, FULL, FULL]);
    await expect(ctx.transaction(() => Promise.reject(new Error("no")), true)).rejects.toThrow("no");
    expect(await waiting(database.db)).toBe(FULL);
  });

  it("rolls back what was left open, and gives the turn to the next", async () => {
    const { db, dialect } = database;
    const row = { id: "a", count: 1, window_end: "2026-11-21T10:00:00.000Z" };
    await dialect.withoutDisk(db, async (db) => {
      await sql`begin`.execute(db);
      await db.insertInto("rate_limits").values(row).execute();
    });
    expect(await waiting(db)).toBe(FULL);
    const counted = await db
      .transaction()
      .execute((db) => db.selectFrom("rate_limits").select("id").execute());
    expect(counted).toEqual([]);
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
