import { writeOffSchema } from "#app/features/payments/write-off.schema.ts";
import { writeOff } from "#app/features/payments/write-off.server.ts";
import { readInvoiceJson } from "#app/features/invoices/read-invoice-json.server.ts";
import { actingWith } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: actingWith(writeOffSchema, readInvoiceJson, (ctx, id, { version, ...input }) =>
    writeOff(ctx, id, input, version),
  ),
});

export const loader = route.loader;
export const action = route.action;
