import { ensureCancelled } from "#app/features/invoices/status/ensure-status.server.ts";
import { readInvoiceJson } from "#app/features/invoices/read-invoice-json.server.ts";
import { acting } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({ POST: acting(readInvoiceJson, ensureCancelled) });

export const loader = route.loader;
export const action = route.action;
