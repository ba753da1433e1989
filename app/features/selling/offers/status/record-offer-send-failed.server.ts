import type { Selectable } from "kysely";
import { recordEvent } from "#app/features/running/events/record-event.server.ts";
import { invoiceDeliveryJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { offerJson } from "#app/features/selling/offers/json/offer-json.ts";
import { deliveryOf } from "#app/features/selling/papers/sending/deliveries.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { DeliveriesTable } from "#app/platform/database/schema/invoices.ts";
import { unlessGone } from "#app/platform/errors.ts";

export async function recordOfferSendFailed(
  ctx: BusinessContext,
  row: Selectable<DeliveriesTable>,
): Promise<void> {
  await recordEvent(ctx, "offer.send_failed", async () => {
    const offer = await unlessGone(findOffer(ctx, row.offer_id ?? ""));
    return offer && { offer: offerJson(offer), delivery: invoiceDeliveryJson(deliveryOf(row)) };
  });
}
