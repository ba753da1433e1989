import { willBook } from "#app/features/book/will-book.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import { closingState } from "./closing-state.ts";

const OF_SENT = ["sent", "credited", "written_off"];

/**
 * Updates the invoice's sums and state from its ledger: charged, settled, paid or not. @returns the amount due,
 * and whether the invoice is paid
 */
export async function addUpInvoice(
  ctx: BusinessContext,
  id: string,
): Promise<{ due: Rappen; isPaid: boolean; currency: Currency }> {
  const standing = await ctx.db
    .selectFrom("payment_allocations")
    .select(({ fn }) => [
      "kind",
      fn.sum<Rappen>("amount").as("amount"),
      fn.max<string>("settled_on").as("lastDay"),
    ])
    .where("invoice_id", "=", id)
    .where("reversed_at", "is", null)
    .groupBy("kind")
    .execute();
  const { charged } = await ctx.db
    .selectFrom("invoice_charges")
    .select(({ fn, val }) => fn.coalesce(fn.sum<Rappen>("amount"), val(0)).as("charged"))
    .where("invoice_id", "=", id)
    .executeTakeFirstOrThrow();
  const invoice = await ctx.db
    .selectFrom("invoices")
    .innerJoin("businesses", "businesses.id", "invoices.business_id")
    .select(["invoices.state", "invoices.total", "invoices.currency", "rest_counts_as_paid"])
    .where("invoices.id", "=", id)
    .where("businesses.id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  willBook(ctx, "invoice", id);
  const settled = standing.reduce((sum, { amount }) => sum + amount, 0);
  const due = invoice.total + charged - settled;
  if (due < 0) throw new Error(`invoice ${id} would be settled by more than it owes`);
  const isSettled = due === 0 && standing.length > 0;
  const closing = isSettled
    ? closingState(standing, invoice.total, invoice.rest_counts_as_paid === 1)
    : "sent";
  const isPaid = isSettled && closing === "sent";
  const lastDay = standing.map(({ lastDay }) => lastDay).reduce((a, b) => (a > b ? a : b), "");
  await ctx.db
    .updateTable("invoices")
    .set((set) => ({
      settled,
      charged,
      state: OF_SENT.includes(invoice.state) ? closing : invoice.state,
      paid_on: isPaid ? lastDay : null,
      version: set("version", "+", 1),
      updated_at: ctx.now.toISOString(),
    }))
    .where("id", "=", id)
    .execute();
  return { due, isPaid, currency: invoice.currency };
}
