import { sql } from "kysely";
import { expect, inject, it, onTestFinished } from "vitest";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { emptyPostgres } from "../../support/databases/empty-postgres.ts";
import { hasPgbouncer, startPgbouncer } from "../../support/databases/pgbouncer.ts";
import { isMigrated, migrate } from "../../../db/migrate.ts";

const POSTGRES = inject("postgresUrl");

it.runIf(POSTGRES && hasPgbouncer)("works behind a pooler in transaction mode", async () => {
  const direct = await emptyPostgres(POSTGRES ?? "");
  const { url, stop } = await startPgbouncer(direct);
  onTestFinished(stop);
  const open = () => {
    const database = openDatabase(url, { poolSize: 10 });
    onTestFinished(() => database.db.destroy());
    return database;
  };
  const [one, two] = [open(), open()];
  const applied = await Promise.all([migrate(one), migrate(two)]);
  expect(applied.map((names) => names.length > 0).toSorted()).toEqual([false, true]);
  expect([await migrate(one), await isMigrated(two)]).toEqual([[], true]);
  const limits = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      (index % 2 ? one : two).db.transaction().execute(async (db) => {
        const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(db);
        return rows[0]?.lock_timeout;
      }),
    ),
  );
  expect(new Set(limits)).toEqual(new Set(["10s"]));
  const left = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(one.db);
      return rows[0]?.lock_timeout;
    }),
  );
  expect(new Set(left), "no limit is left behind for the next one").toEqual(new Set(["0"]));
  // Other tests migrate databases of the same server at the same time.
  const locks = await sql`select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and datname = current_database()`.execute(one.db);
  expect(locks.rows).toEqual([]);
});
