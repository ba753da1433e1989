import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Context } from "#app/platform/context.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { type DocumentStore, objectName } from "#app/platform/storage/document-store.ts";
import {
  DOCUMENT_TABLES,
  documentHashes,
  type DocumentTable,
  IN_STORE,
} from "#app/platform/storage/documents.server.ts";
import { inParallel } from "#app/platform/in-parallel.ts";

const PAGE = 200;
const AT_ONCE = 8;

interface Checked {
  read: number;
  missing: number;
  damaged: number;
}

/** Reads every object that a document names; `say` gets a line for each that is wrong. @throws StoreFault */
export async function checkObjects(
  { db }: Pick<Context, "db">,
  store: DocumentStore,
  say: (line: string) => void,
): Promise<{ text: string; code: 0 | 1 }> {
  const checked: Checked = { read: 0, missing: 0, damaged: 0 };
  for (const table of DOCUMENT_TABLES) {
    let hashes: string[];
    let after = "";
    do {
      hashes = await documentHashes(db, table, { where: IN_STORE, after, limit: PAGE });
      await inParallel(hashes, AT_ONCE, async (sha256) => {
        const bytes = await store.get(objectName(sha256));
        checked.read++;
        if (bytes && hash("sha256", bytes) === sha256) return;
        const kind = bytes ? "damaged" : "missing";
        const names = await documentsNamed(db, table, sha256);
        if (names.length === 0) return;
        checked[kind]++;
        say(`${kind}: ${names.join(", ")}, object ${objectName(sha256)}`);
      });
      after = hashes.at(-1) ?? "";
    } while (hashes.length === PAGE);
  }
  const { read, missing, damaged } = checked;
  return {
    text: `${read} documents read from the store: ${missing} missing, ${damaged} damaged.`,
    code: missing + damaged > 0 ? 1 : 0,
  };
}

async function documentsNamed(db: Db, table: DocumentTable, sha256: string): Promise<string[]> {
  const columns = KEYS[table].map((column) => sql.ref(column));
  const rows = await db
    .selectFrom(table)
    .select(sql<string>`${sql.join(columns, sql` || ' ' || `)}`.as("name"))
    .where("in_store", "=", IN_STORE)
    .where("sha256", "=", sha256)
    .execute();
  return rows.map(({ name }) => `${table} ${name}`);
}

const KEYS: Record<DocumentTable, string[]> = {
  invoice_pdfs: ["invoice_id", "language"],
  offer_pdfs: ["offer_id", "revision"],
  reminders: ["id"],
  reminder_letters: ["id"],
  expense_receipts: ["id"],
};
