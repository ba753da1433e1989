import { hash, randomBytes } from "node:crypto";
import type { Context } from "#app/platform/context.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { type DocumentStore, objectName, StoreFault } from "./document-store.ts";
import { DOCUMENT_TABLES, documentHashes, type DocumentTable, IN_DATABASE } from "./documents.server.ts";
import { inParallel } from "#app/platform/in-parallel.ts";
import { nameObjects, recordFailure, recordObjects } from "./object-records.server.ts";
import { queueNextMove } from "./queue-move.server.ts";

/** ms; what is left is moved by the next run. */
const RUN = 50_000;

const BATCH = 50;
const AT_ONCE = 4;

const AFTER_ALL_HASHES = "g";

interface Moving {
  ctx: Context;
  store: DocumentStore;
  table: DocumentTable;
  end: number;
}

/**
 * Puts documents into the store, reads each back, and only then lets its row name the object. A crash at any point
 * leaves the bytes in the database. Ends early when the store fails or the process stops; the next run goes on.
 */
export async function moveDocuments(ctx: Context): Promise<void> {
  const { storage: store } = ctx.platform;
  if (!store || store.isReadOnly) return;
  const end = performance.now() + RUN;
  // Runs of several processes begin at different places, so that they seldom do the same.
  const start = randomBytes(2).toString("hex");
  for (const table of DOCUMENT_TABLES) {
    const moving = { ctx, store, table, end };
    const isDone = (await moveRange(moving, start, AFTER_ALL_HASHES)) && (await moveRange(moving, "", start));
    if (!isDone) return queueNextMove(ctx.platform);
  }
}

async function moveRange(moving: Moving, from: string, to: string): Promise<boolean> {
  const { ctx, table, end } = moving;
  for (let after = from; ; await yieldToRequests()) {
    const found = await documentHashes(ctx.db, table, { where: IN_DATABASE, after, limit: BATCH });
    const hashes = found.filter((sha256) => sha256 <= to);
    if (hashes.length > 0 && !(await moveBatch(moving, hashes))) return false;
    if (hashes.length < BATCH) return true;
    if (ctx.platform.isStopping() || performance.now() > end) return false;
    after = hashes.at(-1)!;
  }
}

async function moveBatch({ ctx, store, table }: Moving, hashes: string[]): Promise<boolean> {
  const stored: string[] = [];
  const failed: string[] = [];
  let fault: StoreFault | undefined;
  const isOver = () => fault !== undefined || ctx.platform.isStopping();
  await inParallel(await recordObjects(ctx, table, hashes), AT_ONCE, async (sha256) => {
    if (isOver()) return;
    try {
      if (await storeObject(ctx, store, table, sha256)) stored.push(sha256);
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      fault ??= error;
      failed.push(sha256);
    }
  });
  await nameObjects(ctx, table, stored);
  if (fault) {
    ctx.log.warn({ event: "document_move.failed", err: fault });
    await recordFailure(ctx, failed, fault.message);
  }
  return !isOver();
}

/** @returns false for a document that is damaged in the database, or gone @throws StoreFault */
async function storeObject(
  ctx: Context,
  store: DocumentStore,
  table: DocumentTable,
  sha256: string,
): Promise<boolean> {
  const rows = await ctx.db
    .selectFrom(table)
    .select("bytes")
    .where("in_store", "=", IN_DATABASE)
    .where("sha256", "=", sha256)
    .limit(1)
    .execute();
  const [row] = rows;
  if (!row) return false;
  if (hash("sha256", row.bytes) !== sha256) {
    ctx.log.error({ event: "document_move.damaged", table, sha256 });
    ctx.platform.metrics?.damagedPdf();
    return false;
  }
  const name = objectName(sha256);
  await store.put(name, row.bytes);
  const back = await store.get(name);
  if (back && hash("sha256", back) === sha256) return true;
  throw new StoreFault(back ? "the store answers other bytes than were put" : "the store lost what was put");
}
