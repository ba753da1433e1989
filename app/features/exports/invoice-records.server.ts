import type { Selectable } from "kysely";
import { type PastEvent, pastEvents } from "#app/features/history/past-events.server.ts";
import { deliveryRows } from "#app/features/invoices/sending/deliveries.server.ts";
import { invoiceOf, type Invoice } from "#app/features/invoices/invoices.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { DeliveriesTable, InvoicesTable, PaymentsTable } from "#app/platform/schema/invoices.ts";
import { itemsOf } from "./items-of.server.ts";

/** An invoice with all that is kept about it. */
export interface InvoiceRecord {
  invoice: Invoice;
  archivedAt: string | null;
  payments: Selectable<PaymentsTable>[];
  /** The e-mails that carried it, copies to the sender included. */
  deliveries: Selectable<DeliveriesTable>[];
  history: PastEvent[];
}

/** Invoices in memory at a time. */
const PAGE = 50;

/**
 * Every invoice of the business, archived ones included, oldest first. Pages follow the key and not an offset, so that
 * what is written meanwhile moves none of them, and a business of any size takes the memory of one page.
 */
export async function* invoiceRecords(ctx: BusinessContext): AsyncGenerator<InvoiceRecord> {
  let last: Selectable<InvoicesTable> | undefined;
  do {
    const rows = await pageAfter(ctx, last);
    yield* await recordsOf(ctx, rows);
    last = rows.length < PAGE ? undefined : rows.at(-1);
  } while (last);
}

async function pageAfter(
  ctx: BusinessContext,
  last: { issue_date: string; id: string } | undefined,
): Promise<Selectable<InvoicesTable>[]> {
  let query = ctx.db.selectFrom("invoices").selectAll().where("business_id", "=", ctx.businessId);
  if (last) {
    const { issue_date, id } = last;
    query = query.where((where) =>
      where(where.refTuple("issue_date", "id"), ">", where.tuple(issue_date, id)),
    );
  }
  return query.orderBy("issue_date").orderBy("id").limit(PAGE).execute();
}

async function recordsOf(ctx: BusinessContext, rows: Selectable<InvoicesTable>[]): Promise<InvoiceRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const items = await itemsOf(ctx, ids);
  const payments = await ctx.db
    .selectFrom("payments")
    .selectAll()
    .where("invoice_id", "in", ids)
    .orderBy("id")
    .execute();
  const paymentsOf = Map.groupBy(payments, (payment) => payment.invoice_id);
  const deliveriesOf = Map.groupBy(await deliveryRows(ctx, ids), (delivery) => delivery.invoice_id);
  const historyOf = Map.groupBy(await pastEvents(ctx, ids), (event) => event.invoiceId);
  return rows.map((row) => ({
    invoice: invoiceOf(row, items.get(row.id) ?? [], null, ctx.today),
    archivedAt: row.archived_at,
    payments: paymentsOf.get(row.id) ?? [],
    deliveries: deliveriesOf.get(row.id) ?? [],
    history: historyOf.get(row.id) ?? [],
  }));
}
