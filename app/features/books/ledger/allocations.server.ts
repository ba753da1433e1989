import { type Selectable, sql } from "kysely";
import { paymentChanged } from "./payment-changed.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { PaymentAllocationsTable } from "#app/platform/database/schema/payments.ts";
import { zurichDay } from "#app/swiss/dates.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import { type Account, accountOf, addUpInvoice } from "./add-up.server.ts";
import { partByRate } from "./part-by-rate.ts";
import {
  type Allocation,
  OF_PAYMENT,
  returnedIn,
  type Returned,
  standingIn,
  vatRowsSchema,
} from "./payment.ts";

type Of = { invoiceIds: string[] } | { paymentIds: string[] };

/** Reads the allocations that stand, in the order in which they were made. */
export async function allocationsOf(ctx: BusinessContext, of: Of): Promise<Allocation[]> {
  const rows = standingIn(await allocationRows(ctx, of));
  return rows.map(await allocationReader(ctx, rows));
}

async function allocationRows(ctx: BusinessContext, of: Of): Promise<AllocationRow[]> {
  const [column, ids] =
    "invoiceIds" in of ? (["invoice_id", of.invoiceIds] as const) : (["payment_id", of.paymentIds] as const);
  if (ids.length === 0) return [];
  return ctx.db
    .selectFrom("payment_allocations")
    .selectAll()
    .where(column, "in", ids)
    .orderBy("id")
    .execute();
}

/** Reads the allocations of each invoice that stand, and those whose money was returned. */
export async function settlementsOf(
  ctx: BusinessContext,
  invoiceIds: string[],
): Promise<(invoiceId: string) => { allocations: Allocation[]; returns: Returned[] }> {
  const settling = ctx.db.selectFrom("payment_allocations").selectAll().where("invoice_id", "in", invoiceIds);
  const rows = invoiceIds.length ? await settling.orderBy("id").execute() : [];
  const read = await allocationReader(ctx, rows);
  const byInvoice = Map.groupBy(rows, (row) => row.invoice_id);
  return (invoiceId) => {
    const own = byInvoice.get(invoiceId) ?? [];
    return { allocations: standingIn(own).map(read), returns: returnsIn(own, read) };
  };
}

export async function returnsOfPayment(ctx: BusinessContext, paymentId: string): Promise<Returned[]> {
  const rows = await allocationRows(ctx, { paymentIds: [paymentId] });
  return returnsIn(rows, await allocationReader(ctx, rows));
}

function returnsIn(rows: AllocationRow[], read: (row: AllocationRow) => Allocation): Returned[] {
  return returnedIn(rows).map(({ of, back, amount }) => {
    const allocation = read(of);
    return {
      ...allocation,
      amount,
      vat: partByRate({ rows: allocation.vat, total: of.amount }, amount),
      returnedOn: back.settled_on,
      by: back.ending === "reversal" ? "reversal" : "refund",
      endingId: back.id,
      endedBy: back.ended_by,
    };
  });
}

type AllocationRow = Selectable<PaymentAllocationsTable>;

/** Reads allocations with the numbers of the credit notes that they name. */
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
    gaveWayTo: row.ending === "" ? row.ended_by : null,
  });
}

/** The numbers of invoices and credit notes, archived ones too, by id. */
export async function invoiceNumbers(ctx: BusinessContext, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("invoices")
    .select(["id", "number"])
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
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

/** Call it with the business locked; for rows there is `settleRows`. @param known where the caller has it */
export async function allocate(
  ctx: BusinessContext,
  allocation: NewAllocation,
  known?: Account,
): Promise<Allocated> {
  const id = ctx.newId();
  const { invoiceId, paymentId, kind, amount, settledOn, isOfCredit } = allocation;
  const { note = "", vat = [], takesBack = null, gaveWayTo = null } = allocation;
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
      ended_by: gaveWayTo,
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

export async function addUpPayment(ctx: BusinessContext, id: string): Promise<Currency> {
  const { amount, allocated, refunded, currency } = await ctx.db
    .updateTable("payments")
    .set({
      allocated: sql<Rappen>`(select coalesce(sum(amount), 0) from payment_allocations
        where payment_id = ${id} and kind in (${sql.join(OF_PAYMENT)}))`,
    })
    .where("id", "=", id)
    .where("business_id", "=", ctx.businessId)
    .returning(["amount", "allocated", "refunded", "currency"])
    .executeTakeFirstOrThrow();
  paymentChanged(ctx, id);
  if (allocated + refunded > amount) throw new Error(`payment ${id} would settle more than came in`);
  return currency;
}
