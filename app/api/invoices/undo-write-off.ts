import { invoiceJson } from "#app/features/invoices/invoice-json.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { undoWriteOff } from "#app/features/payments/write-off.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handle(async (ctx, { params }) => {
    const id = params.id ?? "";
    await undoWriteOff(ctx, id);
    return invoiceJson(await findInvoice(ctx, id));
  }),
});

export const loader = route.loader;
export const action = route.action;
