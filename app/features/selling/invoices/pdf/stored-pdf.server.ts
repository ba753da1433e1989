import { hash } from "node:crypto";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { FACTUR_X } from "#app/features/selling/invoices/e-invoice/factur-x.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { queueMoveAfterCommit } from "#app/platform/storage/queue-move.server.ts";
import { readStoredDocument } from "#app/platform/storage/read-stored-document.server.ts";

/**
 * @param isOpen leaves out what says that it is paid @returns null where none is stored
 * @throws AppError `invoice.pdf_damaged`, `server.storage_away`
 */
export async function readStoredPdf(
  ctx: BusinessContext,
  invoiceId: string,
  language: Locale,
  isOpen = false,
): Promise<Uint8Array | null> {
  const stored = await ctx.db
    .selectFrom("invoice_pdfs")
    .select(["bytes", "sha256", "in_store"])
    .where("invoice_id", "=", invoiceId)
    .where("language", "=", language)
    .$if(isOpen, (query) => query.where("is_receipt", "=", 0))
    .executeTakeFirst();
  if (!stored) return null;
  return readStoredDocument(ctx, stored, {
    event: "invoice_pdf",
    ids: { invoiceId, language },
    damaged: "invoice.pdf_damaged",
  });
}

export async function hasStoredPdf(ctx: BusinessContext, invoiceId: string): Promise<boolean> {
  const stored = await ctx.db
    .selectFrom("invoice_pdfs")
    .select("invoice_id")
    .where("invoice_id", "=", invoiceId)
    .executeTakeFirst();
  return stored !== undefined;
}

export async function hasEInvoice(
  ctx: BusinessContext,
  invoiceId: string,
  language: Locale,
): Promise<boolean> {
  const stored = await ctx.db
    .selectFrom("invoice_pdfs")
    .select("e_invoice")
    .where("invoice_id", "=", invoiceId)
    .where("language", "=", language)
    .executeTakeFirst();
  return stored?.e_invoice === 1;
}

export async function storePdf(
  ctx: BusinessContext,
  id: string,
  language: Locale,
  bytes: Buffer,
  isReceipt = false,
): Promise<void> {
  await ctx.db
    .insertInto("invoice_pdfs")
    .values({
      invoice_id: id,
      language,
      sha256: hash("sha256", bytes),
      bytes,
      is_receipt: Number(isReceipt),
      e_invoice: Number(bytes.includes(`(${FACTUR_X})`)),
      created_at: ctx.now.toISOString(),
    })
    .execute();
  queueMoveAfterCommit(ctx);
}
