import { offerContentFields } from "#app/features/selling/offers/fields/offer-fields.ts";
import { copiedParts } from "#app/features/selling/invoices/document/copied-parts.ts";
import { pickFields } from "#app/platform/forms/field-record.ts";
import type { OfferInput } from "./offer.schema.ts";
import type { Offer } from "./offers.server.ts";

export function contentInput(offer: Offer): Omit<OfferInput, "version"> {
  return { ...copiedParts(offer), ...pickFields(offerContentFields, offer) };
}
