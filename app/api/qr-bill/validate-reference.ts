import { referenceBody } from "#app/features/qr-bill/qr-bill.schema.ts";
import { validateReference } from "#app/features/qr-bill/validate-reference.ts";
import { handleBody } from "#app/platform/http/api.server.ts";
import { withMessages } from "#app/platform/forms/field-errors.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handleBody(referenceBody, async (ctx, input) => withMessages(ctx, validateReference(input))),
});

export const loader = route.loader;
export const action = route.action;
