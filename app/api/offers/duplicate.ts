import { duplicateOffer } from "#app/features/offers/duplicate-offer.server.ts";
import { readOfferJson } from "#app/features/offers/read-offer-json.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handle(
    async (ctx, { params }) => {
      const id = await duplicateOffer(ctx, params.id ?? "");
      return created(await readOfferJson(ctx, id), `/offers/${id}`);
    },
    (ctx, { params }) => readOfferJson(ctx, params.id ?? ""),
  ),
});

export const loader = route.loader;
export const action = route.action;
