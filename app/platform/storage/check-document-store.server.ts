import { randomUUID } from "node:crypto";
import { EnvError } from "#app/platform/env.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { DocumentStore } from "./document-store.ts";
import { hasDocumentsInStore } from "./documents.server.ts";

/**
 * At the start. A store that does not answer is a warning only: everything but reading what is in it works.
 * @throws EnvError when documents are in a store, and none is set
 */
export async function checkDocumentStore({ storage, database, log }: Platform): Promise<void> {
  if (storage) {
    void storage.get(probeName()).catch((error: unknown) => {
      log.warn({ event: "storage.unavailable", place: storage.place, err: error });
    });
    return;
  }
  if (await hasDocumentsInStore(database.db))
    throw new EnvError(
      "STORAGE_URL: required, documents are in that store; npm run admin -- storage to-database brings them back",
    );
}

/** Writes, reads and removes an object; one that only reads, reads. @throws StoreFault, Error */
export async function tryDocumentStore(store: DocumentStore): Promise<void> {
  const name = probeName();
  const bytes = Buffer.from(name);
  if (!store.isReadOnly) await store.put(name, bytes);
  const back = await store.get(name);
  if (!store.isReadOnly) await store.remove(name);
  if (!store.isReadOnly && !(back && bytes.equals(back)))
    throw new Error("it answers other bytes than were put");
}

function probeName(): string {
  return `probe-${randomUUID()}`;
}
