import type { Selectable } from "kysely";
import {
  businessDocuments,
  type Invoice,
  invoiceOf,
  invoiceParts,
} from "#app/features/invoices/invoices.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { InvoicesTable } from "#app/platform/database/schema/invoices.ts";
import { invoiceRows } from "./invoice-rows.server.ts";

export interface Period {
  dateFrom: string;
  dateTo: string;
}

export async function* invoicePages(ctx: BusinessContext, period: Period): AsyncGenerator<Invoice[]> {
  for await (const rows of invoiceRows(invoicesIn(ctx, period))) yield await withParts(ctx, rows);
}

/** Credit notes too. */
export function invoicesIn(ctx: BusinessContext, { dateFrom, dateTo }: Period) {
  let query = businessDocuments(ctx);
  if (dateFrom) query = query.where("issue_date", ">=", dateFrom);
  return dateTo ? query.where("issue_date", "<=", dateTo) : query;
}

async function withParts(ctx: BusinessContext, rows: Selectable<InvoicesTable>[]): Promise<Invoice[]> {
  const partsOf = await invoiceParts(ctx, rows);
  return rows.map((row) => invoiceOf(ctx, row, { ...partsOf(row.id), delivery: null }));
}
