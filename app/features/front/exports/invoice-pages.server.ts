import type { Selectable, SelectQueryBuilder } from "kysely";
import {
  businessDocuments,
  type Invoice,
  invoicesOf,
} from "#app/features/selling/invoices/document/invoices.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { InvoicesTable } from "#app/platform/database/schema/invoices.ts";
import { inPages } from "./pages.server.ts";

/** Few, so that reading them blocks nobody for long. */
const PAGE = 25;

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

export function invoiceRows(
  invoices: SelectQueryBuilder<Schema, "invoices", object>,
): AsyncGenerator<Selectable<InvoicesTable>[]> {
  const first = invoices.selectAll().orderBy("issue_date").orderBy("id").limit(PAGE);
  return inPages(PAGE, (last) => {
    if (!last) return first.execute();
    const { issue_date, id } = last;
    return first
      .where((where) => where(where.refTuple("issue_date", "id"), ">", where.tuple(issue_date, id)))
      .execute();
  });
}
