import { readAtItsSize } from "#app/features/accounts/large-business.server.ts";
import { businessInvoices } from "#app/features/invoices/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { lastMonths } from "#app/swiss/months.ts";

/** More than the ten years for which invoices are kept. */
const MAX_MONTHS = 144;

/**
 * `YYYY-MM` from the latest invoice back to the first one, gaps included: the two ends are found in the index, however
 * many invoices there are.
 */
export async function invoiceMonths(ctx: UserContext): Promise<string[]> {
  const [first, last] = await readAtItsSize(ctx, "invoices", () =>
    Promise.all([end(ctx, "asc"), end(ctx, "desc")]),
  );
  if (!first || !last) return [];
  const [firstYear, firstMonth] = first.split("-").map(Number) as [number, number];
  const [lastYear, lastMonth] = last.split("-").map(Number) as [number, number];
  const count = (lastYear - firstYear) * 12 + lastMonth - firstMonth + 1;
  return lastMonths(last, Math.min(count, MAX_MONTHS)).toReversed();
}

async function end(ctx: UserContext, direction: "asc" | "desc"): Promise<string | undefined> {
  const row = await businessInvoices(ctx)
    .select("issue_date")
    .orderBy("issue_date", direction)
    .limit(1)
    .executeTakeFirst();
  return row?.issue_date.slice(0, 7);
}
