import type { Invoice } from "#app/features/invoices/invoices.server.ts";
import { allocationsOf, reverseAllocations } from "#app/features/settlement/allocations.server.ts";
import type { Allocation } from "#app/features/settlement/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { recordInvoiceHistory } from "#app/features/invoices/status/record-invoice-history.server.ts";

/**
 * What settles a paid invoice, the newest first, until it is no longer paid; earlier part payments stay. A rounding
 * goes with its payment.
 */
export async function latestSettling(ctx: BusinessContext, invoice: Invoice): Promise<Allocation[]> {
  const standing = (await allocationsOf(ctx, { invoiceIds: [invoice.id] })).reverse();
  const taken: Allocation[] = [];
  let left: Rappen = invoice.settled;
  for (const allocation of standing) {
    if (left < invoice.total) break;
    const together = standing.filter(
      ({ id, paymentId }) =>
        id === allocation.id || (paymentId !== null && paymentId === allocation.paymentId),
    );
    taken.push(...together.filter((one) => !taken.includes(one)));
    left = invoice.settled - taken.reduce((sum, { amount }) => sum + amount, 0);
  }
  return taken;
}

/** Money that had settled a cancelled invoice becomes the client's credit. */
export async function releasePayments(ctx: BusinessContext, invoice: Invoice): Promise<void> {
  const standing = await allocationsOf(ctx, { invoiceIds: [invoice.id] });
  if (standing.length === 0) return;
  await reverseAllocations(ctx, standing);
  const amount = standing.reduce((sum, { amount }) => sum + amount, 0);
  await recordInvoiceHistory(ctx, {
    invoiceId: invoice.id,
    event: "invoice.payments_released",
    data: { amount: String(amount) },
  });
}
