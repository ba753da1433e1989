import { listDeletions } from "#app/features/deletions/deletions.server.ts";
import { withRecipient } from "#app/features/invoices/recipient-of-client.server.ts";
import { createOffer } from "#app/features/offers/create-offer.server.ts";
import { readOfferFilters } from "#app/features/offers/list/offer-filters.ts";
import { checkOfferSort, readOfferQuery } from "#app/features/offers/list/offer-query.ts";
import { offerJsonPage } from "#app/features/offers/list/offer-page.server.ts";
import { offerSchema } from "#app/features/offers/offer.schema.ts";
import { readOfferJson } from "#app/features/offers/read-offer-json.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { url, isStrict }) => {
    checkOfferSort(url.searchParams);
    const { status: _status, ...query } = readOfferQuery(url.searchParams);
    const filters = readOfferFilters(url.searchParams);
    const after = url.searchParams.get("starting_after");
    const listed = await offerJsonPage(ctx, { ...query, filters, after }, isStrict);
    return { ...listed, ...(await listDeletions(ctx, "offer", { ...query, ...filters, after })) };
  }),
  POST: handleBody(
    offerSchema,
    async (ctx, input) => {
      const id = await createOffer(ctx, input);
      return created(await readOfferJson(ctx, id), `/offers/${id}`);
    },
    { complete: withRecipient },
  ),
});

export const loader = route.loader;
export const action = route.action;
