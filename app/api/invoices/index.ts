import { createInvoice } from "#app/features/invoices/create-invoice.server.ts";
import { invoiceJson, invoicePageJson } from "#app/features/invoices/invoice-json.ts";
import { invoiceSchema } from "#app/features/invoices/invoice.schema.ts";
import { findInvoice, listInvoices } from "#app/features/invoices/invoices.server.ts";
import { created, endpoint, handle, handleBody } from "#app/platform/api.server.ts";
import { pageOf } from "#app/platform/pages.ts";

const route = endpoint({
  GET: handle(async (ctx, { url }) => invoicePageJson(await listInvoices(ctx, pageOf(url.searchParams)))),
  POST: handleBody(invoiceSchema, async (ctx, input) => {
    const id = await createInvoice(ctx, input);
    return created(invoiceJson(await findInvoice(ctx, id)));
  }),
});

export const loader = route.loader;
export const action = route.action;
