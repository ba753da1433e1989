import type { UserContext } from "#app/platform/context.server.ts";
import { requireSubscription } from "#app/features/running/subscriptions/manage-subscription.server.ts";
import { askStripe } from "./stripe-calls.server.ts";
import { findSubscription } from "#app/features/running/subscriptions/subscriptions.server.ts";

/**
 * Also after the end of the subscription.
 * @throws AppError `plan.pro_required`, `subscription.none`, `subscription.portal_failed`
 */
export async function openPortal(ctx: UserContext, returnUrl: string): Promise<string> {
  const known = await findSubscription(ctx);
  const { customerId } = known?.subscriptionId ? known : await requireSubscription(ctx);
  const { url } = await askStripe(ctx, "subscription.portal_failed", (stripe) =>
    stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl, locale: ctx.locale }),
  );
  return url;
}
