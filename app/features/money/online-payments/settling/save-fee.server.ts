import { paymentChanged } from "#app/features/books/ledger/payment-changed.server.ts";
import type { ReceivedOnline } from "#app/features/money/online-payments/payment-provider.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

export async function saveFee(
  ctx: BusinessContext,
  paymentId: string,
  { fee }: Pick<ReceivedOnline, "fee">,
): Promise<void> {
  if (fee === null) return;
  await ctx.db
    .updateTable("payments")
    .set({ fee })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", paymentId)
    .execute();
  paymentChanged(ctx, paymentId);
}
