import type { Env } from "#app/platform/env.server.ts";
import type { Database } from "#app/platform/database/db.server.ts";
import { StoreFault } from "#app/platform/storage/document-store.ts";
import { tryDocumentStore } from "#app/platform/storage/check-document-store.server.ts";
import { hasDocumentsInStore } from "#app/platform/storage/documents.server.ts";
import { openS3Store } from "#app/platform/storage/s3-store.server.ts";
import { parseStorageUrl } from "#app/platform/storage/storage-url.ts";
import { isMigrated } from "../migrate.ts";
import { type Finding, fail, ok } from "./finding.ts";

/** ms, for each of writing, reading and removing an object. */
const WITHIN = 1_500;

export async function checkDocuments({ STORAGE_URL = "" }: Env, database: Database | null): Promise<Finding> {
  const address = parseStorageUrl(STORAGE_URL);
  if (!address) return checkNone(database);
  const store = openS3Store(address, { withinMs: WITHIN });
  try {
    await tryDocumentStore(store);
    return ok(
      store.isReadOnly
        ? `${store.place} answers; nothing is moved there (access=read)`
        : `${store.place} keeps, returns and removes an object`,
    );
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return fail(`${store.place} cannot be used (${error.message}). ${actionFor(error)}`);
  } finally {
    store.close();
  }
}

async function checkNone(database: Database | null): Promise<Finding> {
  if (database && (await isMigrated(database)) && (await hasDocumentsInStore(database.db)))
    return fail("documents are in a store that is not set. Set STORAGE_URL as it was");
  return ok("no store is set: PDFs are in the database");
}

function actionFor(error: Error): string {
  const { message } = error;
  if (message.includes("NoSuchBucket")) return "Make the bucket, or correct STORAGE_URL";
  if (/\b40[013]\b/.test(message))
    return "See key, secret and region in STORAGE_URL, and that the key may get, put, delete and list";
  return error instanceof StoreFault
    ? "See STORAGE_URL and the way to that server"
    : "See what stands in between";
}
