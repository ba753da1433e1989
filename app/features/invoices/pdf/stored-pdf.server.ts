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
