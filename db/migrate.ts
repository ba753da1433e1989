import { readdirSync } from "node:fs";
import path from "node:path";
import { DEFAULT_MIGRATION_TABLE, type Migration, type MigrationResultSet, Migrator } from "kysely/migration";
import { checkDatabase } from "#app/platform/database/database-check.server.ts";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { type Env, EnvError, readEnv } from "#app/platform/env.server.ts";
import { command } from "./command.ts";
import { BASE, LAST_BEFORE_BASE, sinceBase } from "./base.ts";

const FOLDER = path.join(import.meta.dirname, "migrations");

type Migrated = Pick<Database, "db" | "dialect">;

/** How long a process waits for another one that is migrating (ms). */
const MIGRATION_TIMEOUT = 10 * 60_000;

/** How long a process waits for a database that is away, or not there yet (ms). */
const OUTAGE = 60_000;

/**
 * Safe from several processes at once. @param schema of the migrations' record, when not Postgres's usual one
 * @returns names of the applied migrations
 */
export async function migrate(database: Migrated, schema?: string): Promise<string[]> {
  return alone(database, schema, (migrator) => migrator.migrateToLatest());
}

export async function migrateTo(database: Migrated, name: string, schema?: string): Promise<void> {
  await alone(database, schema, (migrator) => migrator.migrateTo(name));
}

function alone(
  database: Migrated,
  schema: string | undefined,
  work: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<string[]> {
  const { db, dialect } = database;
  const migrating = () =>
    dialect.whileMigrating(db, async (db) => {
      await renameBase(db, await requireKnownSchema({ db }, schema), schema);
      const { error, results = [] } = await work(migrator({ ...database, db }, schema));
      if (error) throw error;
      return results.map((result) => result.migrationName);
    });
  return dialect.outlasting(OUTAGE, () => dialect.withWriteTimeout(MIGRATION_TIMEOUT, migrating));
}

/** @returns what is applied @throws EnvError when a newer version of the product has migrated the database */
export async function requireKnownSchema({ db }: Pick<Migrated, "db">, schema?: string): Promise<string[]> {
  const names = await appliedMigrations(db, schema);
  const newer = newerMigration(names);
  if (newer)
    throw new EnvError(
      `DATABASE_URL: the database was written by a newer version of Rappen (${newer}); start that version, ` +
        'or restore the backup from before the update (docs/operations.md, "Going back")',
    );
  return names;
}

async function appliedMigrations(db: Database["db"], schema?: string): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const isOurs = (table: (typeof tables)[number]) => schema === undefined || table.schema === schema;
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE && isOurs(table))) return [];
  const executed = await recordOf(db, schema)
    .selectFrom("kysely_migration")
    .select("name")
    .orderBy("name")
    .execute();
  return executed.map(({ name }) => name);
}

function recordOf(db: Database["db"], schema?: string) {
  const own = schema === undefined ? db : db.withSchema(schema);
  return own.withTables<{ kysely_migration: { name: string } }>();
}

/** Renames in two steps, of which the second is made good where a process ended between them. */
async function renameBase(db: Database["db"], names: string[], schema?: string): Promise<void> {
  if (!names.some((name) => name < BASE || name === LAST_BEFORE_BASE)) return;
  const record = recordOf(db, schema);
  const last = record.updateTable("kysely_migration").where("name", "=", LAST_BEFORE_BASE);
  await last.set({ name: BASE }).execute();
  await record.deleteFrom("kysely_migration").where("name", "<", BASE).execute();
}

/** The first one that this version does not have. @throws EnvError for those of an unfinished version 0.1.0 */
export function newerMigration(names: string[]): string | undefined {
  const known = new Set(knownMigrations());
  return sinceBase(names).find((name) => !known.has(name));
}

export async function isMigrated(database: Migrated): Promise<boolean> {
  const migrations = await migrator(database).getMigrations();
  return migrations.every((migration) => migration.executedAt);
}

export function knownMigrations(): string[] {
  return readdirSync(FOLDER)
    .map((file) => path.parse(file).name)
    .sort();
}

function migrator(database: Migrated, schema?: string): Migrator {
  return new Migrator({
    db: database.db,
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
    provider: { getMigrations: () => Promise.resolve(migrations()) },
  });
}

/** The migrations, each loaded when it is applied: most starts apply none. The build relies on this form of import. */
function migrations(): Record<string, Migration> {
  const load = (name: string) => import(`./migrations/${name}.ts`) as Promise<Migration>;
  return Object.fromEntries(
    knownMigrations().map((name) => [name, { up: async (db) => (await load(name)).up(db) }]),
  );
}

/**
 * Before anything else uses the database, by a connection whose faults nobody logs: they are the line that is printed.
 * @returns names of the applied migrations @throws EnvError when it cannot be used
 */
export async function prepareDatabase(env: Pick<Env, "databaseUrl">): Promise<string[]> {
  const database = openDatabase(env.databaseUrl);
  try {
    await checkDatabase(env, database);
    return await migrate(database);
  } finally {
    await database.db.destroy();
  }
}

if (import.meta.main) {
  await command(async () => {
    const applied = await prepareDatabase(readEnv());
    return applied.length ? `migrated: ${applied.join(", ")}` : "nothing to migrate";
  });
}
