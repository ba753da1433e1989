import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";

interface Refund {
  id: string;
  amount: Rappen;
  refundedOn: string;
  note: string;
  /** Whether a payment provider reported it. Only the provider can undo it then. */
  isReported: boolean;
}

export async function refundsOf(ctx: BusinessContext, paymentId: string): Promise<Refund[]> {
  const rows = await ctx.db
    .selectFrom("refunds")
    .select(["id", "amount", "refunded_on as refundedOn", "note", "source"])
    .where("business_id", "=", ctx.businessId)
    .where("payment_id", "=", paymentId)
    .where("reversed_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ source, ...refund }) => ({ ...refund, isReported: source !== "manual" }));
}
