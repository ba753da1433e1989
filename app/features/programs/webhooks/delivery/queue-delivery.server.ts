import { trueNow } from "#app/platform/clock.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";

export async function queueFirstAttempt(
  ctx: BusinessContext,
  { endpointId, eventId }: { endpointId: string; eventId: string },
): Promise<void> {
  const id = ctx.newId();
  await ctx.db
    .insertInto("webhook_deliveries")
    .values({
      id,
      business_id: ctx.businessId,
      endpoint_id: endpointId,
      event_id: eventId,
      state: "pending",
      run: null,
      attempts: 0,
      next_at: null,
      created_at: trueNow(ctx).toISOString(),
    })
    .execute();
  await queueAttempt(ctx, id, { attempts: 0, at: trueNow(ctx) });
}

/** A job for an earlier attempt finds another `run` and does nothing. @param next attempts, and when it is due */
export async function queueAttempt(
  ctx: BusinessContext,
  deliveryId: string,
  { attempts, at }: { attempts: number; at: Date },
): Promise<void> {
  const run = ctx.newId();
  await ctx.db
    .updateTable("webhook_deliveries")
    .set({ state: "pending", run, attempts, next_at: at.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", deliveryId)
    .execute();
  await enqueueJob(ctx, { name: "webhook.delivery", payload: { deliveryId, run }, runAt: at });
}

/** The same attempt, where nobody waits but for other slow receivers. */
export async function queueAmongSlow(
  ctx: BusinessContext,
  payload: { deliveryId: string; run: string },
): Promise<void> {
  await enqueueJob(ctx, { name: "webhook.slow_delivery", payload });
}
