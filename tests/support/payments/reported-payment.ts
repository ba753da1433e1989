import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { insertPayment } from "#app/features/books/ledger/payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/** The bank has reported money for an invoice, and nobody has decided. @returns the payment's id */
export async function reportPayment(
  ctx: UserContext,
  invoiceId: string,
  state: "proposed" | "unassigned" = "proposed",
  amount = 100_00,
): Promise<string> {
  const { reference } = await findInvoice(ctx, invoiceId);
  const proposal = JSON.stringify([{ invoiceId, kind: "payment", amount }]);
  const found =
    state === "proposed" ? { reason: "reference_part", proposal } : { reason: "already_paid", reference };
  return ctx.transaction((ctx) =>
    insertPayment(ctx, {
      state,
      source: "bank",
      payer_name: "Kundin AG",
      amount,
      paid_on: ctx.today,
      ...found,
    }),
  );
}
