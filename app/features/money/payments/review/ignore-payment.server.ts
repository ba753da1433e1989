import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { IGNORED_REASON } from "#app/features/books/ledger/payment-reasons.ts";
import type { PaymentState } from "#app/features/books/ledger/payment.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { savePayment } from "./save-payment.server.ts";

/**
 * Sets a payment aside that belongs to no invoice.
 * @throws AppError `payment.not_found`, `payment.transition_not_allowed`
 */
export async function ignorePayment(ctx: UserContext, id: string): Promise<void> {
  await change(ctx, id, ["proposed", "unassigned"], () => "ignored");
}

/**
 * Undoes `ignorePayment`; its proposal comes back.
 * @throws AppError as `ignorePayment`
 */
export async function unignorePayment(ctx: UserContext, id: string): Promise<void> {
  await change(ctx, id, ["ignored"], (hasProposal) => (hasProposal ? "proposed" : "unassigned"));
}

async function change(
  ctx: UserContext,
  id: string,
  from: PaymentState[],
  to: (hasProposal: boolean) => PaymentState,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const { state, reason, proposal } = await findPayment(ctx, id);
    if (!from.includes(state)) throw new AppError("payment.transition_not_allowed");
    const isTaught = reason === IGNORED_REASON;
    await savePayment(ctx, id, {
      state: to(proposal.length > 0),
      ...(isTaught ? { reason: "unignored", rule_id: null } : {}),
    });
  });
}
