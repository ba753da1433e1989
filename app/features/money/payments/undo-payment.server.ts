import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import {
  takeBackPayment,
  takeBackAllocations,
} from "#app/features/selling/invoices/settling/take-back-allocations.server.ts";
import { allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

/**
 * Undoes a payment; its invoices are open again. One recorded by hand is reversed, one reported by the bank
 * waits to be assigned.
 * @throws AppError `payment.not_found`, `payment.transition_not_allowed` unless it is booked
 */
export async function undoPayment(ctx: UserContext, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const payment = await findPayment(ctx, id);
    if (payment.state !== "booked") throw new AppError("payment.transition_not_allowed");
    const allocations = await allocationsOf(ctx, { paymentIds: [id] });
    if (allocations.length > 0) await takeBackAllocations(ctx, allocations);
    else await takeBackPayment(ctx, id);
  });
}
