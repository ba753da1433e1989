import { copiedParts } from "#app/features/invoices/duplicate-invoice.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { pickFields } from "#app/platform/forms/field-record.ts";
import { createOffer } from "./create-offer.server.ts";
import { offerContentFields } from "./fields/offer-fields.ts";
import type { OfferInput } from "./offer.schema.ts";
import { findOffer, type Offer } from "./offers.server.ts";
import { recordOfferHistory } from "./status/record-offer-history.server.ts";

/** From today on, and without the answer. @throws AppError `offer.not_found` */
export async function duplicateOffer(ctx: UserContext, id: string): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const offer = await findOffer(ctx, id);
    const copy = await createOffer(ctx, { ...contentInput(offer), version: undefined });
    const data = { from: offer.number };
    await recordOfferHistory(ctx, { offerId: copy, event: "offer.duplicated", data });
    return copy;
  });
}

export function contentInput(offer: Offer): Omit<OfferInput, "version"> {
  return { ...copiedParts(offer), ...pickFields(offerContentFields, offer) };
}
