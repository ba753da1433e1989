import { sql } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { addUpInvoice } from "./add-up.server.ts";
import { invoiceNumbers } from "./invoice-numbers.server.ts";
import { type Allocation, type AllocationKind, OF_PAYMENT, vatRowsSchema } from "./payment.ts";

/** The standing ones, in the order in which they were made. */
export async function allocationsOf(
  ctx: BusinessContext,
  of: { invoiceIds: string[] } | { paymentIds: string[] },
): Promise<Allocation[]> {
  const [column, ids] =
    "invoiceIds" in of ? (["invoice_id", of.invoiceIds] as const) : (["payment_id", of.paymentIds] as const);
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("payment_allocations")
    .selectAll()
    .where(column, "in", ids)
    .where("reversed_at", "is", null)
    .orderBy("id")
    .execute();
  const credits = rows.flatMap(({ kind, payment_id }) => (kind === "credit" && payment_id ? payment_id : []));
  const numbers = await invoiceNumbers(ctx, credits);
  return rows.map((row) => ({
    id: row.id,
    invoiceId: row.invoice_id,
    paymentId: row.payment_id,
    kind: row.kind as AllocationKind,
    amount: row.amount,
    settledOn: row.settled_on,
    note: row.note,
    vat: row.vat ? fromJson(vatRowsSchema, row.vat) : [],
    creditNoteNumber: numbers.get(row.payment_id ?? "") ?? "",
  }));
}

/** In a transaction that holds the business. @returns its id, what the invoice owes now, and whether it is paid */
export async function allocate(
  ctx: BusinessContext,
  allocation: Omit<Allocation, "id" | "note" | "vat" | "creditNoteNumber"> &
    Partial<Pick<Allocation, "note" | "vat">>,
): Promise<{ id: string; due: Rappen; isPaid: boolean }> {
  const id = ctx.newId();
  const { invoiceId, paymentId, kind, amount, settledOn, note = "", vat = [] } = allocation;
  await ctx.db
    .insertInto("payment_allocations")
    .values({
      id,
      invoice_id: invoiceId,
      payment_id: paymentId,
      kind,
      amount,
      settled_on: settledOn,
      note,
      vat: vat.length ? JSON.stringify(vat) : "",
      created_at: ctx.now.toISOString(),
    })
    .execute();
  if (paymentId && OF_PAYMENT.includes(kind)) await addUpPayment(ctx, paymentId);
  return { id, ...(await addUpInvoice(ctx, invoiceId)) };
}

export async function reverseAllocations(
  ctx: BusinessContext,
  allocations: Allocation[],
  by: string | null = null,
): Promise<void> {
  if (allocations.length === 0) return;
  await ctx.db
    .updateTable("payment_allocations")
    .set({ reversed_at: ctx.now.toISOString(), reversed_by: by })
    .where(
      "id",
      "in",
      allocations.map(({ id }) => id),
    )
    .execute();
  for (const id of new Set(allocations.flatMap(({ paymentId }) => paymentId ?? [])))
    await addUpPayment(ctx, id);
  for (const id of new Set(allocations.map(({ invoiceId }) => invoiceId))) await addUpInvoice(ctx, id);
}

async function addUpPayment(ctx: BusinessContext, id: string): Promise<void> {
  const { amount, allocated, refunded } = await ctx.db
    .updateTable("payments")
    .set({
      allocated: sql<Rappen>`(select coalesce(sum(amount), 0) from payment_allocations
        where payment_id = ${id} and kind in (${sql.join(OF_PAYMENT)}) and reversed_at is null)`,
    })
    .where("id", "=", id)
    .where("business_id", "=", ctx.businessId)
    .returning(["amount", "allocated", "refunded"])
    .executeTakeFirstOrThrow();
  if (allocated + refunded > amount) throw new Error(`payment ${id} would settle more than came in`);
}
