import type { ExpressionBuilder } from "kysely";
import { allocate } from "#app/features/ledger/allocations.server.ts";
import { amountDue } from "#app/features/ledger/amount-due.ts";
import { type AllocationKind, isMoney, vatRowsSchema } from "#app/features/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { settleWithMoney } from "./settle-money.server.ts";

/**
 * A payment that a bank file had taken back stands again, and settles what it did before, as far as the invoices still
 * owe it; otherwise it waits to be assigned.
 */
export async function restoreAllocations(
  ctx: BusinessContext,
  paymentId: string,
  bankFileId: string,
): Promise<void> {
  const former = await ctx.db
    .selectFrom("payment_allocations")
    .innerJoin("invoices", "invoices.id", "payment_allocations.invoice_id")
    .select([
      "payment_allocations.id",
      "invoice_id as invoiceId",
      "payment_allocations.kind",
      "amount",
      "settled_on as settledOn",
      "payment_allocations.note",
      "payment_allocations.vat",
    ])
    .select(["invoices.state", "invoices.total", "invoices.charged", "invoices.settled"])
    .where("payment_id", "=", paymentId)
    .where("reversed_by", "=", bankFileId)
    .orderBy("payment_allocations.id")
    .execute();
  const due = new Map(former.map((row) => [row.invoiceId, amountDue(row)]));
  const restored = new Set<string>();
  for (const { id, invoiceId, kind, amount, settledOn, note, vat } of former) {
    await ctx.db.updateTable("payment_allocations").set({ reversed_by: null }).where("id", "=", id).execute();
    const left = due.get(invoiceId) ?? 0;
    const own = kind as AllocationKind;
    const comesAlone = !isMoney(own) && !restored.has(invoiceId);
    if (amount > left || comesAlone) continue;
    due.set(invoiceId, left - amount);
    const part = { invoiceId, paymentId, amount, settledOn };
    if (isMoney(own)) await settleWithMoney(ctx, part);
    else await allocate(ctx, { ...part, kind: own, note, vat: vat ? fromJson(vatRowsSchema, vat) : [] });
    restored.add(invoiceId);
  }
  const isLeftOver = former.length > 0 && restored.size === 0;
  await ctx.db
    .updateTable("payments")
    .set((set) => ({
      reversed_at: null,
      reversed_by: null,
      former_state: null,
      ...(isLeftOver ? { state: "unassigned", reason: "taken_back" } : { state: restoredState(set) }),
    }))
    .where("id", "=", paymentId)
    .execute();
}

function restoredState(set: ExpressionBuilder<Schema, "payments">) {
  return set.fn.coalesce("former_state", set.val("booked"));
}
