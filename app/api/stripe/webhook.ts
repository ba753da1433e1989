import { receiveStripeEvent } from "#app/features/subscriptions/stripe/stripe-events.server.ts";
import { endpoint, publicHandle } from "#app/platform/http/api.server.ts";
import { readBody } from "#app/platform/http/read-body.server.ts";

/** Stripe proves itself by its signature on the bytes of the body, and by nothing else: neither cookie nor token counts. */
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
