import { accountEmail } from "#app/features/people/accounts/email/account-email.ts";
import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { sendBusinessEmail } from "#app/features/people/accounts/sandbox/business-email.server.ts";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import { formatDay, zurichDay } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { findPlanAndSubscription } from "#app/features/running/subscriptions/current-plan.server.ts";
import { isPaymentMissing, proUntil } from "#app/features/running/subscriptions/subscription.ts";

type PlanEmail = "pro_payment_failed" | "pro_ended_payment" | "pro_ended_cancelled";

export async function sendPaymentFailedEmail(
  ctx: Context,
  { businessId = "" }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const business = withBusiness(ctx, businessId);
  const { subscription = null } = (await findStanding(business)) ?? {};
  const until = subscription && isPaymentMissing(subscription) ? proUntil(subscription) : null;
  if (until) await tellOwner(business, { email: "pro_payment_failed", at: until, jobId });
}

export async function sendProEndedEmail(
  ctx: Context,
  { businessId = "" }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const business = withBusiness(ctx, businessId);
  const { plan, subscription } = (await findStanding(business)) ?? {};
  const ended = plan === "free" ? subscription?.ended : null;
  if (ended) await tellOwner(business, { email: `pro_ended_${ended.by}`, at: ended.at, jobId });
}

/** Null once the business is gone. */
async function findStanding(ctx: BusinessContext) {
  const own = ctx.db.selectFrom("businesses").select("id").where("id", "=", ctx.businessId);
  return (await own.executeTakeFirst()) ? findPlanAndSubscription(ctx) : null;
}

async function tellOwner(
  ctx: BusinessContext,
  { email, at, jobId }: { email: PlanEmail; at: string; jobId: string },
): Promise<void> {
  const owner = await ctx.db
    .selectFrom("memberships")
    .select("user_id")
    .where("business_id", "=", ctx.businessId)
    .where("role", "=", "owner")
    .executeTakeFirst();
  const recipient = owner && (await findRecipient(ctx, owner.user_id));
  if (!recipient) return;
  const content = accountEmail(recipient.t, email, {
    name: recipient.name,
    day: formatDay(zurichDay(new Date(at)), recipient.language),
    link: ctx.platform.env.appUrl + paths.subscription,
  });
  await sendBusinessEmail(ctx, { id: jobId, to: recipient.email, ...content });
}
