import { hash } from "node:crypto";
import type { Context } from "#app/platform/context.server.ts";
import { AppError, type ErrorCode } from "#app/platform/errors.ts";
import { objectName, StoreFault } from "./document-store.ts";
import { IN_STORE } from "./documents.server.ts";

export interface StoredDocument {
  sha256: string;
  bytes: Uint8Array;
  in_store: number;
}

interface DocumentName {
  /** Events of the log begin with it. */
  event: string;
  ids: Record<string, string | number>;
  /** Thrown for one that is damaged or missing. */
  damaged: ErrorCode;
}

const RETRY_AFTER_SECONDS = 30;

/**
 * From its row or from the store; the SHA-256 is checked at every read. Never in a transaction, which would stay open
 * while the store is waited for. @throws AppError `server.storage_away` (503), or the one given for damaged ones
 */
export async function readStoredDocument(
  ctx: Context,
  row: StoredDocument,
  { event, ids, damaged }: DocumentName,
): Promise<Uint8Array> {
  if (ctx.db.isTransaction) throw new Error("a document is read inside a transaction");
  const bytes = row.in_store === IN_STORE ? await fetchDocument(ctx, row.sha256) : row.bytes;
  if (bytes && hash("sha256", bytes) === row.sha256) return bytes;
  ctx.log.error({ event: `${event}.${bytes ? "damaged" : "missing"}`, ...ids });
  if (bytes) ctx.platform.metrics?.damagedPdf();
  else ctx.platform.metrics?.missingPdf();
  throw new AppError(damaged);
}

async function fetchDocument({ platform, log }: Context, sha256: string): Promise<Uint8Array | null> {
  try {
    if (!platform.storage) throw new StoreFault("STORAGE_URL is not set");
    const bytes = await platform.storage.get(objectName(sha256));
    const isWhole = bytes !== null && hash("sha256", bytes) === sha256;
    // A fault on the way is gone the second time.
    return isWhole ? bytes : await platform.storage.get(objectName(sha256));
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    log.warn({ event: "storage.unavailable", err: error });
    throw new AppError("server.storage_away", [], RETRY_AFTER_SECONDS, { cause: error });
  }
}
