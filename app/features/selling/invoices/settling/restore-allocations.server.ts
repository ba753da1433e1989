import { paymentChanged } from "#app/features/books/ledger/payment-changed.server.ts";
import type { ExpressionBuilder } from "kysely";
import { amountDue, settledColumn } from "#app/features/books/ledger/amount-due.ts";
import { isOfCharge } from "#app/features/books/ledger/charge.ts";
import { returnsOfPayment } from "#app/features/books/ledger/allocations.server.ts";
import { leaveReturned } from "#app/features/books/ledger/end-allocations.server.ts";
import { isMoney } from "#app/features/books/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { endPaidBefore } from "./end-charges.server.ts";
import { settleWithMoney } from "./settle-money.server.ts";
import { settleRows } from "./settle-rows.server.ts";

/**
 * Restores a payment that a reversal of the bank had ended. It settles its invoices again as far as their
 * amounts are still due; otherwise it waits to be assigned.
 */
export async function restoreAllocations(
  ctx: BusinessContext,
  paymentId: string,
  bankTransactionId: string,
): Promise<void> {
  const returned = await returnsOfPayment(ctx, paymentId);
  const former = returned.filter(({ endedBy }) => endedBy === bankTransactionId);
  const due = await dueOf(
    ctx,
    former.map(({ invoiceId }) => invoiceId),
  );
  const restored = new Set<string>();
  for (const { id, invoiceId, kind, settledOn, note, vat, isOfCredit, ...row } of former) {
    // What it took back of a loss it takes back again.
    if (row.takesBack !== null) continue;
    const amount = former.reduce((sum, one) => (one.takesBack === id ? sum + one.amount : sum), row.amount);
    const left = due.get(invoiceId) ?? 0;
    const comesAlone = !isMoney(kind) && !restored.has(invoiceId);
    if (amount <= 0 || amount > left || comesAlone) continue;
    due.set(invoiceId, left - amount);
    const part = { invoiceId, paymentId, amount, settledOn, isOfCredit };
    if (isMoney(kind)) await settleWithMoney(ctx, part);
    else await settleRows(ctx, { ...part, kind, note, own: vat });
    restored.add(invoiceId);
    if (!isOfCharge(kind)) await endPaidBefore(ctx, invoiceId, settledOn);
  }
  await leaveReturned(ctx, paymentId, 0);
  const isLeftOver = former.length > 0 && restored.size === 0;
  await ctx.db
    .updateTable("payments")
    .set((set) => ({
      reversed_at: null,
      reversed_by: null,
      former_state: null,
      ...(isLeftOver ? LEFT_OVER : { state: restoredState(set) }),
    }))
    .where("id", "=", paymentId)
    .execute();
  paymentChanged(ctx, paymentId);
}

async function dueOf(ctx: BusinessContext, ids: string[]): Promise<Map<string, Rappen>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("invoices")
    .select((eb) => [
      "invoices.id",
      "invoices.state",
      "invoices.total",
      "invoices.charged",
      "invoices.settled",
      settledColumn(eb, ["write_off"]).as("givenUp"),
    ])
    .where("business_id", "=", ctx.businessId)
    .where("invoices.id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, payable(row)]));
}

function payable(row: Parameters<typeof amountDue>[0] & { givenUp: Rappen | null }): Rappen {
  return amountDue(row) + (row.state === "written_off" ? (row.givenUp ?? 0) : 0);
}

const LEFT_OVER = { state: "unassigned", reason: "taken_back" } as const;

function restoredState(set: ExpressionBuilder<Schema, "payments">) {
  return set.fn.coalesce("former_state", set.val("booked" as const));
}
