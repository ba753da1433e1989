import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { requireOpenDay } from "#app/features/books/book/closed-days.server.ts";
import { creditOf } from "#app/features/books/ledger/payment.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { formatMoney } from "#app/swiss/money.ts";
import { addUpRefunds } from "./add-up-refunds.server.ts";
import type { RefundInput } from "./refund.schema.ts";
import { endRefunds, refundsOf } from "./refunds.server.ts";

/**
 * Records money that was paid back to the client, from a payment or a credit note.
 * @throws AppError `payment.not_found`, `payment.none_open` when no credit is left of it, `year.closed`,
 * `input.invalid`
 */
export async function recordRefund(ctx: UserContext, paymentId: string, input: RefundInput): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const { amount, refundedOn, note, method } = await plannedRefund(ctx, paymentId, input);
    await ctx.db
      .insertInto("refunds")
      .values({
        id: ctx.newId(),
        business_id: ctx.businessId,
        payment_id: paymentId,
        amount,
        refunded_on: refundedOn,
        note,
        method,
        created_at: ctx.now.toISOString(),
      })
      .execute();
    await addUpRefunds(ctx, paymentId);
  });
}

/** @throws AppError as `recordRefund` */
export async function plannedRefund(
  ctx: BusinessContext,
  paymentId: string,
  { amount: wanted, refundedOn = ctx.today, note, method = "" }: RefundInput,
) {
  const payment = await findPayment(ctx, paymentId);
  const credit = creditOf(payment);
  const amount = wanted ?? credit;
  if (credit <= 0) throw new AppError("payment.none_open");
  if (refundedOn > ctx.today) throw invalid([{ field: "refundedOn", code: "field.day_in_future" }]);
  const params = { max: formatMoney(credit, payment.currency) };
  if (amount > credit) throw invalid([{ field: "amount", code: "field.amount_too_large", params }]);
  await requireOpenDay(ctx, refundedOn);
  return { amount, refundedOn, note, method };
}

/**
 * Undoes a refund: the client has this credit again.
 * @throws AppError `payment.not_found`, `refund.not_found`, `payment.transition_not_allowed` for what a payment
 * provider has paid back
 */
export async function undoRefund(ctx: UserContext, paymentId: string, refundId: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await findPayment(ctx, paymentId);
    const refund = (await refundsOf(ctx, paymentId)).find(({ id }) => id === refundId);
    if (!refund) throw new AppError("refund.not_found");
    if (refund.isReported) throw new AppError("payment.transition_not_allowed");
    await endRefunds(ctx, paymentId, [refund]);
  });
}
