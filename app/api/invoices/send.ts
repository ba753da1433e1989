import { invoiceJson } from "#app/features/invoices/invoice-json.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { sendInvoiceSchema } from "#app/features/invoices/sending/send-invoice.schema.ts";
import { sendInvoice } from "#app/features/invoices/sending/send-invoice.server.ts";
import { endpoint, handleBody } from "#app/platform/api.server.ts";

const route = endpoint({
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
