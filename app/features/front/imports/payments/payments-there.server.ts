import { inParts, invoiceIds } from "#app/features/front/imports/invoices/invoice-ids.server.ts";
import { findInvoices, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/** The invoices by their numbers in lower case. */
export async function invoicesByNumber(ctx: UserContext, numbers: string[]): Promise<Map<string, Invoice>> {
  const ids = await invoiceIds(ctx, numbers);
  const found: Invoice[] = [];
  for (const some of inParts([...ids.values()])) found.push(...(await findInvoices(ctx, some)));
  const byId = new Map(found.map((invoice) => [invoice.id, invoice]));
  return new Map([...ids].flatMap(([number, id]) => (byId.has(id) ? [[number, byId.get(id)!]] : [])));
}

/** A file that is read twice books nothing twice. @returns keys as of `paymentKey` */
export async function bookedPayments(ctx: UserContext, invoices: Map<string, Invoice>): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const some of inParts([...invoices.values()].map(({ id }) => id))) {
    const rows = await ctx.db
      .selectFrom("payment_allocations as part")
      .innerJoin("payments", "payments.id", "part.payment_id")
      .select(["part.invoice_id as invoiceId", "payments.amount", "payments.paid_on as paidOn"])
      .where("payments.business_id", "=", ctx.businessId)
      .where("payments.state", "=", "booked")
      .where("part.invoice_id", "in", some)
      .execute();
    for (const { invoiceId, ...payment } of rows) keys.add(paymentKey(invoiceId, payment));
  }
  return keys;
}

export function paymentKey(invoiceId: string, { amount, paidOn }: { amount: number; paidOn: string }) {
  return `${invoiceId} ${paidOn} ${amount}`;
}
