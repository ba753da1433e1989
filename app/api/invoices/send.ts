import { invoiceJson } from "#app/features/invoices/invoice-json.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { sendInvoiceSchema } from "#app/features/invoices/sending/send-invoice.schema.ts";
import { sendInvoice } from "#app/features/invoices/sending/send-invoice.server.ts";
import { handleBody } from "#app/platform/http/api.server.ts";
import { matchedVersion } from "#app/platform/http/etag.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handleBody(
    sendInvoiceSchema,
    async (ctx, input, { params, request }) => {
      const id = params.id ?? "";
      const matched = await matchedVersion(request, async () => invoiceJson(await findInvoice(ctx, id)));
      await sendInvoice(ctx, id, { ...input, version: matched ?? input.version });
      return invoiceJson(await findInvoice(ctx, id));
    },
    (ctx, { params }) => findInvoice(ctx, params.id ?? ""),
  ),
});

export const loader = route.loader;
export const action = route.action;
