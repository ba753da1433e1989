import { hash } from "node:crypto";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** The SHA-256 is checked at every read. @returns null where none is stored @throws AppError `invoice.pdf_damaged` */
export async function readStoredPdf(
  ctx: BusinessContext,
  invoiceId: string,
  language: Locale,
): Promise<Uint8Array | null> {
  const stored = await ctx.db
    .selectFrom("invoice_pdfs")
    .select(["bytes", "sha256"])
    .where("invoice_id", "=", invoiceId)
    .where("language", "=", language)
    .executeTakeFirst();
  if (!stored) return null;
  if (hash("sha256", stored.bytes) === stored.sha256) return stored.bytes;
  ctx.log.error({ event: "invoice_pdf.damaged", invoiceId, language });
  ctx.platform.metrics?.damagedPdf();
  throw new AppError("invoice.pdf_damaged");
}

/** With its SHA-256. */
export async function storePdf(
  ctx: BusinessContext,
  id: string,
  language: Locale,
  bytes: Buffer,
): Promise<void> {
  await ctx.db
    .insertInto("invoice_pdfs")
    .values({
      invoice_id: id,
      language,
      sha256: hash("sha256", bytes),
      bytes,
      created_at: ctx.now.toISOString(),
    })
    .execute();
}
