import { z } from "zod";
import { externalFields, isExternalOnly, wholeExternal } from "#app/features/external/external-fields.ts";
import { withRecipient } from "#app/features/invoices/recipient-of-client.server.ts";
import { noteOnOffer } from "#app/features/offers/annotate-offer.server.ts";
import { deleteOffer } from "#app/features/offers/delete-offer.server.ts";
import { offerPatchBase } from "#app/features/offers/offer-patch-base.ts";
import { offerSchema } from "#app/features/offers/offer.schema.ts";
import { readOfferJson } from "#app/features/offers/read-offer-json.server.ts";
import { updateOffer } from "#app/features/offers/update-offer.server.ts";
import { rulesOf } from "#app/platform/forms/field-record.ts";
import { optionalVersion } from "#app/platform/forms/fields.ts";
import { handleEither } from "#app/platform/http/api.server.ts";
import { reading, removing, replacing } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const changes = replacing(
  offerSchema,
  readOfferJson,
  (ctx, id, input) => updateOffer(ctx, id, wholeExternal(input)),
  { before: offerPatchBase, complete: withRecipient },
);

/** Of an offer in any status. */
const notes = replacing(
  z.object({ ...rulesOf(externalFields), version: optionalVersion() }),
  readOfferJson,
  (ctx, id, input) => noteOnOffer(ctx, id, wholeExternal(input)),
);

const route = sharedEndpoint({
  GET: reading(readOfferJson),
  ...changes,
  ...handleEither(isExternalOnly, notes, changes),
  DELETE: removing(readOfferJson, async (ctx, id, version) => {
    await deleteOffer(ctx, id, version);
    return { deleted: true };
  }),
});

export const loader = route.loader;
export const action = route.action;
