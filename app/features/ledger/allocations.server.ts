import { type Selectable, sql } from "kysely";
import { willBook } from "#app/features/book/will-book.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { preparedForIds } from "#app/platform/database/prepared-query.server.ts";
import type { PaymentAllocationsTable } from "#app/platform/database/schema/payments.ts";
import { type Day, zurichDay } from "#app/swiss/dates.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import { type Account, accountOf, addUpInvoice } from "./add-up.server.ts";
import { invoiceNumbers } from "./invoice-numbers.server.ts";
import { partByRate } from "./part-by-rate.ts";
import { type Allocation, OF_PAYMENT, type Returned, vatRowsSchema } from "./payment.ts";

/** Reads the allocations that are not reversed, in the order in which they were made. */
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
  return rows.map(await allocationReader(ctx, rows));
}

/** Reads the allocations of each invoice that are not reversed, and those whose money was returned. */
export async function settlementsOf(
  ctx: BusinessContext,
  invoiceIds: string[],
): Promise<(invoiceId: string) => { allocations: Allocation[]; returns: Returned[] }> {
  const rows = invoiceIds.length ? await readSettling(ctx.db, {}, invoiceIds) : [];
  const read = await allocationReader(ctx, rows);
  const byInvoice = Map.groupBy(rows, (row) => row.invoice_id);
  return (invoiceId) => {
    const own = byInvoice.get(invoiceId) ?? [];
    return {
      allocations: own.filter((row) => row.reversed_at === null).map(read),
      returns: own.filter((row) => row.reversed_at !== null).map((row) => returnedOf(row, read(row))),
    };
  };
}

const readSettling = preparedForIds((db, _place, ids) =>
  db
    .selectFrom("payment_allocations")
    .selectAll()
    .where("invoice_id", "in", ids)
    .where((eb) => eb.or([eb("reversed_at", "is", null), eb("returned", "<>", 0)]))
    .orderBy("id"),
);

function returnedOf(row: AllocationRow, allocation: Allocation): Returned {
  const { returned: amount, returned_on: returnedOn } = row;
  const vat = partByRate({ rows: allocation.vat, total: row.amount }, amount);
  return { ...allocation, amount, vat, returnedOn, by: row.reversed_by ? "reversal" : "refund" };
}

type AllocationRow = Selectable<PaymentAllocationsTable>;

/** With the numbers of the credit notes that the rows name. */
async function allocationReader(
  ctx: BusinessContext,
  rows: AllocationRow[],
): Promise<(row: AllocationRow) => Allocation> {
  const credits = rows.flatMap(({ kind, of_credit, payment_id }) =>
    (kind === "credit" || of_credit) && payment_id ? payment_id : [],
  );
  const numbers = await invoiceNumbers(ctx, credits);
  return (row) => ({
    id: row.id,
    invoiceId: row.invoice_id,
    paymentId: row.payment_id,
    kind: row.kind,
    amount: row.amount,
    settledOn: row.settled_on,
    note: row.note,
    vat: row.vat ? fromJson(vatRowsSchema, row.vat) : [],
    creditNoteNumber: numbers.get(row.payment_id ?? "") ?? "",
    isOfCredit: row.of_credit === 1,
    usedOn: row.of_credit === 1 ? zurichDay(new Date(row.created_at)) : undefined,
    takesBack: row.takes_back,
  });
}

type Optional = "note" | "vat" | "isOfCredit" | "takesBack";

export type NewAllocation = Omit<Allocation, "id" | "creditNoteNumber" | Optional> &
  Partial<Pick<Allocation, Optional>>;

interface Allocated {
  id: string;
  due: Rappen;
  isPaid: boolean;
  account: Account;
}

/** In a transaction that holds the business. For rows there is `settleRows`. @param known where the caller has it */
export async function allocate(
  ctx: BusinessContext,
  allocation: NewAllocation,
  known?: Account,
): Promise<Allocated> {
  const id = ctx.newId();
  const { invoiceId, paymentId, kind, amount, settledOn, isOfCredit } = allocation;
  const { note = "", vat = [], takesBack = null } = allocation;
  const before = known ?? (await accountOf(ctx, invoiceId));
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
      of_credit: isOfCredit ? 1 : 0,
      takes_back: takesBack,
      created_at: ctx.now.toISOString(),
    })
    .execute();
  const paidIn = paymentId && OF_PAYMENT.includes(kind) ? await addUpPayment(ctx, paymentId) : null;
  const own = { id, paymentId, kind, amount, settledOn, note, vat, takesBack };
  const account = { ...before, standing: [...before.standing, own] };
  const { currency, ...result } = await addUpInvoice(ctx, invoiceId, account);
  if (paidIn !== null && paidIn !== currency)
    throw new Error(`payment ${paymentId} is not in the currency of ${invoiceId}`);
  return { id, ...result, account };
}

/** Money that goes back to the client: `by` a transaction of the bank; a payment provider has none here. */
export interface Return {
  by: string | null;
  on: Day;
  /** How much of a reversed allocation was returned; all of it by default. */
  most?: Rappen;
}

/** @param back null when the allocations were wrong from the start and disappear from the ledger */
export async function reverseAllocations(
  ctx: BusinessContext,
  allocations: Allocation[],
  back: Return | null = null,
): Promise<void> {
  if (allocations.length === 0) return;
  await ctx.db
    .updateTable("payment_allocations")
    .set(({ ref, val }) => ({
      reversed_at: ctx.now.toISOString(),
      reversed_by: back?.by ?? null,
      returned: back ? (back.most === undefined ? ref("amount") : val(back.most)) : 0,
      returned_on: back?.on ?? "",
    }))
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

async function addUpPayment(ctx: BusinessContext, id: string): Promise<Currency> {
  const { amount, allocated, refunded, currency } = await ctx.db
    .updateTable("payments")
    .set({
      allocated: sql<Rappen>`(select coalesce(sum(amount), 0) from payment_allocations
        where payment_id = ${id} and kind in (${sql.join(OF_PAYMENT)}) and reversed_at is null)`,
    })
    .where("id", "=", id)
    .where("business_id", "=", ctx.businessId)
    .returning(["amount", "allocated", "refunded", "currency"])
    .executeTakeFirstOrThrow();
  willBook(ctx, "payment", id);
  if (allocated + refunded > amount) throw new Error(`payment ${id} would settle more than came in`);
  return currency;
}
