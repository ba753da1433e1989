import { withdrawCreditNote } from "#app/features/invoices/correcting/withdraw-credit-note.server.ts";
import { readInvoiceJson } from "#app/features/invoices/read-invoice-json.server.ts";
import { acting } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({ POST: acting(readInvoiceJson, (ctx, id) => withdrawCreditNote(ctx, id)) });

export const loader = route.loader;
export const action = route.action;
