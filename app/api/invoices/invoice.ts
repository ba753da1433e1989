import { deleteInvoice } from "#app/features/invoices/delete-invoice.server.ts";
import { invoiceJson } from "#app/features/invoices/invoice-json.ts";
import { invoiceSchema } from "#app/features/invoices/invoice.schema.ts";
import { findWarnings } from "#app/features/invoices/document/invoice-warnings.server.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { updateInvoice } from "#app/features/invoices/update-invoice.server.ts";
import { ApiResult, handle, handleBody } from "#app/platform/http/api.server.ts";
import { matchedVersion } from "#app/platform/http/etag.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { params }) => invoiceJson(await findInvoice(ctx, params.id ?? ""))),
  PUT: handleBody(
    invoiceSchema,
    async (ctx, input, { params, request }) => {
      const id = params.id ?? "";
      const matched = await matchedVersion(request, async () => invoiceJson(await findInvoice(ctx, id)));
      await updateInvoice(ctx, id, { ...input, version: matched ?? input.version });
      const invoice = await findInvoice(ctx, id);
      return new ApiResult(invoiceJson(invoice), 200, await findWarnings(ctx, invoice));
    },
    (ctx, { params }) => findInvoice(ctx, params.id ?? ""),
  ),
  DELETE: handle(async (ctx, { params, request }) => {
    const id = params.id ?? "";
    const matched = await matchedVersion(request, async () => invoiceJson(await findInvoice(ctx, id)));
    return deleteInvoice(ctx, id, matched);
  }),
});

export const loader = route.loader;
export const action = route.action;
