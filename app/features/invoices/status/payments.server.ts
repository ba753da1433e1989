import { recordInvoiceHistory } from "./record-invoice-history.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import type { Invoice } from "#app/features/invoices/invoices.server.ts";
import { saveInvoice } from "#app/features/invoices/document/lock-invoice.server.ts";

export async function payOff(ctx: UserContext, invoice: Invoice, paidOn: string): Promise<void> {
  const amount = await openAmount(ctx, invoice);
  await ctx.db
    .insertInto("payments")
    .values({
      id: ctx.newId(),
      invoice_id: invoice.id,
      amount,
      paid_on: paidOn,
      source: "manual",
      bank_reference: "",
      reversed_at: null,
      created_at: ctx.now.toISOString(),
    })
    .execute();
  await saveInvoice(ctx, invoice, { paid_on: paidOn });
  const data = { paidOn, amount: String(amount) };
  await recordInvoiceHistory(ctx, { invoiceId: invoice.id, event: "invoice.paid", data });
}

export async function openAmount(
  ctx: BusinessContext,
  { id, total }: { id: string; total: number },
): Promise<number> {
  return total - sumOf(await standingPayments(ctx, id));
}

/** The newest first, until the invoice is no longer paid; earlier part payments stay. */
export async function reversePayment(ctx: UserContext, invoice: Invoice): Promise<void> {
  const payments = await standingPayments(ctx, invoice.id);
  let left = sumOf(payments);
  for (const { id, amount } of payments) {
    await ctx.db
      .updateTable("payments")
      .set({ reversed_at: ctx.now.toISOString() })
      .where("id", "=", id)
      .execute();
    left -= amount;
    if (left < invoice.total) break;
  }
  await saveInvoice(ctx, invoice, { paid_on: null });
  await recordInvoiceHistory(ctx, { invoiceId: invoice.id, event: "invoice.unpaid" });
}

function standingPayments(ctx: BusinessContext, invoiceId: string) {
  return ctx.db
    .selectFrom("payments")
    .select(["id", "amount"])
    .where("invoice_id", "=", invoiceId)
    .where("reversed_at", "is", null)
    .orderBy("id", "desc")
    .execute();
}

function sumOf(payments: { amount: number }[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}
