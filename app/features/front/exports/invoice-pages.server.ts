import {
  businessDocuments,
  type Invoice,
  invoicesOf,
} from "#app/features/selling/invoices/document/invoices.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { pagesByDay, type Period, rowsOfPeriod } from "./pages.server.ts";

/** Few, so that reading them blocks nobody for long. */
export const INVOICES_AT_ONCE = 25;

export async function* invoicePages(ctx: BusinessContext, period: Period): AsyncGenerator<Invoice[]> {
  const rows = invoicesIn(ctx, period).selectAll();
  for await (const page of pagesByDay(rows, "issue_date", INVOICES_AT_ONCE))
    yield await invoicesOf(ctx, page);
}

/** Credit notes too. */
export function invoicesIn(ctx: BusinessContext, period: Period) {
  return rowsOfPeriod(businessDocuments(ctx), "issue_date", period);
}
