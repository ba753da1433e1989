import { promises as fs, readdirSync } from "node:fs";
import path from "node:path";
import { FileMigrationProvider, type MigrationResultSet, Migrator } from "kysely/migration";
import { checkDatabase } from "#app/platform/database/database-check.server.ts";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { readEnv } from "#app/platform/env.server.ts";
import { command } from "./command.ts";
import { refuseNewer } from "./newer-schema.ts";

const FOLDER = path.join(import.meta.dirname, "migrations");

type Migrated = Pick<Database, "db" | "dialect">;

interface MigrationFile {
  up(db: Database["db"], dialect: Database["dialect"]): Promise<void>;
}

/** How long a process waits for another one that is migrating (ms). */
const MIGRATION_TIMEOUT = 10 * 60_000;

/** How long a process waits for a database that is away, or not there yet (ms). */
const OUTAGE = 60_000;

/**
 * Safe from several processes at once. @param schema of the migrations' record, when not Postgres's usual one
 * @returns names of the applied migrations @throws EnvError when a newer version wrote the database
 */
export async function migrate(database: Migrated, schema?: string): Promise<string[]> {
  if (schema === undefined) await requireKnownSchema(database);
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
      const { error, results = [] } = await work(migrator({ ...database, db }, schema));
      if (error) throw error;
      return results.map((result) => result.migrationName);
    });
  return dialect.outlasting(OUTAGE, () => dialect.withWriteTimeout(MIGRATION_TIMEOUT, migrating));
}

export async function isMigrated(database: Migrated): Promise<boolean> {
  const migrations = await migrator(database).getMigrations();
  return migrations.every((migration) => migration.executedAt);
}

/** @throws EnvError when a newer version wrote the database */
export function requireKnownSchema({ db, dialect }: Migrated): Promise<void> {
  return dialect.outlasting(OUTAGE, () => refuseNewer(db, knownMigrations()));
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
    provider: new FileMigrationProvider({
      fs,
      path,
      migrationFolder: FOLDER,
      import: async (file) => {
        const { up } = (await import(file)) as MigrationFile;
        return { up: (db: Database["db"]) => up(db, database.dialect) };
      },
    }),
  });
}

if (import.meta.main) {
  await command(async () => {
    const env = readEnv();
    const database = openDatabase(env.databaseUrl);
    await checkDatabase(env, database);
    const applied = await migrate(database);
    await database.db.destroy();
    return applied.length ? `migrated: ${applied.join(", ")}` : "nothing to migrate";
  });
}
