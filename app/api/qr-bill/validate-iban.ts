import { ibanBody } from "#app/features/qr-bill/qr-bill.schema.ts";
import { validateIban } from "#app/features/qr-bill/validate-iban.ts";
import { handleBody } from "#app/platform/http/api.server.ts";
import { withMessages } from "#app/platform/forms/field-errors.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handleBody(ibanBody, async (ctx, { iban }) => withMessages(ctx, validateIban(iban))),
});

export const loader = route.loader;
export const action = route.action;
