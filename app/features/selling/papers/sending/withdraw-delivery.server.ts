import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

/** Call it with the business locked. @throws AppError `delivery.left` once it was handed over or tried */
export async function withdrawDelivery(ctx: BusinessContext, id: string): Promise<void> {
  const withdrawn = await ctx.db
    .updateTable("deliveries")
    .set({ state: "failed", error_code: "undone", finished_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .where("state", "=", "queued")
    .where("attempted_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!withdrawn) throw new AppError("delivery.left");
}
