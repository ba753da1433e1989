import { invoiceJson } from "#app/features/invoices/invoice-json.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { endpoint, handle } from "#app/platform/api.server.ts";

const route = endpoint({
  GET: handle(async (ctx, { params }) => invoiceJson(await findInvoice(ctx, params.id ?? ""))),
});

export const loader = route.loader;
export const action = route.action;
