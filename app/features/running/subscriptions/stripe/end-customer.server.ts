import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import { PermanentFailure } from "#app/platform/errors.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { askStripe, nullIfMissing } from "./stripe-calls.server.ts";
import { findSubscription } from "#app/features/running/subscriptions/subscriptions.server.ts";

/** Call it in the transaction that deletes the account, so that nobody goes on paying. `attempt` makes it unique. */
export async function queueEndOfCustomer(ctx: BusinessContext, attempt = "first"): Promise<void> {
  if (!(await findSubscription(ctx))) return;
  const { businessId } = ctx;
  const key = `subscription.end_customer:${businessId}:${attempt}`;
  await enqueueJob(ctx, { name: "subscription.end_customer", payload: { businessId }, key });
}

/** Stripe ends its subscriptions at once; receipts stay there. Our data goes once Stripe has answered. */
export async function endCustomer(ctx: Context, { businessId = "" }: Record<string, string>): Promise<void> {
  const customer = withBusiness(ctx, businessId);
  const known = await findSubscription(customer);
  if (!known) return;
  const { customerId } = known;
  if (!ctx.platform.stripe) throw new PermanentFailure(`without Stripe's keys ${customerId} goes on there`);
  await askStripe(ctx, "subscription.cancel_failed", (stripe) =>
    nullIfMissing(stripe.customers.del(customerId)),
  );
  await forgetCustomer(customer);
  ctx.log.info({ event: "subscription.ended", businessId });
}

export async function forgetCustomer(ctx: BusinessContext): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const own = ctx.db
      .selectFrom("subscriptions")
      .select("customer_id")
      .where("business_id", "=", ctx.businessId);
    await ctx.db.deleteFrom("stripe_events").where("customer_id", "in", own).execute();
    await ctx.db.deleteFrom("subscriptions").where("business_id", "=", ctx.businessId).execute();
  });
}

/** Until Stripe has deleted the customer, the business's row must stay. */
export async function isStillCustomer(ctx: BusinessContext): Promise<boolean> {
  return ctx.platform.stripe !== null && (await findSubscription(ctx)) !== null;
}
