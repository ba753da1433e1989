import { hash } from "node:crypto";
import type { Offer } from "#app/features/selling/offers/document/offers.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { queueMoveAfterCommit } from "#app/platform/storage/queue-move.server.ts";
import { readStoredDocument } from "#app/platform/storage/read-stored-document.server.ts";

/** Stores a PDF with its SHA-256. A draft that is withdrawn and sent again is another revision. */
export async function storeOfferPdf(
  ctx: BusinessContext,
  { id, revision }: Pick<Offer, "id" | "revision">,
  language: Locale,
  bytes: Buffer,
): Promise<void> {
  await ctx.db
    .insertInto("offer_pdfs")
    .values({
      offer_id: id,
      revision,
      language,
      bytes,
      sha256: hash("sha256", bytes),
      created_at: ctx.now.toISOString(),
    })
    .execute();
  queueMoveAfterCommit(ctx);
}

interface StoredOfferPdf {
  bytes: Uint8Array;
  sha256: string;
  language: Locale;
}

/**
 * As the client got it. The caller has found the offer in its business.
 * @returns null for a revision that was not sent @throws AppError `offer.pdf_damaged`, `server.storage_away`
 */
export async function readOfferPdf(
  ctx: BusinessContext,
  { id }: Pick<Offer, "id">,
  revision: number,
): Promise<StoredOfferPdf | null> {
  const stored = await ownRevisions(ctx, id)
    .select(["bytes", "sha256", "in_store", "offer_pdfs.language"])
    .where("offer_pdfs.revision", "=", revision)
    .executeTakeFirst();
  if (!stored) return null;
  const bytes = await readStoredDocument(ctx, stored, {
    event: "offer_pdf",
    ids: { offerId: id, revision },
    damaged: "offer.pdf_damaged",
  });
  return { bytes, sha256: stored.sha256, language: isLocale(stored.language) ? stored.language : "en" };
}

/** SHA-256 of a revision's PDF; empty for one that was not sent. */
export async function offerPdfHash(
  ctx: BusinessContext,
  { id, revision }: Pick<Offer, "id" | "revision">,
): Promise<string> {
  const stored = await ownRevisions(ctx, id)
    .select("sha256")
    .where("offer_pdfs.revision", "=", revision)
    .executeTakeFirst();
  return stored?.sha256 ?? "";
}

export async function sentRevisions(ctx: BusinessContext, { id }: Pick<Offer, "id">): Promise<number[]> {
  const rows = await ownRevisions(ctx, id)
    .select("offer_pdfs.revision")
    .orderBy("offer_pdfs.revision")
    .execute();
  return rows.map(({ revision }) => revision);
}

function ownRevisions({ db, businessId }: BusinessContext, offerId: string) {
  return db
    .selectFrom("offer_pdfs")
    .innerJoin("offers", "offers.id", "offer_pdfs.offer_id")
    .where("offers.business_id", "=", businessId)
    .where("offer_pdfs.offer_id", "=", offerId);
}
