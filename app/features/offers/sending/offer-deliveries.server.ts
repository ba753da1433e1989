import { type Delivery, deliveryOf } from "#app/features/invoices/sending/deliveries.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

export async function latestOfferDeliveries(
  ctx: BusinessContext,
  offerIds: string[],
): Promise<Map<string, Delivery>> {
  if (offerIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("deliveries")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where("offer_id", "in", offerIds)
    .where("copy_of", "=", "")
    .orderBy("id")
    .execute();
  return new Map(rows.map((row) => [row.offer_id ?? "", deliveryOf(row)]));
}
