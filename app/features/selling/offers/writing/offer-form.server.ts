import { findCatalogueChoices } from "#app/features/selling/catalogue/catalogue-options.server.ts";
import { findOwnSender } from "#app/features/selling/invoices/document/own-sender.server.ts";
import { findClientOptions } from "#app/features/selling/invoices/form/client-options.server.ts";
import { asOneClient } from "#app/features/selling/invoices/form/client-errors.ts";
import { pressedButton } from "#app/features/selling/invoices/writing/form-buttons.server.ts";
import { invoiceFormOptions } from "#app/features/selling/invoices/form/invoice-form-options.ts";
import { offerSchema } from "#app/features/selling/offers/document/offer.schema.ts";
import { previewOffer } from "#app/features/selling/offers/preview/preview-offer.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { cityOfPostalCode } from "#app/platform/forms/address-form.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { OFFER_CAPS, offerFieldName, readOfferForm } from "#app/features/selling/offers/form/offer-form.ts";

/** The same names, caps, rules and buttons for a new offer and for one that is changed. */
export const offerForm = {
  form: "offer",
  schema: offerSchema,
  caps: OFFER_CAPS,
  required: ["clientAddress"],
  rules: [cityOfPostalCode],
  read: readOfferForm,
  fieldName: offerFieldName,
  summed: asOneClient,
  onButton: (values: FormValues, ctx: UserContext) => pressedButton(ctx, values, previewOffer),
};

export async function offerFormOptions(ctx: UserContext) {
  const options = invoiceFormOptions(await findOwnSender(ctx), ctx);
  const { numberIsGiven: _given, canSend: _send, caps: _caps, ...rest } = options;
  return {
    ...rest,
    caps: OFFER_CAPS,
    clients: await findClientOptions(ctx),
    catalogue: await findCatalogueChoices(ctx, ctx.locale),
  };
}
