import {
  findTransaction,
  saveFacts,
  type StoredTransaction,
} from "#app/features/money/bank-files/identity/stored-transactions.server.ts";
import { matchAnew } from "#app/features/money/bank-files/matching/match-payment.server.ts";
import { takeBackIfClear, waitingFor } from "#app/features/money/bank-files/reversals/take-back.server.ts";
import type { Payment } from "#app/features/books/ledger/payment.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

/**
 * Matches payments again whose details changed because a file was added or undone. @returns the payment of a
 * credit, or the payment that a reversal took back
 */
export async function matchWhatIsKnown(
  ctx: BusinessContext,
  before: StoredTransaction,
): Promise<Payment | null> {
  const now = await findTransaction(ctx, before.id);
  if (!now) return null;
  if (JSON.stringify(now.facts) !== JSON.stringify(before.facts)) {
    await saveFacts(ctx, now, now.facts);
    await takeBackIfClear(ctx, now);
    const payment = now.kind === "credit" && now.paymentId ? await findPayment(ctx, now.paymentId) : null;
    if (payment && payment.state !== "reversed") {
      await matchAnew(ctx, payment, now);
      for (const reversal of await waitingFor(ctx, now)) await takeBackIfClear(ctx, reversal);
    }
  }
  const { paymentId = null } = (await findTransaction(ctx, before.id)) ?? {};
  return paymentId === null ? null : findPayment(ctx, paymentId);
}
