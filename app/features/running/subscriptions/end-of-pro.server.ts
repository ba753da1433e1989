import type { Selectable } from "kysely";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import type { SubscriptionsTable } from "#app/platform/database/schema/subscriptions.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { findPlan } from "./current-plan.server.ts";
import { givesPro, isPaymentMissing, type ProEnd } from "./subscription.ts";
import { subscriptionOf } from "./subscriptions.server.ts";

/** The job that runs at the instant when Pro ends, which no event may tell. */
export const NOTICE_END = "subscription.notice_end";

export async function noticeEndOfPro(
  ctx: Context,
  { businessId = "" }: Record<string, string>,
): Promise<void> {
  await withBusiness(ctx, businessId).transaction(async (ctx) => {
    const own = ctx.db.selectFrom("subscriptions").selectAll().where("business_id", "=", ctx.businessId);
    const row = await ctx.platform.database.dialect.forUpdate(own).executeTakeFirst();
    if (row) await noticeEnd(ctx, row, false);
  });
}

/** Under the lock of the row: told once, however often it is looked at. */
export async function noticeEnd(
  ctx: BusinessContext,
  row: Selectable<SubscriptionsTable>,
  wasPastDue: boolean,
): Promise<void> {
  const now = ctx.platform.now();
  const hasPro = givesPro(subscriptionOf(row), now);
  if (hasPro === (row.gave_pro === 1)) return;
  const at = now.toISOString();
  await ctx.db
    .updateTable("subscriptions")
    .set(
      hasPro
        ? { gave_pro: 1, pro_ended_at: null, pro_ended_by: "" }
        : { gave_pro: 0, pro_ended_at: at, pro_ended_by: reasonOf(row, wasPastDue) },
    )
    .where("business_id", "=", ctx.businessId)
    .execute();
  if (!hasPro && (await findPlan(ctx)) === "free") await queuePlanEmail(ctx, "subscription.ended_email", at);
}

/** A renewal of which nothing was ever heard was not paid either. */
function reasonOf(row: Selectable<SubscriptionsTable>, wasPastDue: boolean): ProEnd {
  const subscription = subscriptionOf(row);
  const isUnpaid = wasPastDue || isPaymentMissing(subscription);
  return isUnpaid || (subscription.status === "active" && !subscription.endsAt) ? "payment" : "cancelled";
}

export async function queuePlanEmail(
  ctx: BusinessContext,
  name: "subscription.payment_failed_email" | "subscription.ended_email",
  at: string,
): Promise<void> {
  const { businessId } = ctx;
  await enqueueJob(ctx, { name, payload: { businessId }, key: `${name}:${businessId}:${at}` });
}
