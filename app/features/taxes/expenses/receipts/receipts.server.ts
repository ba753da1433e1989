import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Receipt } from "#app/features/taxes/expenses/expense.ts";

/** The present receipt of each, by the id of its expense; at most a page of ids. */
export async function receiptsOf(ctx: BusinessContext, ids: string[]): Promise<Map<string, Receipt>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("expense_receipts")
    .select(["id", "expense_id", "name", "type", "size", "sha256"])
    .where("business_id", "=", ctx.businessId)
    .where("expense_id", "in", ids)
    .where("replaced_at", "is", null)
    .execute();
  return new Map(rows.map(({ expense_id, ...receipt }) => [expense_id ?? "", receipt]));
}
