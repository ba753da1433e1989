import { duplicateInvoice } from "#app/features/invoices/duplicate-invoice.server.ts";
import { invoiceJson } from "#app/features/invoices/invoice-json.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { created, endpoint, handle } from "#app/platform/http/api.server.ts";

const route = endpoint({
  POST: handle(async (ctx, { params }) => {
    const id = await duplicateInvoice(ctx, params.id ?? "");
    return created(invoiceJson(await findInvoice(ctx, id)));
  }),
});

export const loader = route.loader;
export const action = route.action;
