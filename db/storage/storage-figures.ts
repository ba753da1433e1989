import { sql } from "kysely";
import type { Context } from "#app/platform/context.server.ts";
import { DOCUMENT_TABLES, IN_DATABASE, IN_STORE } from "#app/platform/storage/documents.server.ts";

const MB = 1024 * 1024;

export async function storageFigures(ctx: Context): Promise<string> {
  const { storage } = ctx.platform;
  const database = await inDatabase(ctx);
  const named = await countNamed(ctx);
  const { objects, size, orphaned } = await objectsOf(ctx);
  return [
    `Store: ${storage ? storage.place : "none, STORAGE_URL is not set"}${storage?.isReadOnly ? " (read only)" : ""}`,
    `In the database: ${database.count} documents, ${inMb(database.size)}`,
    `In the store: ${named} documents, ${objects} objects, ${inMb(size)}`,
    `Objects without a document: ${orphaned}`,
    `Waiting to be moved: ${storage && !storage.isReadOnly ? database.count : 0}`,
    `Last failure: ${await lastFailure(ctx)}`,
  ].join("\n");
}

async function inDatabase({ db }: Context): Promise<{ count: number; size: number }> {
  const sum = { count: 0, size: 0 };
  for (const table of DOCUMENT_TABLES) {
    const { count, size } = await db
      .selectFrom(table)
      .select(({ fn }) => [
        fn.countAll<number>().as("count"),
        sql<number>`coalesce(sum(length(bytes)), 0)`.as("size"),
      ])
      .where("in_store", "=", IN_DATABASE)
      .executeTakeFirstOrThrow();
    sum.count += count;
    sum.size += Number(size);
  }
  return sum;
}

async function countNamed({ db }: Context): Promise<number> {
  let sum = 0;
  for (const table of DOCUMENT_TABLES) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("in_store", "=", IN_STORE)
      .executeTakeFirstOrThrow();
    sum += count;
  }
  return sum;
}

async function objectsOf({ db }: Context): Promise<{ objects: number; size: number; orphaned: number }> {
  const { objects, size, orphaned } = await db
    .selectFrom("stored_objects")
    .select(({ fn }) => [
      fn.countAll<number>().as("objects"),
      sql<number>`coalesce(sum(size), 0)`.as("size"),
      fn.count<number>("orphaned_at").as("orphaned"),
    ])
    .where("stored_at", "is not", null)
    .executeTakeFirstOrThrow();
  return { objects, size: Number(size), orphaned };
}

async function lastFailure({ db }: Context): Promise<string> {
  const row = await db
    .selectFrom("stored_objects")
    .select(["failed_at", "last_error"])
    .where("failed_at", "is not", null)
    .orderBy("failed_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? `${row.failed_at}, ${row.last_error}` : "none that still waits";
}

function inMb(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`;
}
