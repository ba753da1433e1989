import type { Selectable } from "kysely";
import { type PastEvent, pastEvents } from "#app/features/history/past-events.server.ts";
import { deliveryRows } from "#app/features/invoices/sending/deliveries.server.ts";
import { itemsOf } from "#app/features/invoices/document/invoice-items.server.ts";
import { invoiceOf, type Invoice } from "#app/features/invoices/invoices.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type {
  DeliveriesTable,
  InvoicesTable,
  PaymentsTable,
} from "#app/platform/database/schema/invoices.ts";
import { invoiceRows } from "./invoice-rows.server.ts";

export interface InvoiceRecord {
  invoice: Invoice;
  archivedAt: string | null;
  payments: Selectable<PaymentsTable>[];
  deliveries: Selectable<DeliveriesTable>[];
  history: PastEvent[];
}

export async function* invoiceRecords(ctx: BusinessContext): AsyncGenerator<InvoiceRecord> {
  const all = ctx.db.selectFrom("invoices").where("business_id", "=", ctx.businessId);
  for await (const rows of invoiceRows(all)) yield* await recordsOf(ctx, rows);
}

async function recordsOf(ctx: BusinessContext, rows: Selectable<InvoicesTable>[]): Promise<InvoiceRecord[]> {
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
