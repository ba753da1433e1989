import { businessOffers, offersOf } from "#app/features/selling/offers/document/offers.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { listOffers, type OfferSummary } from "#app/features/selling/offers/list/list-offers.server.ts";
import { offerWithStep, withOfferSteps } from "./with-next-step.server.ts";
import { listPageJson } from "#app/platform/lists/pages.ts";

type Listing = Parameters<typeof listOffers>[1];

/** @param isWhole whether each offer is answered with all of its content */
export async function offerJsonPage(ctx: UserContext, listing: Listing, isWhole: boolean) {
  const { offers, ...list } = await listOffers(ctx, listing);
  const ids = offers.map(({ id }) => id);
  return {
    offers: isWhole ? await wholeOffers(ctx, ids) : await withOfferSteps(ctx, offers.map(offerSummaryJson)),
    ...listPageJson(list),
  };
}

async function wholeOffers(ctx: UserContext, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await businessOffers(ctx).where("id", "in", ids).execute();
  const byId = new Map((await offersOf(ctx, rows)).map((offer) => [offer.id, offer]));
  return ids.flatMap((id) => byId.get(id) ?? []).map((offer) => offerWithStep(ctx, offer));
}

function offerSummaryJson(offer: OfferSummary) {
  return {
    id: offer.id,
    offerNumber: offer.number,
    status: offer.status,
    currency: "CHF",
    recipient: { name: offer.recipientName },
    issueDate: offer.issueDate,
    validUntil: offer.validUntil,
    total: rappenToNumber(offer.total),
  };
}
