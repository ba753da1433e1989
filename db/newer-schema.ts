import { type Kysely, sql } from "kysely";
import { EnvError } from "#app/platform/env.server.ts";

const RECORD = "kysely_migration";

/** @throws EnvError when a newer version of the product has migrated the database */
export async function refuseNewer<T>(db: Kysely<T>, known: string[]): Promise<void> {
  const newest = (await executedMigrations(db)).filter((name) => !known.includes(name)).at(-1);
  if (newest) throw newerSchema(newest, known);
}

export function newerSchema(found: string, known: string[]): EnvError {
  return new EnvError(
    `DATABASE_URL: a newer version of Rappen wrote this database (${found}, this version knows up to ` +
      `${known.at(-1)}); start that version again, or restore the backup from before the upgrade ` +
      "(docs/operations.md, Upgrades)",
  );
}

async function executedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const record = tables.find(({ name, schema = "public" }) => name === RECORD && schema === "public");
  if (!record) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(RECORD)} order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
