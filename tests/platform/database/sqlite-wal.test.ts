import { mkdtempSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished } from "vitest";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { WAL_LIMIT } from "#app/platform/database/sqlite/sqlite.server.ts";
import { migrate } from "../../../db/migrate.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

const ROW = "x".repeat(20_000);

async function start() {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), "rappen-wal-")), "x.sqlite");
  const database = openDatabase(`sqlite:${file}`);
  onTestFinished(async () => database.db.destroy());
  await migrate(database);
  return { file, database, walSize: () => statSync(`${file}-wal`).size };
}

/** Each in a transaction of its own, as requests do. */
async function write({ db }: Database, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const row = { id: "1", window_end: ROW, count: index };
    await db
      .insertInto("rate_limits")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
}

itRarely("the write-ahead log stays small over thousands of writes", async () => {
  const { database, walSize } = await start();
  await write(database, 2_000);
  expect(walSize()).toBeLessThanOrEqual(WAL_LIMIT);
});

itRarely(
  "the write-ahead log grows while somebody reads for long, a backup say, and is small again soon after",
  async () => {
    const { file, database, walSize } = await start();
    const reader = new Sqlite(file);
    onTestFinished(() => void reader.close());
    reader.exec("begin");
    reader.prepare("select count(*) from users").get();
    await write(database, 1_000);
    expect(walSize()).toBeGreaterThan(WAL_LIMIT);
    reader.exec("commit");
    await write(database, 2);
    expect(walSize()).toBeLessThanOrEqual(WAL_LIMIT);
  },
);
