import type { Selectable } from "kysely";
import { itemsOf } from "#app/features/invoices/document/invoice-items.server.ts";
import { invoiceOf, type Invoice, businessInvoices } from "#app/features/invoices/invoices.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { InvoicesTable } from "#app/platform/database/schema/invoices.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { invoiceRows } from "./invoice-rows.server.ts";

export interface ExportedInvoice {
  invoice: Invoice;
  paid: Rappen;
}

export interface Period {
  dateFrom: string;
  dateTo: string;
}

export async function* invoicePages(ctx: BusinessContext, period: Period): AsyncGenerator<ExportedInvoice[]> {
  for await (const rows of invoiceRows(invoicesIn(ctx, period))) yield await withParts(ctx, rows);
}

export function invoicesIn(ctx: BusinessContext, { dateFrom, dateTo }: Period) {
  let query = businessInvoices(ctx);
  if (dateFrom) query = query.where("issue_date", ">=", dateFrom);
  return dateTo ? query.where("issue_date", "<=", dateTo) : query;
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
