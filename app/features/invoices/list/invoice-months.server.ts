import { sql } from "kysely";
import { readAtItsSize } from "#app/features/accounts/large-business.server.ts";
import { businessInvoices } from "#app/features/invoices/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/** More than the ten years for which invoices are kept. */
const MAX_MONTHS = 144;

/** `YYYY-MM` in which invoices were issued, the newest first. */
export async function invoiceMonths(ctx: UserContext): Promise<string[]> {
  const month = sql<string>`substr(issue_date, 1, 7)`;
  const rows = await readAtItsSize(ctx, "invoices", () =>
    businessInvoices(ctx)
      .select(month.as("month"))
      .groupBy(month)
      .orderBy("month", "desc")
      .limit(MAX_MONTHS)
      .execute(),
  );
  return rows.map((row) => row.month);
}
