import type { Selectable } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { SubscriptionsTable } from "#app/platform/database/schema/subscriptions.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import type { SubscriptionFromStripe } from "#app/features/running/subscriptions/stripe/stripe-subscription.ts";
import { NOTICE_END, noticeEnd, queuePlanEmail } from "./end-of-pro.server.ts";
import { proEndsAt } from "./subscription.ts";
import { subscriptionOf } from "./subscriptions.server.ts";

/** Taken before Stripe is asked: the higher number was asked later. */
export async function takeNumber(ctx: BusinessContext): Promise<number> {
  const { asked } = await ctx.db
    .updateTable("subscriptions")
    .set((set) => ({ asked: set("asked", "+", 1) }))
    .where("business_id", "=", ctx.businessId)
    .returning("asked")
    .executeTakeFirstOrThrow();
  return asked;
}

/** Ignored when the answer to a later question is stored already. @param answer null: Stripe knows of none */
export async function keepAnswer(
  ctx: BusinessContext,
  number: number,
  answer: SubscriptionFromStripe | null,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const row = ctx.db.selectFrom("subscriptions").selectAll().where("business_id", "=", ctx.businessId);
    const before = await ctx.platform.database.dialect.forUpdate(row).executeTakeFirst();
    if (!before || before.answered >= number) return;
    const now = ctx.platform.now().toISOString();
    const { subscriptionId, itemId, status, period, currentPeriodEnd, endsAt } = answer ?? gone(before);
    const changed = {
      subscription_id: subscriptionId,
      item_id: itemId,
      status,
      period: period ?? "",
      current_period_end: currentPeriodEnd,
      ends_at: endsAt,
      past_due_since: status === "past_due" ? (before.past_due_since ?? now) : null,
      answered: number,
      synced_at: now,
    };
    await ctx.db
      .updateTable("subscriptions")
      .set(changed)
      .where("business_id", "=", ctx.businessId)
      .execute();
    const end = proEndsAt(subscriptionOf({ ...before, ...changed }));
    const jobs = ["seat.settle_business", NOTICE_END].map((name) => ({
      name,
      payload: { businessId: ctx.businessId },
    }));
    if (end)
      for (const job of jobs) {
        const key = `${job.name}:${ctx.businessId}:${end.toISOString()}`;
        await enqueueJob(ctx, { ...job, key, runAt: end });
      }
    await noticeEnd(ctx, { ...before, ...changed }, before.past_due_since !== null);
    if (changed.past_due_since && !before.past_due_since)
      await queuePlanEmail(ctx, "subscription.payment_failed_email", changed.past_due_since);
    if (status === before.status) return;
    for (const job of jobs) await enqueueJob(ctx, job);
    ctx.log.info({ event: "subscription.changed", businessId: ctx.businessId, from: before.status, status });
  });
}

function gone(row: Selectable<SubscriptionsTable>): SubscriptionFromStripe {
  return { ...subscriptionOf(row), status: row.subscription_id ? "canceled" : "" };
}
