import { type DatabaseConnection, type Dialect, PostgresDialect, PostgresDriver } from "kysely";
import pg from "pg";
import Cursor from "pg-cursor";
import { forbidInsideTransaction } from "./open-transaction.server.ts";

const INT8 = 20;
const NUMERIC = 1700;

/** What connections of the product are called, unless DATABASE_URL calls them otherwise: a restore looks for them. */
export const APPLICATION_NAME = "rappen";

/** Connections a process; two processes of the default size fit a stock Postgres many times over. */
const POOL_SIZE = 10;

/**
 * Money, counts and sums come back as numbers: all of them stay far below 2^53 Rappen.
 * The parsers belong to this pool, not to the pg module, so that nobody else is surprised.
 */
export function postgresDialect(url: string): Dialect {
  const types = {
    getTypeParser: ((oid: number, format?: "text" | "binary") =>
      oid === INT8 || oid === NUMERIC
        ? Number
        : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    types,
    application_name: APPLICATION_NAME,
  });
  // The database closed an idle connection (it restarts, say): the pool opens another one. Unheard, the event would end the process.
  pool.on("error", () => {});
  const config = { pool, cursor: Cursor };
  return Object.assign(new PostgresDialect(config), { createDriver: () => new GuardedDriver(config) });
}

type AcquireOptions = Parameters<PostgresDriver["acquireConnection"]>[0];

class GuardedDriver extends PostgresDriver {
  override async acquireConnection(options?: AcquireOptions): Promise<DatabaseConnection> {
    forbidInsideTransaction();
    return super.acquireConnection(options);
  }
}

export function isPostgresUniqueViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === "23505";
}
