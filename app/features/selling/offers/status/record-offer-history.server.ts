import { recordHistory } from "#app/features/running/history/history.server.ts";
import { offerJson } from "#app/features/selling/offers/json/offer-json.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { recordEvent } from "#app/features/running/events/record-event.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";

const TOLD = ["offer.accepted", "offer.declined"] as const;

interface OfferEvent {
  offerId: string;
  event: string;
  data?: Record<string, string>;
  key?: string;
}

/** Webhooks hear of answers. Comes last in the transaction, as their content is read from the database. */
export async function recordOfferHistory(
  ctx: BusinessContext | UserContext,
  { offerId, event, data = {}, key }: OfferEvent,
): Promise<void> {
  await recordHistory(ctx, { invoiceId: null, offerId, event, data, ...(key ? { key } : {}) });
  const type = TOLD.find((told) => told === event);
  if (type) await recordEvent(ctx, type, async () => ({ offer: offerJson(await findOffer(ctx, offerId)) }));
}
