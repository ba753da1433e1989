import { expect, it } from "vitest";
import { readEnv } from "#app/platform/env.server.ts";
import { openPlatform } from "#app/platform/platform.server.ts";
import { product } from "#app/product.ts";
import { stateFigures } from "#app/platform/observability/state-figures.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { onPlaceOfDay } from "../../support/databases/places.ts";

const NOW = new Date("2026-11-22T10:00:00Z");

onDatabaseOfDay((open) => {
  it("tells the age of the oldest due job and of the last backup, and counts dead jobs", async () => {
    const database = await open();
    const empty = await stateFigures(database, NOW, { dataDir: "." });
    expect(empty).toMatchObject({ jobsWaiting: 0, oldestJobSeconds: 0, jobsDead: 0, backupAgeSeconds: NaN });
    const job = (id: string, state: string, run_at: string) => ({
      id,
      state,
      run_at,
      name: "test",
      payload: "{}",
      attempts: 0,
      last_error: "",
      created_at: run_at,
    });
    const rows = [
      job("1", "ready", "2026-11-22T09:58:00.000Z"),
      job("2", "ready", "2026-11-22T09:59:00.000Z"),
      job("3", "ready", "2026-11-22T10:01:00.000Z"),
      job("4", "dead", "2026-11-22T09:00:00.000Z"),
    ];
    await database.db.insertInto("jobs").values(rows).execute();
    await database.db
      .insertInto("backups")
      .values({ id: "1", made_at: "2026-11-21T10:00:00.000Z" })
      .execute();
    expect(await stateFigures(database, NOW, { dataDir: "." })).toMatchObject({
      diskFreeBytes: expect.any(Number),
      jobsWaiting: 2,
      oldestJobSeconds: 120,
      jobsDead: 1,
      backupAgeSeconds: 86_400,
      connections: { waiting: 0 },
    });
  });
});

onPlaceOfDay((place) => {
  it("counts statements and waiting, and tells the size of the database", async () => {
    const { url, database } = await place();
    await database.db.destroy();
    const settings = { DATABASE_URL: url, METRICS_TOKEN: "token-of-metrics", SESSION_SECRET: "s".repeat(32) };
    const platform = openPlatform(readEnv({ ...settings, NODE_ENV: "test" }), product);
    await platform.database.db.deleteFrom("jobs").execute();
    const text = await platform.metrics!.registry.metrics();
    await platform.database.db.destroy();
    expect(text).toMatch(/^rappen_database_query_duration_seconds_count [1-9]/m);
    expect(text).toMatch(/^rappen_database_wait_seconds_count [1-9]/m);
    expect(text).toMatch(/^rappen_database_size_bytes [1-9]\d{4,}$/m);
    expect(text).toMatch(/^rappen_database_wal_size_bytes \d+$/m);
  });
});
