import { withdrawCreditNote } from "#app/features/invoices/correcting/withdraw-credit-note.server.ts";
import { invoiceJson } from "#app/features/invoices/invoice-json.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handle(async (ctx, { params }) => {
    const id = params.id ?? "";
    await withdrawCreditNote(ctx, id);
    return invoiceJson(await findInvoice(ctx, id));
  }),
});

export const loader = route.loader;
export const action = route.action;
