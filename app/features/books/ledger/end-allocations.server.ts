import type { Insertable } from "kysely";
import { willBook } from "#app/features/books/book/will-book.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { PaymentAllocationsTable } from "#app/platform/database/schema/payments.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { negated, type VatRow } from "#app/swiss/vat.ts";
import { accountOf, addUpInvoice } from "./add-up.server.ts";
import { addUpPayment, returnsOfPayment } from "./allocations.server.ts";
import { owesNothing } from "./amount-due.ts";
import { partByRate } from "./part-by-rate.ts";
import type { Allocation, Returned } from "./payment.ts";

/** Money that goes back to the client: `by` a transaction of the bank; a payment provider has none here. */
export interface Return {
  by: string | null;
  on: Day;
  /** How much of the allocation went back; all of it by default. The rest is taken for a mistake. */
  most?: Rappen;
}

/**
 * Ends allocations by further ones, in a transaction that holds the business.
 * @param back null when they were wrong from the start: then they end on their own day
 */
export async function reverseAllocations(
  ctx: BusinessContext,
  allocations: Allocation[],
  back: Return | null = null,
): Promise<void> {
  if (allocations.length === 0) return;
  await add(
    ctx,
    allocations.flatMap((allocation) => {
      if (!back) return [endOf(allocation, allocation.amount)];
      const { most = allocation.amount, on, by } = back;
      const returned = endOf(allocation, most, { ending: by ? "reversal" : "refund", on, by });
      const rest = allocation.amount - most;
      return rest === 0 ? [returned] : [returned, endOf(allocation, rest)];
    }),
  );
  for (const id of new Set(allocations.flatMap(({ paymentId }) => paymentId ?? [])))
    await addUpPayment(ctx, id);
  for (const id of new Set(allocations.map(({ invoiceId }) => invoiceId))) await addUpInvoice(ctx, id);
}

/**
 * Limits what went back of a payment to `returned`, Rappen: it had not gone back after all. What is beyond, the newest
 * first, neither settles nor went back.
 */
export async function leaveReturned(
  ctx: BusinessContext,
  paymentId: string,
  returned: Rappen,
): Promise<void> {
  const invoiceIds = new Set<string>();
  let left = returned;
  for (const back of await returnsOfPayment(ctx, paymentId)) {
    const kept = Math.max(0, Math.min(back.amount, left));
    left -= kept;
    const excess = back.amount - kept;
    if (excess === 0) continue;
    await add(ctx, [standingAgain(back, excess), endOf(back, excess)]);
    invoiceIds.add(back.invoiceId);
  }
  for (const id of invoiceIds) await ledgerChanged(ctx, id);
}

/** What went back had not: the allocation stands as it did. */
export async function letStandAgain(ctx: BusinessContext, back: Returned): Promise<void> {
  await add(ctx, [standingAgain(back, back.amount)]);
  if (back.paymentId) await addUpPayment(ctx, back.paymentId);
  await addUpInvoice(ctx, back.invoiceId);
}

/** Programs see no ledger of what owes nothing whatever is booked. */
async function ledgerChanged(ctx: BusinessContext, invoiceId: string): Promise<void> {
  const account = await accountOf(ctx, invoiceId);
  if (!owesNothing(account.state)) await addUpInvoice(ctx, invoiceId, account);
}

type New = Omit<Insertable<PaymentAllocationsTable>, "id" | "created_at">;

async function add(ctx: BusinessContext, rows: New[]): Promise<void> {
  const created_at = ctx.now.toISOString();
  await ctx.db
    .insertInto("payment_allocations")
    .values(rows.map((row) => ({ ...row, id: ctx.newId(), created_at })))
    .execute();
  willBook(ctx, "invoice", ...rows.map(({ invoice_id }) => invoice_id));
}

interface How {
  ending: "mistake" | "refund" | "reversal";
  on: Day;
  by: string | null;
}

/** Takes `amount` of the allocation back; a mistake on the day on which it had settled. */
function endOf(allocation: Allocation, amount: Rappen, how: How = mistakeOf(allocation)): New {
  const vat = negated(partByRate({ rows: allocation.vat, total: allocation.amount }, amount));
  return rowOf(allocation, { ...how, takesBack: allocation.id, amount: -amount, vat });
}

function mistakeOf({ settledOn: on }: Allocation): How {
  return { ending: "mistake", on, by: null };
}

function standingAgain(back: Returned, amount: Rappen): New {
  const vat = partByRate({ rows: back.vat, total: back.amount }, amount);
  const { by: ending, returnedOn: on, endedBy: by, endingId: takesBack } = back;
  return rowOf(back, { ending, on, by, takesBack, amount, vat });
}

function rowOf(
  { invoiceId, paymentId, kind, isOfCredit }: Allocation,
  { ending, on, by, takesBack, amount, vat }: How & { takesBack: string; amount: Rappen; vat: VatRow[] },
): New {
  return {
    invoice_id: invoiceId,
    payment_id: paymentId,
    kind,
    of_credit: isOfCredit ? 1 : 0,
    amount,
    vat: vat.length ? JSON.stringify(vat) : "",
    settled_on: on,
    takes_back: takesBack,
    ending,
    ended_by: by,
  };
}
