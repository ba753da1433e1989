import { invoiceJson } from "#app/features/invoices/invoice-json.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { writeOffSchema } from "#app/features/payments/write-off.schema.ts";
import { writeOff } from "#app/features/payments/write-off.server.ts";
import { handleBody } from "#app/platform/http/api.server.ts";
import { matchedVersion } from "#app/platform/http/etag.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handleBody(
    writeOffSchema,
    async (ctx, input, { params, request }) => {
      const id = params.id ?? "";
      const matched = await matchedVersion(request, async () => invoiceJson(await findInvoice(ctx, id)));
      await writeOff(ctx, id, input, matched);
      return invoiceJson(await findInvoice(ctx, id));
    },
    (ctx, { params }) => findInvoice(ctx, params.id ?? ""),
  ),
});

export const loader = route.loader;
export const action = route.action;
