import { readAtItsSize } from "#app/features/accounts/large-business.server.ts";
import { businessInvoices } from "#app/features/invoices/document/invoices.server.ts";
import { type ValuePlace, preparedQuery } from "#app/platform/database/prepared-query.server.ts";
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

const readEnd = { asc: endQuery("asc"), desc: endQuery("desc") };

async function end(ctx: UserContext, direction: "asc" | "desc"): Promise<string | undefined> {
  const [row] = await readEnd[direction](ctx.db, { businessId: ctx.businessId });
  return row?.issue_date.slice(0, 7);
}

function endQuery(direction: "asc" | "desc") {
  return preparedQuery((db, place: ValuePlace<{ businessId: string }>) =>
    businessInvoices({ db, businessId: place("businessId") })
      .select("issue_date")
      .orderBy("issue_date", direction)
      .limit(1),
  );
}
