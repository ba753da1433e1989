import { type Kysely, sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import type { Schema } from "#app/platform/database/schema.ts";
import { sqliteFile } from "../../support/databases/databases.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

async function start() {
  const { database } = await sqliteFile();
  onTestFinished(() => database.db.destroy());
  const { readingApart } = database.dialect;
  if (!readingApart) throw new Error("SQLite has threads that read");
  return { db: database.db, readingApart };
}

/** Some tenths of a second. */
const LONG = sql`
  with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 2000000)
  select count(*) from numbers`;

const SHORT = sql`select 1 as one`;

itRarely("the reads of one lane follow each other, and another lane does not wait for them", async () => {
  const { db, readingApart } = await start();
  const order: string[] = [];
  const read = (lane: string, name: string, query = LONG) =>
    readingApart(lane, async () => order.push(`${name} after ${(await query.execute(db)).rows.length}`));
  // From here on both lanes have a thread: what is compared is who waits for whom, not how fast a thread starts.
  await Promise.all([read("large", "start", SHORT), read("other", "start", SHORT)]);
  await Promise.all([read("large", "first"), read("large", "second"), read("other", "other", SHORT)]);
  expect(order.indexOf("first after 1")).toBeLessThan(order.indexOf("second after 1"));
  expect(order.indexOf("other after 1")).toBeLessThan(order.indexOf("second after 1"));
});

it("a thread gives what the connection would give: bytes, numbers, nothing, and SQLite's own faults", async () => {
  const { db, readingApart } = await start();
  const query = sql`select x'00ff' as bytes, 12345678901 as amount, null as missing, ${"Zürich"} as city`;
  const expected = await query.execute(db);
  const rows = await readingApart("large", () => query.execute(db));
  expect(rows).toEqual(expected);
  const fault = { name: "SqliteError", code: "SQLITE_ERROR" };
  const failing = (db: Kysely<Schema>) => sql`select json('{')`.execute(db);
  await expect(failing(db)).rejects.toMatchObject(fault);
  await expect(readingApart("large", () => failing(db))).rejects.toMatchObject(fault);
  expect(await readingApart("large", () => query.execute(db))).toEqual(expected);
});

it("what writes stays where it was, and a transaction reads what it has written", async () => {
  const { db, readingApart } = await start();
  await readingApart("large", async () => {
    const row = { id: "a", count: 1, window_end: "b" };
    const seen = await db.transaction().execute(async (db) => {
      await db.insertInto("rate_limits").values(row).execute();
      return db.selectFrom("rate_limits").selectAll().execute();
    });
    expect(seen).toEqual([row]);
    expect(await db.selectFrom("rate_limits").selectAll().execute()).toEqual([row]);
    await db.deleteFrom("rate_limits").execute();
    expect(await db.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
  });
});
