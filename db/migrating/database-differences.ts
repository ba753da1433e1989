import { type Kysely, sql } from "kysely";

/** Postgres numbers its parameters. The class of an adapter would differ where Kysely is loaded twice. */
export function isPostgres(db: Kysely<unknown>): boolean {
  return sql`${0}`.compile(db).sql === "$1";
}
