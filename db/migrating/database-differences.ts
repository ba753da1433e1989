import { type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";

export function inOrder(db: Kysely<unknown>, column: string): RawBuilder<unknown> {
  return isPostgres(db) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column);
}

/** Postgres takes 2,700 bytes. */
export function indexesLongText(db: Kysely<unknown>): boolean {
  return !isPostgres(db);
}

function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
