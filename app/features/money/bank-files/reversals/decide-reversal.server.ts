import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import {
  findTransaction,
  type StoredTransaction,
} from "#app/features/money/bank-files/identity/stored-transactions.server.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { AppError } from "#app/platform/errors.ts";
import { TAKEN_FROM } from "./list-reversals.server.ts";
import type { ReversalState } from "./reversal-state.ts";
import { endByReversal, release, setState } from "./take-back.server.ts";

/**
 * A person chooses the payment that the bank took back. Its invoices are open again.
 * @throws AppError `reversal.not_found`, `reversal.decided`, `payment.not_found`,
 * `payment.transition_not_allowed`
 */
export async function chooseTakenBack(ctx: UserContext, id: string, paymentId: string): Promise<void> {
  await decide(ctx, id, ["waiting"], async (ctx, reversal) => {
    const payment = await findPayment(ctx, paymentId);
    const isPossible = TAKEN_FROM.includes(payment.source) && payment.amount === reversal.amount;
    if (!isPossible || payment.state === "reversed") throw new AppError("payment.transition_not_allowed");
    await endByReversal(ctx, reversal, payment.id);
  });
}

/**
 * A person decides that the reversal concerns none of the stored payments.
 * @throws AppError `reversal.not_found`, `reversal.decided`
 */
export async function ignoreReversal(ctx: UserContext, id: string): Promise<void> {
  await decide(ctx, id, ["waiting"], (ctx, reversal) => setState(ctx, reversal.id, { state: "ignored" }));
}

/**
 * Undoes the decision: the payment counts again, and the reversal waits for another decision.
 * @throws AppError `reversal.not_found`, `reversal.decided`
 */
export async function reopenReversal(ctx: UserContext, id: string): Promise<void> {
  await decide(ctx, id, ["met", "ignored"], release);
}

export async function findReversal(ctx: BusinessContext, id: string): Promise<StoredTransaction> {
  const found = isId(id) ? await findTransaction(ctx, id) : null;
  if (!found || found.kind === "credit") throw new AppError("reversal.not_found");
  return found;
}

async function decide(
  ctx: UserContext,
  id: string,
  from: ReversalState[],
  change: (ctx: UserContext, reversal: StoredTransaction) => Promise<unknown>,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const reversal = await findReversal(ctx, id);
    if (!from.some((state) => state === reversal.state)) throw new AppError("reversal.decided");
    await change(ctx, reversal);
  });
}
