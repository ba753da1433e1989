import { willBook } from "#app/features/books/book/will-book.server.ts";
import { willTellSettling } from "#app/features/running/events/will-tell.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import { owesNothing } from "./amount-due.ts";
import { closingState } from "./closing-state.ts";
import type { StandingAllocation } from "./left-by-rate.ts";
import { standingIn, sumOf, vatRowsSchema } from "./payment.ts";

const OF_SENT = ["sent", "credited", "written_off"];

const COLUMNS = [
  "invoices.state",
  "invoices.paid_on",
  "invoices.total",
  "invoices.currency",
  "invoices.vat_rows",
  "invoices.discount",
  "invoices.prices_include_vat",
  "rest_counts_as_paid",
] as const;

export type Account = Awaited<ReturnType<typeof accountOf>>;

export async function accountOf(ctx: BusinessContext, id: string) {
  const rows = await ctx.db
    .selectFrom("payment_allocations")
    .select(["id", "payment_id", "kind", "amount", "settled_on", "note", "vat", "takes_back", "ending"])
    .where("invoice_id", "=", id)
    .orderBy("id")
    .execute();
  const invoice = await ctx.db
    .selectFrom("invoices")
    .innerJoin("businesses", "businesses.id", "invoices.business_id")
    .select(COLUMNS)
    .where("invoices.id", "=", id)
    .where("businesses.id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  const standing = standingIn(rows).map(
    ({ payment_id, settled_on, takes_back, ...row }): StandingAllocation => {
      const vat = row.vat ? fromJson(vatRowsSchema, row.vat) : [];
      return { ...row, paymentId: payment_id, settledOn: settled_on, takesBack: takes_back, vat };
    },
  );
  return { ...invoice, standing };
}

/**
 * Updates the invoice's sums and state from its ledger: charged, settled, paid or not. @returns the amount due,
 * and whether the invoice is paid
 */
export async function addUpInvoice(
  ctx: BusinessContext,
  id: string,
  account?: Account,
): Promise<{ due: Rappen; isPaid: boolean; currency: Currency }> {
  const { standing, ...invoice } = account ?? (await accountOf(ctx, id));
  const { charged } = await ctx.db
    .selectFrom("invoice_charges")
    .select(({ fn, val }) => fn.coalesce(fn.sum<Rappen>("amount"), val(0)).as("charged"))
    .where("invoice_id", "=", id)
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
  const state = OF_SENT.includes(invoice.state) ? closing : invoice.state;
  const owes = due > 0 && !owesNothing(state);
  willTellSettling(ctx, id, { wasPaid: invoice.paid_on !== null, isPaid, owes });
  await ctx.db
    .updateTable("invoices")
    .set((set) => ({
      settled,
      charged,
      state,
      paid_on: isPaid ? lastDay(standing) : null,
      version: set("version", "+", 1),
      updated_at: ctx.now.toISOString(),
    }))
    .where("id", "=", id)
    .execute();
  return { due, isPaid, currency: invoice.currency };
}

/** What was taken back altogether settles nothing. */
function lastDay(standing: readonly StandingAllocation[]): string {
  const isTakenBack = standing.some(({ takesBack }) => takesBack !== null);
  return standing
    .filter(({ kind }) => !isTakenBack || sumOf(standing, kind) !== 0)
    .reduce((last, { settledOn }) => (settledOn > last ? settledOn : last), "");
}
