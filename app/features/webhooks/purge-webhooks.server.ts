import type { Context } from "#app/platform/context.server.ts";

/** How long events, their deliveries and attempts are kept (ms): 30 days. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/** The daily job. Deliveries and attempts go with their event. */
export async function purgeWebhooks(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom("webhook_events")
    .where("created_at", "<", new Date(ctx.now.getTime() - KEPT).toISOString())
    .execute();
}
