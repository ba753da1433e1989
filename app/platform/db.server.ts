import { mkdirSync } from "node:fs";
import path from "node:path";
import { Kysely, type LogEvent } from "kysely";
import { type Dialect, postgresCapabilities, sqliteCapabilities } from "./dialect.server.ts";
import { postgresDialect } from "./postgres.server.ts";
import type { Schema } from "./schema.ts";
import type { SqliteSettings } from "./sqlite-driver.server.ts";
import { openSqlite, sqliteDialect } from "./sqlite.server.ts";

export type Db = Kysely<Schema>;

export interface Database {
  db: Db;
  dialect: Dialect;
}

export interface DatabaseSettings extends Partial<SqliteSettings> {
  /** Hears of a statement that took long: its text, without its values, and how long it took (ms). */
  onSlow?: (sql: string, ms: number) => void;
}

/** What counts as long (ms). */
const SLOW = 200;

/** Opens `sqlite:PATH`, `sqlite::memory:` or `postgres://…`; close it with `database.db.destroy()`. */
export function openDatabase(url: string, settings: DatabaseSettings = {}): Database {
  if (!url.startsWith("sqlite:")) {
    return {
      db: new Kysely<Schema>({ dialect: postgresDialect(url), log: slowLog(settings) }),
      dialect: postgresCapabilities,
    };
  }
  const file = url.slice("sqlite:".length);
  if (file !== ":memory:") mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
  return fromSqlite(file, settings);
}

/** Opens a copy in memory of a serialized SQLite database: a fresh database for each test costs next to nothing. */
export function openSnapshot(snapshot: Buffer): Database {
  return fromSqlite(snapshot);
}

function fromSqlite(source: string | Buffer, settings: DatabaseSettings = {}): Database {
  const dialect = sqliteDialect(openSqlite(source), settings);
  return { db: new Kysely<Schema>({ dialect, log: slowLog(settings) }), dialect: sqliteCapabilities };
}

function slowLog({ onSlow }: DatabaseSettings) {
  return ({ query, queryDurationMillis: ms }: LogEvent) => {
    if (ms >= SLOW) onSlow?.(query.sql, Math.round(ms));
  };
}
