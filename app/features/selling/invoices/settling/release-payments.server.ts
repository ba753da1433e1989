import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import { reverseAllocations } from "#app/features/books/ledger/end-allocations.server.ts";
import { leftOf } from "#app/features/books/ledger/left-by-rate.ts";
import { type Allocation, isMoney, moneyOf } from "#app/features/books/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";

/**
 * The settlements to take back until an invoice is no longer paid, the newest first. Earlier part payments
 * stay. Rounding and Skonto go with their payment; credit notes stay.
 */
export async function latestSettling(ctx: BusinessContext, invoice: Invoice): Promise<Allocation[]> {
  const all = await ofNoCreditNote(ctx, invoice);
  const freed = (one: Allocation) => (isLoss(one) ? leftOf(one, all).total : one.amount);
  const taken: Allocation[] = [];
  let left: Rappen = invoice.settled;
  for (const { id, paymentId } of all
    .filter((one) => one.amount === 0 || (one.amount > 0 && freed(one) > 0))
    .reverse()) {
    // Without the money that had recovered it, a loss stands again.
    if (left < invoice.total + invoice.charged || taken.some(isRecovery)) break;
    const together = all.filter(
      (one) => one.id === id || (paymentId !== null && one.paymentId === paymentId),
    );
    taken.push(...together.filter((one) => !taken.includes(one)));
    left = invoice.settled - taken.reduce((sum, one) => sum + freed(one), 0);
  }
  return taken;
}

function isLoss({ kind, amount }: Allocation): boolean {
  return kind === "write_off" && amount > 0;
}

function isRecovery({ kind, amount }: Allocation): boolean {
  return kind === "write_off" && amount < 0;
}

/**
 * Turns the payments of a cancelled invoice into the client's credit. Its own credit notes stay with it,
 * because nobody has paid their amount.
 */
export async function releasePayments(ctx: BusinessContext, invoice: Invoice): Promise<void> {
  const standing = await ofNoCreditNote(ctx, invoice);
  const [money, others] = [standing.filter(isOfMoney), standing.filter((one) => !isOfMoney(one))];
  await reverseAllocations(ctx, money, { by: null, on: ctx.today });
  await reverseAllocations(ctx, others);
  const amount = moneyOf(standing);
  if (amount === 0) return;
  await recordInvoiceHistory(ctx, {
    invoiceId: invoice.id,
    event: "invoice.payments_released",
    data: { amount: String(amount) },
  });
}

function isOfMoney({ kind }: Allocation): boolean {
  return isMoney(kind);
}

async function ofNoCreditNote(ctx: BusinessContext, { id }: Invoice): Promise<Allocation[]> {
  return (await allocationsOf(ctx, { invoiceIds: [id] })).filter(({ kind }) => kind !== "credit");
}
