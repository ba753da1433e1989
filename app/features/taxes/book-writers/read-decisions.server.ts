import { rateDecisionsSchema } from "#app/features/taxes/tax/entries/rate-decision.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";

export async function decisionsOf(ctx: BusinessContext, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await ctx.db
    .selectFrom("tax_decisions")
    .select(["invoice_id", "reason", "activity", "by_rate"])
    .where("business_id", "=", ctx.businessId)
    .where("invoice_id", "in", ids)
    .execute();
  return new Map(
    rows.map((row) => [row.invoice_id, { ...row, rates: fromJson(rateDecisionsSchema, row.by_rate) }]),
  );
}
