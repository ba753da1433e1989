import { startCheckout } from "#app/features/subscriptions/stripe/checkout.server.ts";
import { ownUrl } from "#app/features/subscriptions/stripe/own-url.ts";
import { checkoutSchema } from "#app/features/subscriptions/subscription.schema.ts";
import { endpoint, handleBody } from "#app/platform/http/api.server.ts";
import { paths } from "#app/paths.ts";

const route = endpoint({
  POST: handleBody(checkoutSchema, async (ctx, { billingPeriod, successUrl, cancelUrl }) => {
    const { appUrl } = ctx.platform.env;
    const url = await startCheckout(ctx, {
      period: billingPeriod,
      successUrl: ownUrl(appUrl, successUrl, paths.upgraded("success")),
      cancelUrl: ownUrl(appUrl, cancelUrl, paths.upgraded("cancelled")),
    });
    return { url };
  }),
});

export const loader = route.loader;
export const action = route.action;
