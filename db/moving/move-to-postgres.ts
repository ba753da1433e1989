import { existsSync } from "node:fs";
import type Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { checkDatabase, nameOf } from "#app/platform/database/database-check.server.ts";
import { type Database, type Db, openDatabase } from "#app/platform/database/db.server.ts";
import { EnvError } from "#app/platform/env.server.ts";
import { holdExclusively } from "../backups/hold-exclusively.ts";
import { tablesOf } from "../backups/manifest.ts";
import type { TableShape } from "../backups/row-digest.ts";
import { digestStored } from "../backups/snapshot.ts";
import {
  moveTables,
  openBeside,
  refuseWhileRunning,
  tablesIn,
  usualSchema,
} from "../backups/staging-schema.ts";
import { isMigrated, knownMigrations, migrateTo, requireKnownSchema } from "../migrate.ts";
import { copyTable, isUnchanged } from "./copy-table.ts";
import { markAsMoved } from "./moved-mark.ts";
import { createProgress, NOT_BEGUN, type Progress, PROGRESS_TABLE, readProgress } from "./progress.ts";

/** Where the rows wait until all of them are there and compared. */
const WAITING = "rappen_move";

interface Move {
  sqliteFile: string;
  postgresUrl: string;
  now: Date;
  say: (line: string) => void;
}

/**
 * Holds the file for itself, copies batch by batch, reads every row back and compares it, then gives Postgres the
 * tables in one transaction. Started again after a kill, it goes on where it was. @returns a summary
 * @throws EnvError when the product runs, the target has tables, or a row differs: Postgres has no table of ours then
 */
export async function moveToPostgres({ sqliteFile, postgresUrl, now, say }: Move): Promise<string> {
  await checkSource(sqliteFile);
  const own = openBeside(postgresUrl);
  const waiting = openBeside(postgresUrl, WAITING);
  let source: Sqlite.Database | undefined;
  try {
    await checkDatabase({ databaseUrl: postgresUrl }, own);
    await refuseWhileRunning(own.db, postgresUrl);
    await refuseTables(own.db, postgresUrl);
    source = holdExclusively(sqliteFile);
    return await move(source, { own, waiting, place: nameOf(postgresUrl), now, say });
  } catch (error) {
    if (error instanceof EnvError || !(error instanceof Error)) throw error;
    throw new EnvError(`not moved, Postgres says: ${error.message}`, { cause: error });
  } finally {
    source?.close();
    await waiting.db.destroy();
    await own.db.destroy();
  }
}

async function checkSource(file: string): Promise<void> {
  if (!existsSync(file)) throw new EnvError(`${file}: no database there`);
  const database = openDatabase(`sqlite:${file}`);
  try {
    await requireKnownSchema(database);
    if (!(await isMigrated(database)))
      throw new EnvError(`${file}: not up to date; run npm run migrate, or start the product once`);
  } finally {
    await database.db.destroy();
  }
}

async function refuseTables(db: Db, postgresUrl: string): Promise<void> {
  const tables = await tablesIn(db, await usualSchema(db));
  if (tables.length === 0) return;
  throw new EnvError(`${nameOf(postgresUrl)} is not empty: it has the table ${tables.toSorted()[0]}`);
}

interface Moving {
  own: Database;
  waiting: Database;
  place: string;
  now: Date;
  say: (line: string) => void;
}

async function move(source: Sqlite.Database, moving: Moving): Promise<string> {
  const { own, waiting, place, now, say } = moving;
  const tables = tablesOf(source);
  const begun = await prepare(source, tables, moving);
  const copied = new Map<string, Progress>();
  for (const table of tables) {
    const progress = await copyTable(source, waiting.db, table, begun.get(table.name) ?? NOT_BEGUN);
    copied.set(table.name, progress);
    if (progress.rows) say(`${table.name}: ${progress.rows} rows copied`);
  }
  const damaged = await compare(waiting, tables, copied, say);
  markAsMoved(source, place, now);
  await takeOver(own.db);
  const rows = [...copied.values()].reduce((sum, progress) => sum + progress.rows, 0);
  const pdfs = copied.get("invoice_pdfs")?.rows ?? 0;
  const warning = damaged.length ? `\nDamaged in SQLite already: the PDFs of ${damaged.join(", ")}` : "";
  return `${rows} rows, ${pdfs} PDFs of invoices among them, are in ${place} and equal to those of SQLite.${warning}`;
}

/** @returns how far an earlier attempt came; nothing where it began with other rows than the file has now */
async function prepare(
  source: Sqlite.Database,
  tables: TableShape[],
  moving: Moving,
): Promise<Map<string, Progress>> {
  const { own, waiting, say } = moving;
  await sql`create schema if not exists ${sql.id(WAITING)}`.execute(own.db);
  await createProgress(waiting.db);
  const begun = await readProgress(waiting.db);
  for (const table of tables) {
    const progress = begun.get(table.name);
    if (!progress || (await isUnchanged(source, table, progress))) continue;
    say(`${table.name} has changed since the last attempt: all is copied anew`);
    await sql`drop schema ${sql.id(WAITING)} cascade`.execute(own.db);
    return prepare(source, tables, moving);
  }
  await migrateTo(waiting, knownMigrations().at(-1)!, WAITING);
  return begun;
}

/** @returns the PDFs that had another SHA-256 before */
async function compare(
  waiting: Database,
  tables: TableShape[],
  copied: Map<string, Progress>,
  say: Moving["say"],
): Promise<string[]> {
  const damaged: string[] = [];
  for (const table of tables) {
    const { rows, digest, damagedPdfs } = await digestStored(waiting, table);
    const expected = copied.get(table.name);
    if (rows !== expected?.rows || digest !== expected.digest)
      throw new EnvError(`not moved: Postgres did not take the rows of ${table.name} as they are`);
    damaged.push(...damagedPdfs);
    if (rows) say(`${table.name}: ${rows} rows compared`);
  }
  return damaged;
}

async function takeOver(db: Db): Promise<void> {
  await db.transaction().execute(async (db) => {
    const usual = await usualSchema(db);
    if ((await tablesIn(db, usual)).length > 0) throw new EnvError("not moved: the target has tables by now");
    const tables = (await tablesIn(db, WAITING)).filter((name) => name !== PROGRESS_TABLE);
    await moveTables(db, tables, WAITING, usual);
    await sql`drop schema ${sql.id(WAITING)} cascade`.execute(db);
  });
}
