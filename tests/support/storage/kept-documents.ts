import { hash } from "node:crypto";
import type { UserContext } from "#app/platform/context.server.ts";
import { DOCUMENT_TABLES, NO_DOCUMENT } from "#app/platform/storage/documents.server.ts";
import { keyOf, type S3Server } from "./s3-server.ts";

export interface KeptDocument {
  sha256: string;
  inStore: boolean;
  size: number;
}

export async function keptDocuments({ db }: Pick<UserContext, "db">): Promise<KeptDocument[]> {
  const all: KeptDocument[] = [];
  for (const table of DOCUMENT_TABLES) {
    const rows = await db
      .selectFrom(table)
      .select(["sha256", "in_store", "bytes"])
      .where("in_store", "!=", NO_DOCUMENT)
      .execute();
    all.push(
      ...rows.map(({ sha256, in_store, bytes }) => ({ sha256, inStore: in_store === 1, size: bytes.length })),
    );
  }
  return all;
}

/** Those whose bytes are neither in their row nor, with their hash, in the store: never any. */
export async function withoutObject(
  ctx: Pick<UserContext, "db">,
  server: Pick<S3Server, "objects">,
): Promise<string[]> {
  const isThere = ({ sha256, inStore, size }: KeptDocument) =>
    inStore ? hash("sha256", server.objects.get(keyOf(sha256)) ?? "") === sha256 : size > 0;
  return (await keptDocuments(ctx)).filter((document) => !isThere(document)).map(({ sha256 }) => sha256);
}
