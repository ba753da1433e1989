import { invoiceJson } from "#app/features/invoices/invoice-json.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { sendInvoiceSchema } from "#app/features/invoices/send-invoice.schema.ts";
import { sendInvoice } from "#app/features/invoices/send-invoice.server.ts";
import { handleBody } from "#app/platform/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handleBody(
    sendInvoiceSchema,
    async (ctx, input, { params }) => {
      await sendInvoice(ctx, params.id ?? "", input);
      return invoiceJson(await findInvoice(ctx, params.id ?? ""));
    },
    (ctx, { params }) => findInvoice(ctx, params.id ?? ""),
  ),
});

export const loader = route.loader;
export const action = route.action;
