import { invoiceSummaryJson } from "#app/features/invoices/invoice-json.ts";
import { RECENT } from "#app/features/invoices/list/invoice-query.ts";
import { listInvoices } from "#app/features/invoices/list/list-invoices.server.ts";
import { endpoint, handle } from "#app/platform/http/api.server.ts";
import { pageOf } from "#app/platform/lists/pages.ts";

const route = endpoint({
  GET: handle(async (ctx, { url }) => {
    const { limit = RECENT } = pageOf(url.searchParams);
    const { invoices } = await listInvoices(ctx, { limit });
    return invoices.map(invoiceSummaryJson);
  }),
});

export const loader = route.loader;
export const action = route.action;
