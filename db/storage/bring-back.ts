import { hash } from "node:crypto";
import type { Context } from "#app/platform/context.server.ts";
import { type DocumentStore, objectName } from "#app/platform/storage/document-store.ts";
import {
  DOCUMENT_TABLES,
  documentHashes,
  hasDocumentsInStore,
  IN_DATABASE,
  IN_STORE,
} from "#app/platform/storage/documents.server.ts";
import { inParallel } from "#app/platform/in-parallel.ts";

const PAGE = 20;
const AT_ONCE = 4;

/**
 * Moves every document back into its row; the objects stay. May be interrupted and started again, also while the
 * product runs. @throws StoreFault
 */
export async function bringBack(
  ctx: Context,
  store: DocumentStore,
  say: (line: string) => void,
): Promise<{ text: string; code: 0 | 1 }> {
  if (!store.isReadOnly)
    return {
      text: "Add access=read to STORAGE_URL (?access=read or &access=read) and restart the product first.",
      code: 1,
    };
  const sum = { back: 0, left: 0 };
  for (const table of DOCUMENT_TABLES) {
    let hashes: string[];
    let after = "";
    do {
      hashes = await documentHashes(ctx.db, table, { where: IN_STORE, after, limit: PAGE });
      await inParallel(hashes, AT_ONCE, async (sha256) => {
        const bytes = await store.get(objectName(sha256));
        if (bytes && hash("sha256", bytes) === sha256) {
          await ctx.db
            .updateTable(table)
            .set({ in_store: IN_DATABASE, bytes: Buffer.from(bytes) })
            .where("in_store", "=", IN_STORE)
            .where("sha256", "=", sha256)
            .execute();
          sum.back++;
        } else {
          sum.left++;
          say(`${bytes ? "damaged" : "missing"}: ${table}, object ${objectName(sha256)}`);
        }
      });
      after = hashes.at(-1) ?? "";
    } while (hashes.length === PAGE);
  }
  const isDone = !(await hasDocumentsInStore(ctx.db));
  const next = isDone
    ? "STORAGE_URL can be removed now, and the bucket once no backup names it."
    : "Some are still in the store: see the lines above, or whether a process without access=read is running.";
  return {
    text: `${sum.back} documents are back in the database, ${sum.left} are not. ${next}`,
    code: isDone ? 0 : 1,
  };
}
