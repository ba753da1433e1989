import { readInvoiceJson } from "#app/features/invoices/read-invoice-json.server.ts";
import { invoiceOffer } from "#app/features/offers/invoicing/invoice-offer.server.ts";
import { invoiceOfferSchema } from "#app/features/offers/invoicing/invoice-offer.schema.ts";
import { readOfferJson } from "#app/features/offers/read-offer-json.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handleBody } from "#app/platform/http/api.server.ts";
import { matchedVersion } from "#app/platform/http/etag.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handleBody(
    invoiceOfferSchema,
    async (ctx, input, { params, request }) => {
      const offerId = params.id ?? "";
      const seen = await matchedVersion(request, () => readOfferJson(ctx, offerId));
      const id = await invoiceOffer(ctx, offerId, { ...input, version: seen ?? input.version });
      return created(await readInvoiceJson(ctx, id), `/invoices/${id}`);
    },
    { exists: (ctx, { params }) => readOfferJson(ctx, params.id ?? "") },
  ),
});

export const loader = route.loader;
export const action = route.action;
