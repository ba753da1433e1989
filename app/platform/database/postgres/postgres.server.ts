import type { Schema } from "#app/platform/database/schema.ts";
import { type Dialect, type Driver, type Kysely, PostgresAdapter, PostgresDialect, sql } from "kysely";
import { pgPackage } from "./pg-package.server.ts";
import type { AppError } from "#app/platform/errors.ts";
import { PostgresPoolDriver } from "./postgres-driver.server.ts";
import { ReplicaDriver } from "./replica-driver.server.ts";
import { PostgresPool, type PostgresSettings } from "./postgres-pool.server.ts";

const INT8 = 20;
const NUMERIC = 1700;

/** A restore looks for connections of this name. */
export const APPLICATION_NAME = "rappen";

/** Any number that nothing else in the database uses. */
const MIGRATION_LOCK = 7_277_369;

/** Money, counts and sums stay far below 2^53. The parsers belong to this pool, not to the pg module. */
export function openPostgres(
  url: string,
  settings: PostgresSettings,
): { dialect: Dialect; pool: PostgresPool } {
  const pg = pgPackage();
  const types = {
    getTypeParser: ((oid: number, format?: "text" | "binary") =>
      oid === INT8 || oid === NUMERIC
        ? Number
        : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  };
  const pool = new PostgresPool(
    { connectionString: url, types, application_name: APPLICATION_NAME },
    settings,
  );
  return { dialect: dialectOf(() => new PostgresPoolDriver(pool)), pool };
}

export function replicaDialect(
  url: string,
  { poolSize, ...asking }: { poolSize: number; primary: Kysely<Schema>; onFault: (fault: AppError) => void },
): Dialect {
  const { pool } = openPostgres(url, { poolSize });
  return dialectOf(() => new ReplicaDriver(pool, asking));
}

function dialectOf(createDriver: () => Driver): Dialect {
  const { createIntrospector, createQueryCompiler } = PostgresDialect.prototype;
  return { createAdapter: () => new PoolerAdapter(), createDriver, createIntrospector, createQueryCompiler };
}

/**
 * Kysely's own lock belongs to a session, which a pooler in transaction mode gives to others: it would never be
 * released. `whileMigrating` takes a lock that ends with its transaction.
 */
class PoolerAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

export function whileMigrating<DB, T>(db: Kysely<DB>, work: (db: Kysely<DB>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(db);
    return work(db);
  });
}
