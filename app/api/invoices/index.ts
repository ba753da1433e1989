import { listDeletions } from "#app/features/deletions/deletions.server.ts";
import { createAndSend } from "#app/features/invoices/create-and-send.server.ts";
import { invoiceJson, invoicePageJson } from "#app/features/invoices/invoice-json.ts";
import { readInvoiceFilters } from "#app/features/invoices/list/invoice-filters.ts";
import { checkInvoiceQuery, readInvoiceQuery } from "#app/features/invoices/list/invoice-query.ts";
import { namesDiffer } from "#app/features/invoices/item-names.ts";
import { invoiceSchema } from "#app/features/invoices/invoice.schema.ts";
import { findInvoices } from "#app/features/invoices/invoices.server.ts";
import { withRecipient } from "#app/features/invoices/recipient-of-client.server.ts";
import { listInvoices } from "#app/features/invoices/list/list-invoices.server.ts";
import { fromTemplate } from "#app/features/templates/from-template.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { url, isStrict }) => {
    checkInvoiceQuery(url.searchParams);
    const query = readInvoiceQuery(url.searchParams);
    const filters = readInvoiceFilters(url.searchParams);
    const after = url.searchParams.get("starting_after");
    const page = await listInvoices(ctx, { ...query, filters, after });
    const deletions = await listDeletions(ctx, "invoice", { ...query, ...filters, after });
    const listed = { ...invoicePageJson(page), ...deletions };
    if (!isStrict) return listed;
    const invoices = await findInvoices(
      ctx,
      page.invoices.map(({ id }) => id),
    );
    return { ...listed, invoices: invoices.map(invoiceJson) };
  }),
  POST: handleBody(
    invoiceSchema,
    async (ctx, input) => {
      const { id, json, warnings } = await createAndSend(ctx, input);
      return created(json, `/invoices/${id}`, warnings);
    },
    { check: namesDiffer, complete: async (ctx, json) => withRecipient(ctx, await fromTemplate(ctx, json)) },
  ),
});

export const loader = route.loader;
export const action = route.action;
