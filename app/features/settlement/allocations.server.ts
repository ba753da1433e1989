import { sql } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { Allocation, AllocationKind } from "./payment.ts";

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
  return rows.map((row) => ({
    id: row.id,
    invoiceId: row.invoice_id,
    paymentId: row.payment_id,
    kind: row.kind as AllocationKind,
    amount: row.amount,
    settledOn: row.settled_on,
  }));
}

/** In a transaction that holds the business. @returns what the invoice owes now, and whether it is paid */
export async function allocate(
  ctx: BusinessContext,
  allocation: Omit<Allocation, "id">,
): Promise<{ due: Rappen; isPaid: boolean }> {
  const { invoiceId, paymentId, kind, amount, settledOn } = allocation;
  await ctx.db
    .insertInto("payment_allocations")
    .values({
      id: ctx.newId(),
      ...{ invoice_id: invoiceId, payment_id: paymentId, kind, amount, settled_on: settledOn },
      created_at: ctx.now.toISOString(),
    })
    .execute();
  if (paymentId && kind === "payment") await addUpPayment(ctx, paymentId);
  return addUpInvoice(ctx, invoiceId);
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
  const { amount, allocated } = await ctx.db
    .updateTable("payments")
    .set({
      allocated: sql<Rappen>`(select coalesce(sum(amount), 0) from payment_allocations
        where payment_id = ${id} and kind = 'payment' and reversed_at is null)`,
    })
    .where("id", "=", id)
    .where("business_id", "=", ctx.businessId)
    .returning(["amount", "allocated"])
    .executeTakeFirstOrThrow();
  if (allocated > amount) throw new Error(`payment ${id} would settle more than came in`);
}

async function addUpInvoice(ctx: BusinessContext, id: string): Promise<{ due: Rappen; isPaid: boolean }> {
  const standing = await ctx.db
    .selectFrom("payment_allocations")
    .select(({ fn }) => [fn.sum<Rappen | null>("amount").as("settled"), fn.max("settled_on").as("lastDay")])
    .where("invoice_id", "=", id)
    .where("reversed_at", "is", null)
    .executeTakeFirstOrThrow();
  const settled = standing.settled ?? 0;
  const { total, paid_on } = await ctx.db
    .updateTable("invoices")
    .set((set) => ({
      settled,
      paid_on: sql<string | null>`case when ${settled} >= total then ${standing.lastDay} else null end`,
      version: set("version", "+", 1),
      updated_at: ctx.now.toISOString(),
    }))
    .where("id", "=", id)
    .where("business_id", "=", ctx.businessId)
    .returning(["total", "paid_on"])
    .executeTakeFirstOrThrow();
  if (settled > total) throw new Error(`invoice ${id} would be settled by more than it owes`);
  return { due: total - settled, isPaid: paid_on !== null };
}
