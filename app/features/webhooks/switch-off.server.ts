import type { BusinessContext } from "#app/platform/context.server.ts";

/** From now on it counts anew how long an endpoint has been failing. */
export async function noteSuccess(ctx: BusinessContext, endpointId: string): Promise<void> {
  await own(ctx, endpointId).set({ failing_since: null }).where("failing_since", "is not", null).execute();
}

export async function noteFailure(ctx: BusinessContext, endpointId: string): Promise<void> {
  const failing_since = ctx.now.toISOString();
  await own(ctx, endpointId).set({ failing_since }).where("failing_since", "is", null).execute();
}

function own(ctx: BusinessContext, endpointId: string) {
  return ctx.db
    .updateTable("webhook_endpoints")
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", endpointId);
}
