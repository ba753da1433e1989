import { type Kysely, sql } from "kysely";
import { encrypt } from "#app/platform/auth/encryption.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { ROW_LIVES } from "#app/platform/database/schema/lives.ts";
import { KNOWN_ROWS, type Row } from "./known-rows.ts";
import { storedId } from "./stored-ids.ts";
import { FIRST_STORED } from "./stored-json.ts";

interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
}

export interface FilledTable {
  name: keyof Schema;
  rows: Row[];
}

const TABLES = Object.keys(ROW_LIVES) as (keyof Schema)[];

/** Before the instant of the tests, and after it where something ends. */
const WRITTEN = "2026-11-20T08:00:00.000Z";
const ENDS = "2026-11-21T12:20:00.000Z";

const SEALED: Record<string, string> = {
  "idempotency_keys.answer": "idempotent answer",
  "kept_forms.sealed": "kept form",
};

/**
 * Rows for every table of a schema on SQLite, those that others refer to first; its JSON columns hold what was first
 * written to them. The same rows fit the same schema on Postgres.
 */
export async function storedRows(db: Kysely<Schema>, secret: string): Promise<FilledTable[]> {
  const filled: FilledTable[] = [];
  const waiting = new Map<keyof Schema, Keys>();
  for (const table of TABLES) waiting.set(table, await keysOf(db, table));
  while (waiting.size > 0) {
    const ready = [...waiting].filter(([table, keys]) =>
      Object.values(keys).every((parent) => parent === table || !waiting.has(parent)),
    );
    if (ready.length === 0) throw new Error(`tables refer to each other: ${[...waiting.keys()].join(", ")}`);
    for (const [table, keys] of ready) {
      waiting.delete(table);
      const { rows: columns } = await sql<Column>`select * from pragma_table_info(${table})`.execute(db);
      if (columns.length === 0) continue;
      const known = KNOWN_ROWS[table] ?? [{}];
      const rows = known.map((row, number) => rowOf({ table, columns, keys, known: row, number, secret }));
      filled.push({ name: table, rows });
    }
  }
  return filled;
}

type Keys = Record<string, keyof Schema>;

async function keysOf(db: Kysely<Schema>, table: keyof Schema): Promise<Keys> {
  const { rows } = await sql<{
    from: string;
    table: keyof Schema;
  }>`select * from pragma_foreign_key_list(${table})`.execute(db);
  return Object.fromEntries(rows.map((key) => [key.from, key.table]));
}

interface Wanted {
  table: keyof Schema;
  columns: Column[];
  keys: Keys;
  known: Row;
  number: number;
  secret: string;
}

function rowOf({ table, columns, keys, known, number, secret }: Wanted): Row {
  const row: Row = {};
  const id = known["id"] ?? storedId(table, number);
  for (const { name, type, notnull, dflt_value } of columns) {
    const parent = keys[name];
    const json = FIRST_STORED.get(`${table}.${name}`);
    const purpose = SEALED[`${table}.${name}`];
    if (name in known) row[name] = known[name];
    else if (name === "id") row[name] = id;
    else if (json && purpose) row[name] = encrypt(secret, purpose, String(id), json);
    else if (json) row[name] = json;
    else if (parent) row[name] = parent === table ? null : storedId(parent);
    else if (notnull && dflt_value === null) row[name] = valueOf(name, type);
  }
  return row;
}

function valueOf(name: string, type: string): unknown {
  if (/int/i.test(type)) return 1;
  if (type === "bytea") return Buffer.from(name);
  if (/^(expires_at|claimed_until|window_end)$/.test(name)) return ENDS;
  if (name.endsWith("_at") || name === "at") return WRITTEN;
  return name;
}

export async function insertRows(db: Kysely<Schema>, tables: FilledTable[]): Promise<void> {
  for (const { name, rows } of tables)
    for (const row of rows) {
      const names = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      const values = sql.join(Object.values(row));
      await sql`insert into ${sql.table(name)} (${names}) values (${values})`.execute(db);
    }
}
