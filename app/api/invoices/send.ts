import { sendInvoiceSchema } from "#app/features/invoices/sending/send-invoice.schema.ts";
import { sendInvoice } from "#app/features/invoices/sending/send-invoice.server.ts";
import { readInvoiceJson } from "#app/features/invoices/read-invoice-json.server.ts";
import { actingWith } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({ POST: actingWith(sendInvoiceSchema, readInvoiceJson, sendInvoice) });

export const loader = route.loader;
export const action = route.action;
