import { freeReference } from "#app/features/invoices/form/free-reference.server.ts";
import { newReferenceBody } from "#app/features/qr-bill/qr-bill.schema.ts";
import { handleBody } from "#app/platform/http/api.server.ts";
import { formatReference } from "#app/swiss/reference.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handleBody(newReferenceBody, async (ctx, input) => {
    const made = await freeReference(ctx, input);
    return { ...made, formatted: formatReference(made.referenceType, made.reference) };
  }),
});

export const loader = route.loader;
export const action = route.action;
