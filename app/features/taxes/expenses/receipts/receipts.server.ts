import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Receipt } from "#app/features/taxes/expenses/expense.ts";

/** The column that names what a receipt is of. */
export type ReceiptHolder = "expense_id" | "booking_id";

/** The present receipt of each, by the id of its expense or booking; at most a page of ids. */
export async function receiptsOf(
  ctx: BusinessContext,
  ids: string[],
  holder: ReceiptHolder = "expense_id",
): Promise<Map<string, Receipt>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("expense_receipts")
    .select(["id", `${holder} as holder`, "name", "type", "size", "sha256"])
    .where("business_id", "=", ctx.businessId)
    .where(holder, "in", ids)
    .where("replaced_at", "is", null)
    .execute();
  return new Map(rows.map(({ holder, ...receipt }) => [holder ?? "", receipt]));
}
