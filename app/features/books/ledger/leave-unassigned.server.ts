import type { Payment } from "./payment.ts";
import { paymentChanged } from "./payment-changed.server.ts";
import type { UnassignedReason } from "./payment-reasons.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

type Received = Pick<Payment, "id" | "amount" | "currency" | "instructed">;

/** The money as the bank has it: an assignment may have made another amount of it. */
export async function receivedMoney(
  ctx: BusinessContext,
  { id, amount, currency, instructed }: Received,
): Promise<{ amount: number; currency: string }> {
  const row = await ctx.db
    .selectFrom("bank_transactions")
    .select(["amount", "currency"])
    .where("business_id", "=", ctx.businessId)
    .where("payment_id", "=", id)
    .where("kind", "=", "credit")
    .executeTakeFirst();
  return row ?? (instructed && amount === 0 ? instructed : { amount, currency });
}

/** It waits for a person, and what another currency is worth is open again. */
export async function leaveUnassigned(
  ctx: BusinessContext,
  payment: Received,
  reason: UnassignedReason,
): Promise<void> {
  const received = await receivedMoney(ctx, payment);
  const isForeign = received.currency !== payment.currency;
  const amount = received.currency === "CHF" ? received.amount : 0;
  await ctx.db
    .updateTable("payments")
    .set({ state: "unassigned", reason, client_id: null, proposal: null })
    .$if(isForeign, (update) => update.set({ amount, currency: "CHF" }))
    .where("id", "=", payment.id)
    .where("business_id", "=", ctx.businessId)
    .execute();
  paymentChanged(ctx, payment.id);
}
