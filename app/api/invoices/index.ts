import { listDeletions } from "#app/features/deletions/deletions.server.ts";
import { createInvoice } from "#app/features/invoices/create-invoice.server.ts";
import { invoiceJson, invoicePageJson } from "#app/features/invoices/invoice-json.ts";
import { readInvoiceFilters } from "#app/features/invoices/list/invoice-filters.ts";
import { checkInvoiceQuery, readInvoiceQuery } from "#app/features/invoices/list/invoice-query.ts";
import { invoiceSchema } from "#app/features/invoices/invoice.schema.ts";
import { findWarnings } from "#app/features/invoices/document/invoice-warnings.server.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { listInvoices } from "#app/features/invoices/list/list-invoices.server.ts";
import { created, handle, handleBody } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { url }) => {
    checkInvoiceQuery(url.searchParams);
    const query = readInvoiceQuery(url.searchParams);
    const filters = readInvoiceFilters(url.searchParams);
    const after = url.searchParams.get("starting_after");
    return {
      ...invoicePageJson(await listInvoices(ctx, { ...query, filters, after })),
      ...(await listDeletions(ctx, "invoice", { ...query, ...filters, after })),
    };
  }),
  POST: handleBody(invoiceSchema, async (ctx, input) => {
    const id = await createInvoice(ctx, input);
    const invoice = await findInvoice(ctx, id);
    return created(invoiceJson(invoice), await findWarnings(ctx, invoice));
  }),
});

export const loader = route.loader;
export const action = route.action;
