import type { BusinessContext } from "#app/platform/context.server.ts";
import { type Rappen, shareOf } from "#app/swiss/money.ts";

/** What the bank has of some cents of a payment, Rappen; null where it has EUR, or no bank reported it. */
export type ReceivedInChf = (paymentId: string | null, cents: number) => Rappen | null;

/** Money in CHF that a person assigned to an invoice in EUR. */
export async function receivedInChf(
  ctx: BusinessContext,
  paymentIds: readonly string[],
): Promise<ReceivedInChf> {
  if (paymentIds.length === 0) return () => null;
  const rows = await ctx.db
    .selectFrom("bank_transactions")
    .innerJoin("payments", "payments.id", "bank_transactions.payment_id")
    .select(["payments.id", "payments.amount as cents", "bank_transactions.amount as chf"])
    .where("payments.business_id", "=", ctx.businessId)
    .where("payments.id", "in", paymentIds)
    .where("payments.currency", "=", "EUR")
    .where("bank_transactions.kind", "=", "credit")
    .where("bank_transactions.currency", "=", "CHF")
    .execute();
  const received = new Map(rows.map((row) => [row.id, row]));
  return (paymentId, cents) => {
    const payment = received.get(paymentId ?? "");
    return payment ? shareOf(payment.chf, cents, payment.cents) : null;
  };
}
