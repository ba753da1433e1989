import { trueNow } from "#app/platform/clock.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { EVENT_VERSION } from "./event-types.ts";

/** Stored as it will be posted at every attempt. @returns its id */
export async function keepEvent(
  ctx: BusinessContext,
  { type, data }: { type: string; data: object },
): Promise<string> {
  const id = ctx.newId();
  const createdAt = trueNow(ctx).toISOString();
  await ctx.db
    .insertInto("webhook_events")
    .values({
      id,
      business_id: ctx.businessId,
      type,
      body: JSON.stringify({ id, type, createdAt, apiVersion: EVENT_VERSION, data }),
      created_at: createdAt,
    })
    .execute();
  return id;
}
