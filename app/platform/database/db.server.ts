import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { Kysely, type LogEvent, sql } from "kysely";
import { type Dialect, postgresCapabilities, sqliteCapabilities } from "./dialect.server.ts";
import { EnvError } from "#app/platform/env.server.ts";
import type { AppError } from "#app/platform/errors.ts";
import { makeFolder, reasonOf } from "#app/platform/files/folders.server.ts";
import { withWriteTimeout } from "./write-timeout.server.ts";
import { postgresDialect } from "#app/platform/database/postgres/postgres.server.ts";
import type { PostgresSettings } from "#app/platform/database/postgres/postgres-pool.server.ts";
import type { Schema } from "./schema.ts";
import type { SqliteSettings } from "#app/platform/database/sqlite/sqlite-driver.server.ts";
import { openSqlite, sqliteDialect } from "#app/platform/database/sqlite/sqlite.server.ts";

export type Db = Kysely<Schema>;

export interface Database {
  db: Db;
  dialect: Dialect;
  /** False after a write found the disk full, until a trial write succeeds. Always true on Postgres. */
  hasRoom(): Promise<boolean>;
}

export interface DatabaseSettings extends Partial<SqliteSettings & PostgresSettings> {
  /** With the statement's text but not its values. */
  onSlow?: (sql: string, ms: number) => void;
}

const POOL_SIZE = 10;

const SLOW_MS = 200;

/**
 * @param url `sqlite:PATH`, `sqlite::memory:` or `postgres://…`. Close it with `database.db.destroy()`.
 * @throws EnvError when a file cannot be opened as a database; Postgres is first asked by the first statement
 */
export function openDatabase(url: string, settings: DatabaseSettings = {}): Database {
  if (!url.startsWith("sqlite:")) {
    const dialect = postgresDialect(url, { poolSize: POOL_SIZE, ...settings });
    return {
      db: new Kysely<Schema>({ dialect, log: slowLog(settings) }),
      dialect: postgresCapabilities,
      hasRoom: () => Promise.resolve(true),
    };
  }
  const file = url.slice("sqlite:".length);
  if (file === ":memory:") return fromSqlite(file, settings);
  try {
    makeFolder(path.dirname(path.resolve(file)));
    if (existsSync(file)) accessSync(file, constants.W_OK);
    return fromSqlite(file, settings);
  } catch (error) {
    throw new EnvError(`DATABASE_URL: ${file} cannot be used (${reasonOf(error)})`, { cause: error });
  }
}

export function openSnapshot(snapshot: Buffer): Database {
  return fromSqlite(snapshot);
}

function fromSqlite(source: string | Buffer, settings: DatabaseSettings = {}): Database {
  let isFull = false;
  const onFault = (error: AppError) => {
    isFull ||= error.code === "server.disk_full";
    settings.onFault?.(error);
  };
  const dialect = sqliteDialect(openSqlite(source), { ...settings, onFault });
  const db = new Kysely<Schema>({ dialect, log: slowLog(settings) });
  const hasRoom = async () => {
    if (isFull) isFull = !(await findsRoom(db));
    return !isFull;
  };
  return { db, dialect: sqliteCapabilities, hasRoom };
}

/** Writes and drops some pages, without waiting for other writers. */
async function findsRoom(db: Db): Promise<boolean> {
  const attempt = () =>
    db.transaction().execute(async (db) => {
      await sql`create table space_check as select zeroblob(65536) as room`.execute(db);
      await sql`drop table space_check`.execute(db);
    });
  return withWriteTimeout(0, attempt).then(
    () => true,
    () => false,
  );
}

function slowLog({ onSlow }: DatabaseSettings) {
  return ({ query, queryDurationMillis: ms }: LogEvent) => {
    if (ms >= SLOW_MS) onSlow?.(query.sql, Math.round(ms));
  };
}
