import type { BusinessContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { AppError } from "#app/platform/errors.ts";
import { readStoredDocument } from "#app/platform/storage/read-stored-document.server.ts";

/** The stored PDF. @throws AppError `reminder.not_found`, `reminder.pdf_damaged`, `server.storage_away` */
export async function readClientLetter(ctx: BusinessContext, id: string): Promise<Uint8Array> {
  if (!isId(id)) throw new AppError("reminder.not_found");
  const stored = await ctx.db
    .selectFrom("reminder_letters")
    .select(["bytes", "sha256", "in_store"])
    .where("id", "=", id)
    .where("business_id", "=", ctx.businessId)
    .executeTakeFirst();
  if (!stored) throw new AppError("reminder.not_found");
  return readStoredDocument(ctx, stored, {
    event: "reminder_pdf",
    ids: { letterId: id },
    damaged: "reminder.pdf_damaged",
  });
}
