import { receiveStripeEvent } from "#app/features/subscriptions/stripe/stripe-events.server.ts";
import { endpoint, publicHandle } from "#app/platform/http/api.server.ts";
import { readBody } from "#app/platform/http/body/read-body.server.ts";

/** The signature over the bytes of the body alone authenticates; cookies and tokens do not count. */
const route = endpoint(
  {
    POST: publicHandle(async (ctx, { request }) => {
      const signature = request.headers.get("Stripe-Signature") ?? "";
      await receiveStripeEvent(ctx, await readBody(request), signature);
      return { received: true };
    }),
  },
  () => ({ credentials: [] }),
);

export const loader = route.loader;
export const action = route.action;
