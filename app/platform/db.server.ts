import { mkdirSync } from "node:fs";
import path from "node:path";
import { Kysely } from "kysely";
import { type Dialect, postgresCapabilities, sqliteCapabilities } from "./dialect.server.ts";
import { postgresDialect } from "./postgres.server.ts";
import type { Schema } from "./schema.ts";
import { openSqlite, sqliteDialect } from "./sqlite.server.ts";

export type Db = Kysely<Schema>;

export interface Database {
  db: Db;
  dialect: Dialect;
}

/** Opens `sqlite:PATH`, `sqlite::memory:` or `postgres://…`; close it with `database.db.destroy()`. */
export function openDatabase(url: string): Database {
  if (!url.startsWith("sqlite:")) {
    return { db: new Kysely<Schema>({ dialect: postgresDialect(url) }), dialect: postgresCapabilities };
  }
  const file = url.slice("sqlite:".length);
  if (file !== ":memory:") mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
  return fromSqlite(file);
}

/** Opens a copy in memory of a serialized SQLite database: a fresh database for each test costs next to nothing. */
export function openSnapshot(snapshot: Buffer): Database {
  return fromSqlite(snapshot);
}

function fromSqlite(source: string | Buffer): Database {
  return {
    db: new Kysely<Schema>({ dialect: sqliteDialect(openSqlite(source)) }),
    dialect: sqliteCapabilities,
  };
}
