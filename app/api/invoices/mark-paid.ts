import { markPaidSchema } from "#app/features/invoices/status/change-status.schema.ts";
import { ensurePaid } from "#app/features/invoices/status/ensure-status.server.ts";
import { readInvoiceJson } from "#app/features/invoices/read-invoice-json.server.ts";
import { actingWith } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({ POST: actingWith(markPaidSchema, readInvoiceJson, ensurePaid) });

export const loader = route.loader;
export const action = route.action;
