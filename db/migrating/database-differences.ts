import { type Kysely, type RawBuilder, sql } from "kysely";

export function inOrder(db: Kysely<unknown>, column: string): RawBuilder<unknown> {
  return isPostgres(db) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column);
}

/** Postgres takes 2,700 bytes. */
export function indexesLongText(db: Kysely<unknown>): boolean {
  return !isPostgres(db);
}

/** Postgres numbers its parameters. The class of an adapter would differ where Kysely is loaded twice. */
export function isPostgres(db: Kysely<unknown>): boolean {
  return sql`${0}`.compile(db).sql === "$1";
}
