import { hash } from "node:crypto";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { Payment } from "#app/features/books/ledger/payment.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { assignPayment } from "./assign-payment.server.ts";
import { confirmPayments } from "./confirm-payments.server.ts";
import { ignorePayment } from "./ignore-payment.server.ts";

const LENGTH = 16;

type Decision = { decision: "confirm" | "ignore" } | { decision: "assign"; invoiceId: string };

/** Differs as soon as somebody decides, or the bank's files say something else. */
export function paymentVersion(payment: Payment): string {
  const { id, state, reason, amount, allocated, refunded, proposal } = payment;
  const shown = [id, state, reason, amount, allocated, refunded, proposal];
  return hash("sha256", JSON.stringify(shown)).slice(0, LENGTH);
}

/**
 * Decides about a payment as it was shown.
 * @throws AppError `payment.changed`, `payment.outdated` when its proposal no longer fits, and as `assignPayment` and
 * `ignorePayment`
 */
export async function decideShown(
  ctx: UserContext,
  id: string,
  { version, ...decided }: Decision & { version: string },
): Promise<void> {
  const isBooked = await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const payment = await findPayment(ctx, id);
    if (paymentVersion(payment) !== version) throw new AppError("payment.changed");
    if (decided.decision === "assign") await assignPayment(ctx, id, decided.invoiceId);
    else if (decided.decision === "ignore") await ignorePayment(ctx, id);
    else return (await confirmPayments(ctx, [id])).confirmed === 1;
    return true;
  });
  if (!isBooked) throw new AppError("payment.outdated");
}
