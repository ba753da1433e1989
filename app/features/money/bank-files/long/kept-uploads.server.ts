import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { UploadedFile } from "#app/features/money/bank-files/read/uploaded-documents.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Copies of the files, compressed; must be made before they are read, because reading empties the buffers. */
export function packUploads(files: UploadedFile[]): Promise<UploadedFile[]> {
  return Promise.all(
    files.map(async ({ name, bytes }) => ({ name, bytes: await pack(bytes, { level: 1 }) })),
  );
}

export async function keepUploads(
  ctx: BusinessContext,
  bankFileId: string,
  packed: UploadedFile[],
): Promise<null> {
  await forgetUploads(ctx, bankFileId);
  const expiresAt = new Date(ctx.now.getTime() + KEPT_MS).toISOString();
  for (const { name, bytes } of packed) {
    const whose = { id: ctx.newId(), business_id: ctx.businessId, bank_file_id: bankFileId };
    const row = { ...whose, name, bytes: Buffer.from(bytes), expires_at: expiresAt };
    await ctx.db.insertInto("kept_uploads").values(row).execute();
  }
  return null;
}

export async function keptUploads(ctx: BusinessContext, bankFileId: string): Promise<UploadedFile[]> {
  const rows = await ctx.db
    .selectFrom("kept_uploads")
    .select(["name", "bytes"])
    .where("business_id", "=", ctx.businessId)
    .where("bank_file_id", "=", bankFileId)
    .orderBy("id")
    .execute();
  return Promise.all(rows.map(async ({ name, bytes }) => ({ name, bytes: await unpack(bytes) })));
}

export async function forgetUploads(ctx: BusinessContext, bankFileId: string): Promise<void> {
  await ctx.db
    .deleteFrom("kept_uploads")
    .where("business_id", "=", ctx.businessId)
    .where("bank_file_id", "=", bankFileId)
    .execute();
}
