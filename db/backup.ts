import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { EnvError, readEnv } from "#app/platform/env.server.ts";
import { makeWritableFolder } from "#app/platform/files/folders.server.ts";
import { command, fileArgument } from "./command.ts";
import { type Manifest, migrationsOf, summaryOf, tablesOf, writeManifest } from "./backups/manifest.ts";
import { recordBackup } from "./backups/last-backup.ts";
import { digestRows } from "./backups/row-digest.ts";
import { seal } from "./backups/seal.ts";
import { type Snapshot, withSnapshot } from "./backups/snapshot.ts";
import { verifyBackup } from "./backups/verify.ts";
import { newerMigration, migrateTo } from "./migrate.ts";

const USAGE = "npm run backup -- FILE, or npm run backup -- --verify FILE";

/**
 * While the product runs (docs/operations.md); verified before the file gets its name. @returns a summary
 * @throws EnvError when the file exists or the copy is not sound
 */
export async function backup(databaseUrl: string, file: string, now = new Date()): Promise<string> {
  if (existsSync(file)) throw new EnvError(`${file}: exists already`);
  makeWritableFolder(path.dirname(file), "FILE");
  const part = `${file}.part`;
  remove(part);
  try {
    await withSnapshot(databaseUrl, (snapshot) => copy(snapshot, part, now));
    seal(part);
    const { manifest } = await verifyBackup(part);
    renameSync(part, file);
    await recordBackup(databaseUrl, now).catch(warnOfUnknown);
    return summaryOf(manifest);
  } catch (error) {
    remove(part);
    throw isFull(error) ? new EnvError(`${file}: no backup made, there is no room for it`) : inOneLine(error);
  }
}

/** The file is whole all the same: only the age of the last backup in the figures is not right then. */
function warnOfUnknown(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  console.warn(
    `The backup is whole, but that it was made could not be written down in the database: ${reason}`,
  );
}

function isFull(error: unknown): boolean {
  const { code = "" } = (error ?? {}) as { code?: unknown };
  return ["SQLITE_FULL", "SQLITE_IOERR_SHMSIZE", "ENOSPC", "server.disk_full"].includes(String(code));
}

function inOneLine(error: unknown): unknown {
  return error instanceof Sqlite.SqliteError ? new EnvError(`no backup made: ${error.message}`) : error;
}

async function copy({ migrations, rows }: Snapshot, part: string, now: Date): Promise<void> {
  const target = await emptyCopy(migrations, part);
  try {
    target.exec("begin");
    const found = { tables: {}, damagedPdfs: [], documentsInStore: 0 };
    const manifest: Manifest & { documentsInStore: number } = {
      createdAt: now.toISOString(),
      migrations,
      ...found,
    };
    for (const table of tablesOf(target)) {
      const columns = table.columns.map((name) => `"${name}"`).join(", ");
      const places = table.columns.map(() => "?").join(", ");
      const insert = target.prepare(`insert into "${table.name}" (${columns}) values (${places})`);
      const { damagedPdfs, inStore, ...digest } = await digestRows(table, rows(table.name), (values) =>
        insert.run(values),
      );
      manifest.tables[table.name] = digest;
      manifest.damagedPdfs.push(...damagedPdfs);
      manifest.documentsInStore += inStore;
    }
    writeManifest(target, manifest);
    target.exec("commit");
  } finally {
    target.close();
  }
}

/** The database's schema may be older than this program's. */
async function emptyCopy(migrations: string[], part: string): Promise<Sqlite.Database> {
  const last = migrations.at(-1);
  const newer = newerMigration(migrations);
  if (last === undefined || newer)
    throw new EnvError(
      `the database has the schema of another version (${newer ?? "none"}); back it up with that`,
    );
  const database = opened(part);
  await migrateTo(database, last).finally(() => database.db.destroy());
  const target = new Sqlite(part);
  target.pragma("journal_mode = delete");
  target.pragma("synchronous = off");
  target.pragma("foreign_keys = off");
  if (String(migrationsOf(target)) === String(migrations)) return target;
  target.close();
  throw new EnvError("the database lacks an earlier migration: run npm run migrate first");
}

function opened(part: string) {
  try {
    return openDatabase(`sqlite:${part}`);
  } catch (error) {
    // The message of an error names a setting, which this file is not from.
    throw error instanceof EnvError && error.cause ? error.cause : error;
  }
}

function remove(part: string): void {
  for (const suffix of ["", "-journal", "-wal", "-shm"]) rmSync(part + suffix, { force: true });
}

if (import.meta.main) {
  await command(async () => {
    const [first, ...rest] = process.argv.slice(2);
    if (first !== "--verify") {
      const file = fileArgument(process.argv.slice(2), USAGE);
      return `${file}: ${await backup(readEnv().databaseUrl, file)}`;
    }
    const file = fileArgument(rest, USAGE);
    const { manifest } = await verifyBackup(file);
    return `${file}: sound, made ${manifest.createdAt}; ${summaryOf(manifest)}`;
  });
}
