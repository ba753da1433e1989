import { paymentChanged } from "#app/features/books/ledger/payment-changed.server.ts";
import type { ExpressionBuilder } from "kysely";
import { amountDue, settledColumn } from "#app/features/books/ledger/amount-due.ts";
import { isOfCharge } from "#app/features/books/ledger/charge.ts";
import { allocationsOf, returnsOfPayment } from "#app/features/books/ledger/allocations.server.ts";
import {
  leaveReturned,
  letStandAgain,
  reverseAllocations,
} from "#app/features/books/ledger/end-allocations.server.ts";
import { creditOf, isMoney } from "#app/features/books/ledger/payment.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { endPaidBefore } from "./end-charges.server.ts";
import { settleWithMoney } from "./settle-money.server.ts";
import { settleFromNotes } from "./settle-from-notes.server.ts";
import { settleRows } from "./settle-rows.server.ts";

/**
 * Restores a payment that a reversal of the bank had ended. It settles its invoices again as far as their
 * amounts are still due, and their credit notes give way to it; otherwise it waits to be assigned.
 */
export async function restoreAllocations(
  ctx: BusinessContext,
  paymentId: string,
  bankTransactionId: string,
): Promise<void> {
  const returned = await returnsOfPayment(ctx, paymentId);
  const former = returned.filter(({ endedBy }) => endedBy === bankTransactionId);
  const invoiceIds = [...new Set(former.map(({ invoiceId }) => invoiceId))];
  const on = former[0]?.returnedOn ?? "";
  const settledByNotes = await freeNotes(ctx, invoiceIds, on);
  const due = await dueOf(ctx, invoiceIds);
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
  for (const invoiceId of settledByNotes) await settleFromNotes(ctx, invoiceId, on);
  await useAgain(ctx, [...restored], bankTransactionId);
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

/** What the credit of these invoices' notes had paid elsewhere it pays again, as far as that is still owed. */
async function useAgain(
  ctx: BusinessContext,
  invoiceIds: string[],
  bankTransactionId: string,
): Promise<void> {
  const paid = new Set<string>();
  for (const noteId of await notesOf(ctx, invoiceIds)) {
    const returned = await returnsOfPayment(ctx, noteId);
    for (const use of returned.filter(({ endedBy }) => endedBy === bankTransactionId)) {
      const settledByNotes = await freeNotes(ctx, [use.invoiceId], use.returnedOn);
      const due = await dueOf(ctx, [use.invoiceId]);
      const most = Math.min(due.get(use.invoiceId) ?? 0, creditOf(await findPayment(ctx, noteId)));
      if (use.amount <= most) {
        await letStandAgain(ctx, use);
        paid.add(use.invoiceId);
      }
      for (const invoiceId of settledByNotes) await settleFromNotes(ctx, invoiceId, use.returnedOn);
    }
  }
  if (paid.size > 0) await useAgain(ctx, [...paid], bankTransactionId);
}

async function notesOf(ctx: BusinessContext, invoiceIds: string[]): Promise<string[]> {
  if (invoiceIds.length === 0) return [];
  const notes = await ctx.db
    .selectFrom("invoices")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("corrects_invoice_id", "in", invoiceIds)
    .execute();
  return notes.map(({ id }) => id);
}

/** @returns the invoices that their own credit notes have settled on that day, and settle no more */
async function freeNotes(ctx: BusinessContext, invoiceIds: string[], on: Day): Promise<Set<string>> {
  const allocations = await allocationsOf(ctx, { invoiceIds });
  const settled = allocations.filter(({ kind, settledOn }) => kind === "credit" && settledOn === on);
  await reverseAllocations(ctx, settled);
  return new Set(settled.map(({ invoiceId }) => invoiceId));
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
