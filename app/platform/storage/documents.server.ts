import type { Db } from "#app/platform/database/db.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";

/** Each has `sha256`, `bytes` and `in_store`: 1 when `bytes` is empty and the store has the object of that hash. */
export const DOCUMENT_TABLES = [
  "invoice_pdfs",
  "offer_pdfs",
  "reminders",
  "reminder_letters",
  "expense_receipts",
] as const satisfies readonly (keyof Schema)[];

export type DocumentTable = (typeof DOCUMENT_TABLES)[number];

export const IN_DATABASE = 0;
export const IN_STORE = 1;
/** A row without a document of its own: its reminder is part of a letter about several invoices. */
export const NO_DOCUMENT = 2;

/** The next hashes after `after`, in their order, each once; from the index alone. */
export async function documentHashes(
  db: Db,
  table: DocumentTable,
  { where, after, limit }: { where: number; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select("sha256")
    .distinct()
    .where("in_store", "=", where)
    .where("sha256", ">", after)
    .orderBy("sha256")
    .limit(limit)
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

export async function namedHashes(db: Db, hashes: string[]): Promise<Set<string>> {
  const named = new Set<string>();
  if (hashes.length === 0) return named;
  for (const table of DOCUMENT_TABLES) {
    const rows = await db
      .selectFrom(table)
      .select("sha256")
      .where("in_store", "in", [IN_DATABASE, IN_STORE])
      .where("sha256", "in", hashes)
      .execute();
    for (const { sha256 } of rows) named.add(sha256);
  }
  return named;
}

export async function hasDocumentsInStore(db: Db): Promise<boolean> {
  for (const table of DOCUMENT_TABLES)
    if ((await documentHashes(db, table, { where: IN_STORE, after: "", limit: 1 })).length > 0) return true;
  return false;
}

const COUNTED_TO = 100_000;

export async function countWaiting(db: Db): Promise<number> {
  let sum = 0;
  for (const table of DOCUMENT_TABLES) {
    const waiting = db
      .selectFrom(table)
      .select("sha256")
      .where("in_store", "=", IN_DATABASE)
      .limit(COUNTED_TO);
    const { count } = await db
      .selectFrom(waiting.as("waiting"))
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    sum += count;
  }
  return sum;
}
