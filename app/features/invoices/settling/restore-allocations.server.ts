import { willBook } from "#app/features/book/will-book.server.ts";
import type { ExpressionBuilder } from "kysely";
import { amountDue, settledColumn } from "#app/features/ledger/amount-due.ts";
import { isOfCharge } from "#app/features/ledger/charge.ts";
import { isMoney, vatRowsSchema } from "#app/features/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
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
  bankFileId: string,
): Promise<void> {
  const former = await ctx.db
    .selectFrom("payment_allocations")
    .innerJoin("invoices", "invoices.id", "payment_allocations.invoice_id")
    .select((eb) => [
      "payment_allocations.id",
      "takes_back as takesBack",
      settledColumn(eb, ["write_off"]).as("givenUp"),
      "invoice_id as invoiceId",
      "payment_allocations.kind",
      "amount",
      "settled_on as settledOn",
      "payment_allocations.note",
      "payment_allocations.vat",
      "of_credit as ofCredit",
    ])
    .select(["invoices.state", "invoices.total", "invoices.charged", "invoices.settled"])
    .where("payment_id", "=", paymentId)
    .where("reversed_by", "=", bankFileId)
    .orderBy("payment_allocations.id")
    .execute();
  const due = new Map(former.map((row) => [row.invoiceId, payable(row)]));
  const restored = new Set<string>();
  for (const { id, invoiceId, kind, settledOn, note, vat, ofCredit, ...row } of former) {
    // What it took back of a loss it takes back again.
    if (row.takesBack !== null) continue;
    const amount = former.reduce((sum, one) => (one.takesBack === id ? sum + one.amount : sum), row.amount);
    const left = due.get(invoiceId) ?? 0;
    const comesAlone = !isMoney(kind) && !restored.has(invoiceId);
    if (amount <= 0 || amount > left || comesAlone) continue;
    due.set(invoiceId, left - amount);
    const part = { invoiceId, paymentId, amount, settledOn, isOfCredit: ofCredit === 1 };
    if (isMoney(kind)) await settleWithMoney(ctx, part);
    else await settleRows(ctx, { ...part, kind, note, own: vat ? fromJson(vatRowsSchema, vat) : [] });
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
  willBook(ctx, "payment", paymentId);
}

function payable(row: Parameters<typeof amountDue>[0] & { givenUp: Rappen | null }): Rappen {
  return amountDue(row) + (row.state === "written_off" ? (row.givenUp ?? 0) : 0);
}

/**
 * Limits what was returned of a payment to `returned`, Rappen. The excess leaves the ledger with its counter-
 * entry, the newest first.
 */
export async function leaveReturned(
  ctx: BusinessContext,
  paymentId: string,
  returned: Rappen,
): Promise<void> {
  const rows = await ctx.db
    .selectFrom("payment_allocations")
    .select(["id", "returned", "invoice_id"])
    .where("payment_id", "=", paymentId)
    .where("returned", "<>", 0)
    .orderBy("id")
    .execute();
  let left = returned;
  for (const row of rows) {
    const kept = Math.max(0, Math.min(row.returned, left));
    left -= kept;
    await ctx.db
      .updateTable("payment_allocations")
      .set(kept > 0 ? { returned: kept } : { reversed_by: null, returned: 0, returned_on: "" })
      .where("id", "=", row.id)
      .execute();
    willBook(ctx, "invoice", row.invoice_id);
  }
}

/** Of a payment that settles nothing any more. */
const LEFT_OVER = { state: "unassigned", reason: "taken_back" } as const;

function restoredState(set: ExpressionBuilder<Schema, "payments">) {
  return set.fn.coalesce("former_state", set.val("booked" as const));
}
