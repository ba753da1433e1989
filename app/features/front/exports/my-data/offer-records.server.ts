import type { Selectable } from "kysely";
import { offerJson } from "#app/features/selling/offers/json/offer-json.ts";
import { deliveryRecordJson } from "./invoice-records.server.ts";
import { offerPages } from "#app/features/front/exports/kinds/offers.server.ts";
import type { Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { type Views, viewsById } from "#app/features/running/public-links/views.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { DeliveriesTable } from "#app/platform/database/schema/invoices.ts";

interface OfferPaperRecord {
  revision: number;
  sha256: string;
  isLast: boolean;
}

interface OfferRecord {
  offer: Offer;
  papers: OfferPaperRecord[];
  deliveries: Selectable<DeliveriesTable>[];
  views: Views | null;
}

export async function* offerRecords(ctx: BusinessContext): AsyncGenerator<OfferRecord[]> {
  for await (const offers of offerPages(ctx)) yield await recordsOf(ctx, offers);
}

async function recordsOf(ctx: BusinessContext, offers: Offer[]): Promise<OfferRecord[]> {
  const ids = offers.map(({ id }) => id);
  const deliveries = await ctx.db
    .selectFrom("deliveries")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where("offer_id", "in", ids)
    .orderBy("id")
    .execute();
  const pdfs = await ctx.db
    .selectFrom("offer_pdfs")
    .select(["offer_id", "revision", "sha256"])
    .where("offer_id", "in", ids)
    .orderBy("revision")
    .execute();
  const deliveriesOf = Map.groupBy(deliveries, ({ offer_id }) => offer_id);
  const pdfsOf = Map.groupBy(pdfs, ({ offer_id }) => offer_id);
  const viewsOf = await viewsById(ctx, ids);
  return offers.map((offer) => ({
    offer,
    papers: papersOf(offer, pdfsOf.get(offer.id) ?? []),
    deliveries: deliveriesOf.get(offer.id) ?? [],
    views: viewsOf.get(offer.id) ?? null,
  }));
}

function papersOf(
  { revision: last }: Offer,
  sent: { revision: number; sha256: string }[],
): OfferPaperRecord[] {
  const earlier = sent.filter(({ revision }) => revision !== last);
  const present = sent.find(({ revision }) => revision === last);
  return [
    ...earlier.map(({ revision, sha256 }) => ({ revision, sha256, isLast: false })),
    { revision: last, sha256: present?.sha256 ?? "", isLast: true },
  ];
}

export function offerRecordJson({ offer, papers, deliveries, views }: OfferRecord) {
  const { delivery: _latest, ...content } = offerJson(offer);
  return {
    ...content,
    design: offer.design,
    answered: offer.answered,
    deliveries: deliveries.map(deliveryRecordJson),
    views,
    papers: papers.map(({ revision, sha256 }) => ({ revision, sha256 })),
  };
}
