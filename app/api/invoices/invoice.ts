import { deleteInvoice } from "#app/features/invoices/delete-invoice.server.ts";
import { invoiceJson } from "#app/features/invoices/invoice-json.ts";
import { invoiceSchema } from "#app/features/invoices/invoice.schema.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { updateInvoice } from "#app/features/invoices/update-invoice.server.ts";
import { handle, handleBody } from "#app/platform/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { params }) => invoiceJson(await findInvoice(ctx, params.id ?? ""))),
  PUT: handleBody(
    invoiceSchema,
    async (ctx, input, { params }) => {
      const id = params.id ?? "";
      await updateInvoice(ctx, id, input);
      return invoiceJson(await findInvoice(ctx, id));
    },
    (ctx, { params }) => findInvoice(ctx, params.id ?? ""),
  ),
  DELETE: handle(async (ctx, { params }) => deleteInvoice(ctx, params.id ?? "")),
});

export const loader = route.loader;
export const action = route.action;
