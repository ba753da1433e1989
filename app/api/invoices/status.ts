import { changeStatusSchema } from "#app/features/invoices/status/change-status.schema.ts";
import { changeStatus } from "#app/features/invoices/status/ensure-status.server.ts";
import { readInvoiceJson } from "#app/features/invoices/read-invoice-json.server.ts";
import { actingWith } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({ PUT: actingWith(changeStatusSchema, readInvoiceJson, changeStatus) });

export const loader = route.loader;
export const action = route.action;
