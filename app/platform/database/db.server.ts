import { randomUUID } from "node:crypto";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import path from "node:path";
import { Kysely, type LogEvent, sql } from "kysely";
import { type Dialect, postgresCapabilities, sqliteCapabilities } from "./dialect.server.ts";
import { EnvError } from "#app/platform/env.server.ts";
import type { AppError } from "#app/platform/errors.ts";
import { notingChanges } from "#app/platform/database/changes/noting-driver.server.ts";
import { makeFolder, reasonOf } from "#app/platform/files/folders.server.ts";
import { withWriteTimeout } from "./write-timeout.server.ts";
import { openPostgres } from "#app/platform/database/postgres/postgres.server.ts";
import { PostgresReplica } from "#app/platform/database/postgres/postgres-replica.server.ts";
import type { Replica, ReplicaState } from "#app/platform/database/replica/replica.ts";
import type { PostgresSettings } from "#app/platform/database/postgres/postgres-pool.server.ts";
import type { Schema } from "./schema.ts";
import { recordStatement } from "./statement-span.server.ts";
import type { SqliteSettings } from "#app/platform/database/sqlite/file-connection.server.ts";
import type { WriteTurns } from "#app/platform/database/sqlite/write-turns.server.ts";
import { openSqlite, sqliteDialect } from "#app/platform/database/sqlite/sqlite.server.ts";

export type Db = Kysely<Schema>;

export interface Database {
  db: Db;
  dialect: Dialect;
  /** SQLite is tried after a write found the disk full, Postgres every few seconds. */
  takesWrites(): Promise<boolean>;
  figures(): Promise<DatabaseFigures>;
  replica: Replica | null;
}

interface DatabaseFigures {
  bytes: number;
  /** The size of SQLite's write-ahead log in bytes; 0 on Postgres. */
  walBytes: number;
  connections: { used: number; idle: number; waiting: number };
}

export interface DatabaseSettings extends Partial<SqliteSettings & PostgresSettings> {
  onSlow?: (sql: string, ms: number) => void;
  onQuery?: (ms: number) => void;
  replicaUrl?: string | undefined;
  onReplica?: (state: ReplicaState) => void;
}

const POOL_SIZE = 10;

const SLOW_MS = 200;

/**
 * @param url `sqlite:PATH`, `sqlite::memory:` or `postgres://…`. Close it with `database.db.destroy()`.
 * @throws EnvError when a file cannot be opened as a database; Postgres is first asked by the first statement
 */
export function openDatabase(url: string, settings: DatabaseSettings = {}): Database {
  if (!url.startsWith("sqlite:")) {
    const { dialect, pool } = openPostgres(url, { poolSize: POOL_SIZE, ...settings });
    const db = new Kysely<Schema>({
      dialect: notingChanges(dialect, ["$1", "$2"]),
      log: queryLog(settings, "postgresql"),
    });
    const replica = settings.replicaUrl
      ? new PostgresReplica(settings.replicaUrl, db, { poolSize: POOL_SIZE, ...settings })
      : null;
    if (replica) {
      const end = db.destroy.bind(db);
      db.destroy = () => replica.close().finally(end);
    }
    return {
      db,
      replica,
      dialect: postgresCapabilities,
      takesWrites: everyFewSeconds(() => isWritten(writeAndRemove(db))),
      figures: async () => ({
        bytes: await bytesOfPostgres(db),
        walBytes: 0,
        connections: pool.connections,
      }),
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
  const connections = openSqlite(source);
  const dialect = notingChanges(sqliteDialect(connections, { ...settings, onFault }), ["?", "?"]);
  const db = new Kysely<Schema>({ dialect, log: queryLog(settings, "sqlite") });
  const takesWrites = async () => {
    if (isFull) isFull = !(await findsRoom(db));
    return !isFull;
  };
  const figures = () => Promise.resolve(figuresOfFile(source, connections.turns));
  return { db, dialect: sqliteCapabilities, takesWrites, figures, replica: null };
}

/** Writes and drops some pages, without waiting for other writers. */
async function findsRoom(db: Db): Promise<boolean> {
  const attempt = () =>
    db.transaction().execute(async (db) => {
      await sql`create table space_check as select zeroblob(65536) as room`.execute(db);
      await sql`drop table space_check`.execute(db);
    });
  return isWritten(withWriteTimeout(0, attempt));
}

function isWritten(write: Promise<unknown>): Promise<boolean> {
  return write.then(
    () => true,
    () => false,
  );
}

/** ms for which what was found counts. */
const GOOD_FOR = 5_000;
const BAD_FOR = 500;

/** However often it is asked for, one at a time. */
function everyFewSeconds(isGood: () => Promise<boolean>): () => Promise<boolean> {
  let until = 0;
  let found: Promise<boolean> | undefined;
  return () => {
    if (found && performance.now() < until) return found;
    until = Infinity;
    found = isGood();
    void found.then((isGood) => (until = performance.now() + (isGood ? GOOD_FOR : BAD_FOR)));
    return found;
  };
}

/** A row of nobody that is gone at once: a server that is read-only or full refuses it. */
async function writeAndRemove(db: Db): Promise<void> {
  await db.transaction().execute(async (db) => {
    const id = `trial write ${randomUUID()}`;
    await db.insertInto("rate_limits").values({ id, window_end: "", count: 0 }).execute();
    await db.deleteFrom("rate_limits").where("id", "=", id).execute();
  });
}

function figuresOfFile(source: string | Buffer, { isTaken, waiting }: WriteTurns): DatabaseFigures {
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const isFile = typeof source === "string" && source !== ":memory:";
  return {
    bytes: isFile ? sizeOf(source) : 0,
    walBytes: isFile ? sizeOf(`${source}-wal`) : 0,
    connections: { used: isTaken ? 1 : 0, idle: isTaken ? 0 : 1, waiting },
  };
}

async function bytesOfPostgres(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

function queryLog({ onSlow, onQuery }: DatabaseSettings, system: "postgresql" | "sqlite") {
  return (event: LogEvent) => {
    const { query, queryDurationMillis: ms } = event;
    onQuery?.(ms);
    recordStatement(system, { sql: query.sql, ms, error: event.level === "error" ? event.error : undefined });
    if (ms >= SLOW_MS) onSlow?.(query.sql, Math.round(ms));
  };
}
