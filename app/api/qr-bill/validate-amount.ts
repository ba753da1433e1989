import { amountBody } from "#app/features/qr-bill/qr-bill.schema.ts";
import { validateAmount } from "#app/features/qr-bill/validate-amount.ts";
import { handleBody } from "#app/platform/http/api.server.ts";
import { withMessages } from "#app/platform/forms/field-errors.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handleBody(amountBody, async (ctx, { amount }) => withMessages(ctx, validateAmount(amount))),
});

export const loader = route.loader;
export const action = route.action;
