import type { ReceivedOnline } from "#app/features/online-payments/payment-provider.ts";
import { isClosedDay } from "#app/features/closed-years/closed-years.server.ts";
import { findPayment } from "#app/features/ledger/payments.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

/** Not into a closed year. */
export async function saveFee(
  ctx: BusinessContext,
  paymentId: string,
  { fee }: Pick<ReceivedOnline, "fee">,
): Promise<void> {
  if (fee === null) return;
  const { state, fee: known, paidOn } = await findPayment(ctx, paymentId);
  if (fee !== known && state === "booked" && (await isClosedDay(ctx, paidOn))) {
    ctx.log.warn({ event: "online_payment.fee_of_closed_year", payment: paymentId });
    return;
  }
  await ctx.db
    .updateTable("payments")
    .set({ fee })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", paymentId)
    .execute();
}
