import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { allocate, allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import { reverseAllocations } from "#app/features/books/ledger/end-allocations.server.ts";
import { insertPayment } from "#app/features/books/ledger/payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

interface Part {
  /** Rappen. */
  amount: number;
  source?: "manual" | "bank";
  isReversed?: boolean;
}

/** Books money for an invoice in whatever state, without history and events. */
export async function partPayment(
  ctx: UserContext,
  invoiceId: string,
  { amount, source = "manual", isReversed = false }: Part,
): Promise<void> {
  const { clientId } = await findInvoice(ctx, invoiceId);
  await ctx.transaction(async (ctx) => {
    const paymentId = await insertPayment(ctx, {
      state: isReversed ? "reversed" : "booked",
      amount,
      source,
      client_id: clientId,
      paid_on: ctx.today,
      reversed_at: isReversed ? ctx.now.toISOString() : null,
    });
    await allocate(ctx, { invoiceId, paymentId, kind: "payment", amount, settledOn: ctx.today });
    if (isReversed) await reverseAllocations(ctx, await allocationsOf(ctx, { paymentIds: [paymentId] }));
  });
}
