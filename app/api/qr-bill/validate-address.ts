import { addressBody } from "#app/features/qr-bill/qr-bill.schema.ts";
import { validateAddress } from "#app/features/qr-bill/validate-address.ts";
import { handleBody } from "#app/platform/http/api.server.ts";
import { withMessages } from "#app/platform/forms/field-errors.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handleBody(addressBody, async (ctx, { address }) => withMessages(ctx, validateAddress(address))),
});

export const loader = route.loader;
export const action = route.action;
