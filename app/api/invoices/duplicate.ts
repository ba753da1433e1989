import { duplicateInvoice } from "#app/features/invoices/duplicate-invoice.server.ts";
import { readInvoiceJson } from "#app/features/invoices/read-invoice-json.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handle(
    async (ctx, { params }) => {
      const id = await duplicateInvoice(ctx, params.id ?? "");
      return created(await readInvoiceJson(ctx, id), `/invoices/${id}`);
    },
    (ctx, { params }) => readInvoiceJson(ctx, params.id ?? ""),
  ),
});

export const loader = route.loader;
export const action = route.action;
