import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { takeBackAllocations } from "#app/features/selling/invoices/settling/take-back-allocations.server.ts";
import { allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import {
  type Allocation,
  isReported,
  moneyOf,
  isMoney,
  type Payment,
  type ProposedAllocation,
  sumOf,
} from "#app/features/books/ledger/payment.ts";
import type { MatchReason } from "#app/features/books/ledger/payment-reasons.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { savePayment } from "./save-payment.server.ts";

/**
 * Each is proposed again, as it was before it was confirmed; all of them or none. Asking twice changes nothing.
 * @throws AppError `payment.not_found`, `payment.not_undone` when one is no longer as it was confirmed,
 * `payment.refunded`
 */
export async function undoConfirmed(ctx: UserContext, ids: string[]): Promise<number> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    let undone = 0;
    for (const id of new Set(ids)) {
      const payment = await findPayment(ctx, id);
      if (payment.state === "proposed") continue;
      await proposeAgain(ctx, payment);
      undone++;
    }
    return undone;
  });
}

const ASSIGNED: string = "assigned" satisfies MatchReason;

async function proposeAgain(ctx: UserContext, { id, ...payment }: Payment): Promise<void> {
  const { state, isConfirmed, source, reason } = payment;
  const allocations = await allocationsOf(ctx, { paymentIds: [id] });
  const isAsConfirmed = state === "booked" && isConfirmed && isReported(source) && reason !== ASSIGNED;
  if (!isAsConfirmed || allocations.length === 0 || allocations.some(({ isOfCredit }) => isOfCredit))
    throw new AppError("payment.not_undone");
  await takeBackAllocations(ctx, allocations);
  const proposal = JSON.stringify(proposalOf(allocations));
  await savePayment(ctx, id, { state: "proposed", reason, proposal, confirmed: 0 });
}

const LET_GO = ["skonto", "rounding"] as const;

/** Money that went to the rows alone did so by its order, as else interest and fees come first. */
function proposalOf(allocations: Allocation[]): ProposedAllocation[] {
  const byInvoice = Map.groupBy(allocations, ({ invoiceId }) => invoiceId);
  return [...byInvoice].flatMap(([invoiceId, parts]) => {
    const money = moneyOf(parts);
    const isOfRows = parts.every(({ kind }) => kind === "payment" || !isMoney(kind));
    const paid = { invoiceId, kind: "payment" as const, amount: money };
    const others = LET_GO.map((kind) => ({ kind, amount: sumOf(parts, kind) })).filter(
      (one) => one.amount > 0,
    );
    return [
      ...(money > 0 ? [isOfRows ? { ...paid, order: "rows_first" as const } : paid] : []),
      ...others.map(({ kind, amount }) => ({ invoiceId, kind, amount })),
    ];
  });
}
