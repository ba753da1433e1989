import { businessDocuments, type Invoice, invoicesOf } from "#app/features/invoices/invoices.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { invoiceRows } from "./invoice-rows.server.ts";

export interface Period {
  dateFrom: string;
  dateTo: string;
}

export async function* invoicePages(ctx: BusinessContext, period: Period): AsyncGenerator<Invoice[]> {
  for await (const rows of invoiceRows(invoicesIn(ctx, period))) yield await invoicesOf(ctx, rows);
}

/** Credit notes too. */
export function invoicesIn(ctx: BusinessContext, { dateFrom, dateTo }: Period) {
  let query = businessDocuments(ctx);
  if (dateFrom) query = query.where("issue_date", ">=", dateFrom);
  return dateTo ? query.where("issue_date", "<=", dateTo) : query;
}
