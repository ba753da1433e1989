import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#app/platform/database/db.server.ts";
import { EnvError } from "#app/platform/env.server.ts";
import { type DocumentStore, objectName } from "#app/platform/storage/document-store.ts";
import { DOCUMENT_TABLES, IN_DATABASE, IN_STORE } from "#app/platform/storage/documents.server.ts";
import { inBatches, insertBatch } from "../../backups/insert-rows.ts";
import { digestRows, type Row } from "../../backups/row-digest.ts";
import { streamFrom } from "../../backups/snapshot.ts";
import type { MovedTable } from "./moved-tables.ts";

/**
 * Documents of a store arrive as bytes; the target's own jobs move them to its store.
 * @throws EnvError for one that the store does not have
 */
export async function copyRows(
  source: Db,
  target: Db,
  table: MovedTable,
  store: DocumentStore | null,
): Promise<void> {
  for await (const batch of inBatches(table, rowsOf(source, table))) {
    const missing = table.mayBeThere ? await withoutThoseThere(target, table, batch) : batch;
    const whole: Row[] = [];
    for (const row of missing) whole.push(await withBytes(row, table, store));
    if (whole.length) await insertBatch(target, table, whole);
  }
}

export async function removeMovedRows(db: Db, tables: MovedTable[]): Promise<void> {
  for (const { name, belongs, mayBeThere } of tables.toReversed())
    if (!mayBeThere) await sql`delete from ${sql.table(name)} where ${belongs}`.execute(db);
}

/**
 * Where the bytes of a document are does not matter, if they match its hash.
 * @throws EnvError that names the table in which the two differ
 */
export async function compareRows(source: Db, target: Db, tables: MovedTable[]): Promise<number> {
  let rows = 0;
  for (const table of tables.filter(({ mayBeThere }) => !mayBeThere)) {
    const columns = table.columns.filter(
      (name) => !isDocument(table) || !["bytes", "in_store"].includes(name),
    );
    const shape = { ...table, columns };
    const [here, there] = [
      await digestRows(shape, rowsOf(source, table)),
      await digestRows(shape, rowsOf(target, table)),
    ];
    if (
      here.rows !== there.rows ||
      here.digest !== there.digest ||
      there.damagedPdfs.length > here.damagedPdfs.length
    )
      throw new EnvError(
        `the rows of ${table.name} differ: something was written meanwhile; run the command again`,
      );
    rows += here.rows;
  }
  return rows;
}

function rowsOf(db: Db, { name, belongs, refersToItself }: MovedTable): AsyncIterable<Row> {
  const order = refersToItself ? sql`order by ${sql.ref(refersToItself)} nulls first` : sql``;
  return streamFrom(db, sql`(select * from ${sql.table(name)} where ${belongs} ${order})`);
}

async function withBytes(row: Row, table: MovedTable, store: DocumentStore | null): Promise<Row> {
  if (!isDocument(table) || row.in_store !== IN_STORE) return row;
  const sha256 = String(row.sha256);
  if (!store) throw new EnvError("documents are in a store: set STORAGE_URL");
  const bytes = await store.get(objectName(sha256));
  if (!bytes || hash("sha256", bytes) !== sha256)
    throw new EnvError(
      `${store.place} does not have the document ${sha256}: see npm run admin -- storage check`,
    );
  return { ...row, bytes: Buffer.from(bytes), in_store: IN_DATABASE };
}

function isDocument({ name }: MovedTable): boolean {
  return DOCUMENT_TABLES.some((table) => table === name);
}

async function withoutThoseThere(target: Db, { name }: MovedTable, rows: Row[]): Promise<Row[]> {
  const ids = rows.map(({ id }) => id);
  const { rows: found } = await sql<{
    id: unknown;
  }>`select id from ${sql.table(name)} where id = any(${ids})`.execute(target);
  const there = new Set(found.map(({ id }) => id));
  return rows.filter(({ id }) => !there.has(id));
}
