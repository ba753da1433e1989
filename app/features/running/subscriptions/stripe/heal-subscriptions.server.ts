import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { queueEndOfCustomer } from "./end-customer.server.ts";
import { forgetOldEvents } from "./stripe-events.server.ts";
import { RUNNING } from "#app/features/running/subscriptions/subscription.ts";
import { syncSubscription } from "./sync-subscription.server.ts";

/** Stripe lets a checkout expire after one day. */
const CHECKOUT_OPEN_MS = 3 * 24 * 60 * 60 * 1000;

/** Some 20 seconds, well within a job's limit. */
const PAGE = 100;

/** Heals in case an event was missed. One failure does not hold up the others. */
export async function healSubscriptions(ctx: Context, { after = "" }: Record<string, string>): Promise<void> {
  if (!after) await forgetOldEvents(ctx);
  if (!ctx.platform.stripe) return;
  const rows = await findRunning(ctx, after);
  const last = rows.length === PAGE ? rows.at(-1) : undefined;
  if (last) await queueNextPage(ctx, last.businessId);
  const failures: unknown[] = [];
  for (const { businessId, isSealed } of rows) {
    const business = withBusiness(ctx, businessId);
    const work = isSealed ? queueEndOfCustomer(business, ctx.today) : syncSubscription(business);
    await work.catch((error: unknown) => failures.push(error));
  }
  if (failures.length) throw new AggregateError(failures, `${failures.length} of ${rows.length} not asked`);
}

async function findRunning(
  ctx: Context,
  after: string,
): Promise<{ businessId: string; isSealed: boolean }[]> {
  const since = new Date(ctx.now.getTime() - CHECKOUT_OPEN_MS).toISOString();
  const rows = await ctx.db
    .selectFrom("subscriptions")
    .innerJoin("businesses", "businesses.id", "subscriptions.business_id")
    .select(["business_id", "sealed_until"])
    .where("business_id", ">", after)
    .where((where) =>
      where.or([
        where("sealed_until", "is not", null),
        where("status", "in", [...RUNNING, "incomplete"]),
        where.and([where("status", "=", ""), where("subscriptions.created_at", ">=", since)]),
      ]),
    )
    .orderBy("business_id")
    .limit(PAGE)
    .execute();
  return rows.map((row) => ({ businessId: row.business_id, isSealed: row.sealed_until !== null }));
}

async function queueNextPage(ctx: Context, after: string): Promise<void> {
  const key = `subscription.heal:${ctx.today}:${after}`;
  await enqueueJob(ctx, { name: "subscription.heal", payload: { after }, key });
}
