import { hash } from "node:crypto";
import type { Offer } from "#app/features/offers/offers.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { isLocale, type Locale } from "#app/platform/i18n/locale.ts";

/** With its SHA-256. A draft that is withdrawn and sent again is another revision. */
export async function storeOfferPdf(
  ctx: BusinessContext,
  { id, revision }: Pick<Offer, "id" | "revision">,
  language: Locale,
  bytes: Buffer,
): Promise<void> {
  await ctx.db
    .insertInto("offer_pdfs")
    .values({
      ...{ offer_id: id, revision, language, bytes, sha256: hash("sha256", bytes) },
      created_at: ctx.now.toISOString(),
    })
    .execute();
}

interface StoredOfferPdf {
  bytes: Uint8Array;
  sha256: string;
  language: Locale;
}

/**
 * As the client got it; the SHA-256 is checked at every read. The caller has found the offer in its business.
 * @returns null for a revision that was not sent @throws AppError `offer.pdf_damaged`
 */
export async function readOfferPdf(
  ctx: BusinessContext,
  { id }: Pick<Offer, "id">,
  revision: number,
): Promise<StoredOfferPdf | null> {
  const stored = await ctx.db
    .selectFrom("offer_pdfs")
    .innerJoin("offers", "offers.id", "offer_pdfs.offer_id")
    .select(["offer_pdfs.bytes", "offer_pdfs.sha256", "offer_pdfs.language"])
    .where("offers.business_id", "=", ctx.businessId)
    .where("offer_pdfs.offer_id", "=", id)
    .where("offer_pdfs.revision", "=", revision)
    .executeTakeFirst();
  if (!stored) return null;
  const { bytes, sha256, language } = stored;
  if (hash("sha256", bytes) === sha256)
    return { bytes, sha256, language: isLocale(language) ? language : "en" };
  ctx.log.error({ event: "offer_pdf.damaged", offerId: id, revision });
  ctx.platform.metrics?.damagedPdf();
  throw new AppError("offer.pdf_damaged");
}

/** Those that were sent, the first one first. */
export async function sentRevisions(ctx: BusinessContext, { id }: Pick<Offer, "id">): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom("offer_pdfs")
    .innerJoin("offers", "offers.id", "offer_pdfs.offer_id")
    .select("offer_pdfs.revision")
    .where("offers.business_id", "=", ctx.businessId)
    .where("offer_pdfs.offer_id", "=", id)
    .orderBy("offer_pdfs.revision")
    .execute();
  return rows.map(({ revision }) => revision);
}
