import { wholeExternal } from "#app/features/external/external-fields.ts";
import { withRecipient } from "#app/features/invoices/recipient-of-client.server.ts";
import { deleteOffer } from "#app/features/offers/delete-offer.server.ts";
import { offerPatchBase } from "#app/features/offers/offer-patch-base.ts";
import { offerSchema } from "#app/features/offers/offer.schema.ts";
import { readOfferJson } from "#app/features/offers/read-offer-json.server.ts";
import { updateOffer } from "#app/features/offers/update-offer.server.ts";
import { reading, removing, replacing } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: reading(readOfferJson),
  ...replacing(offerSchema, readOfferJson, (ctx, id, input) => updateOffer(ctx, id, wholeExternal(input)), {
    before: offerPatchBase,
    complete: withRecipient,
  }),
  DELETE: removing(readOfferJson, async (ctx, id, version) => {
    await deleteOffer(ctx, id, version);
    return { deleted: true };
  }),
});

export const loader = route.loader;
export const action = route.action;
