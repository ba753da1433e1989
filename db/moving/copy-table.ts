import type { Database } from "better-sqlite3";
import type { Db } from "#app/platform/database/db.server.ts";
import { inBatches, insertBatch } from "../backups/insert-rows.ts";
import { addDigests, digestRows, type Row, type TableShape } from "../backups/row-digest.ts";
import { type Progress, saveProgress } from "./progress.ts";

const POSITION = "position_in_sqlite";

/** Copies each batch together with how far it went, so that a killed move goes on behind the last one. */
export async function copyTable(
  source: Database,
  target: Db,
  table: TableShape,
  begun: Progress,
): Promise<Progress> {
  let progress = begun;
  for await (const batch of inBatches(table, rowsAfter(source, table, begun.last))) {
    const digest = addDigests(progress, await digestRows(table, batch));
    progress = { ...digest, last: Number(batch.at(-1)![POSITION]) };
    await target.transaction().execute(async (target) => {
      await insertBatch(target, table, batch);
      await saveProgress(target, table.name, progress);
    });
  }
  return progress;
}

/** Whether the rows that were copied are still what the file holds up to there. */
export async function isUnchanged(source: Database, table: TableShape, progress: Progress): Promise<boolean> {
  const { rows, digest } = await digestRows(table, rowsUpTo(source, table, progress.last));
  return rows === progress.rows && digest === progress.digest;
}

function rowsAfter(source: Database, { name }: TableShape, position: number): Iterable<Row> {
  return source
    .prepare<[number], Row>(`select rowid as ${POSITION}, * from "${name}" where rowid > ? order by rowid`)
    .iterate(position);
}

function rowsUpTo(source: Database, { name }: TableShape, position: number): Iterable<Row> {
  return source.prepare<[number], Row>(`select * from "${name}" where rowid <= ?`).iterate(position);
}
