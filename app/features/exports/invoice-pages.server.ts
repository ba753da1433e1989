import { setImmediate } from "node:timers/promises";
import type { Selectable } from "kysely";
import { invoiceOf, type Invoice, ownInvoices } from "#app/features/invoices/invoices.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { InvoicesTable } from "#app/platform/schema/invoices.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { itemsOf } from "./items-of.server.ts";

export interface ExportedInvoice {
  invoice: Invoice;
  /** What has come in for it. */
  paid: Rappen;
}

/** First and last day of issue; empty for no limit. */
export interface Period {
  dateFrom: string;
  dateTo: string;
}

/** Invoices in memory at a time: few enough that reading them holds up nobody else for long. */
const PAGE = 50;

/**
 * The invoices that lists show, oldest first, a page at a time. Pages follow the key, so that what is written meanwhile
 * moves none of them; between two pages others have their turn.
 */
export async function* invoicePages(ctx: BusinessContext, period: Period): AsyncGenerator<ExportedInvoice[]> {
  let last: Selectable<InvoicesTable> | undefined;
  do {
    const rows = await pageAfter(ctx, period, last);
    if (rows.length) yield await withParts(ctx, rows);
    await setImmediate();
    last = rows.length < PAGE ? undefined : rows.at(-1);
  } while (last);
}

/** The invoices of a period that lists show. */
export function invoicesIn(ctx: BusinessContext, { dateFrom, dateTo }: Period) {
  let query = ownInvoices(ctx);
  if (dateFrom) query = query.where("issue_date", ">=", dateFrom);
  return dateTo ? query.where("issue_date", "<=", dateTo) : query;
}

async function pageAfter(
  ctx: BusinessContext,
  period: Period,
  last: { issue_date: string; id: string } | undefined,
): Promise<Selectable<InvoicesTable>[]> {
  let query = invoicesIn(ctx, period).selectAll();
  if (last) {
    const { issue_date, id } = last;
    query = query.where((where) =>
      where(where.refTuple("issue_date", "id"), ">", where.tuple(issue_date, id)),
    );
  }
  return query.orderBy("issue_date").orderBy("id").limit(PAGE).execute();
}

async function withParts(
  ctx: BusinessContext,
  rows: Selectable<InvoicesTable>[],
): Promise<ExportedInvoice[]> {
  const ids = rows.map((row) => row.id);
  const items = await itemsOf(ctx, ids);
  const payments = await ctx.db
    .selectFrom("payments")
    .select((select) => ["invoice_id", select.fn.sum<number>("amount").as("paid")])
    .where("invoice_id", "in", ids)
    .where("reversed_at", "is", null)
    .groupBy("invoice_id")
    .execute();
  const paidOf = new Map(payments.map((row) => [row.invoice_id, row.paid]));
  return rows.map((row) => ({
    invoice: invoiceOf(row, items.get(row.id) ?? [], null, ctx.today),
    paid: paidOf.get(row.id) ?? 0,
  }));
}
