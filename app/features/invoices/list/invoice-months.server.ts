import { readAtItsSize } from "#app/features/accounts/large-business.server.ts";
import { businessInvoices } from "#app/features/invoices/document/invoices.server.ts";
import { type ValuePlace, preparedQuery } from "#app/platform/database/prepared-query.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { lastMonths } from "#app/swiss/dates.ts";

/** More than the ten years for which invoices are kept. */
const MAX_MONTHS = 144;

/**
 * `YYYY-MM` from the latest invoice back to the first one, gaps included: the two ends are found in the index, however
 * many invoices there are.
 */
export async function invoiceMonths(ctx: UserContext): Promise<string[]> {
  const [ends] = await readAtItsSize(ctx, "invoices", () => readEnds(ctx.db, { businessId: ctx.businessId }));
  const { first = null, last = null } = ends ?? {};
  if (first === null || last === null) return [];
  const months = monthNumber(last) - monthNumber(first) + 1;
  return lastMonths(last.slice(0, 7), Math.min(months, MAX_MONTHS)).toReversed();
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

const readEnds = preparedQuery((db, place: ValuePlace<{ businessId: string }>) => {
  const end = (direction: "asc" | "desc") =>
    businessInvoices({ db, businessId: place("businessId") })
      .select("issue_date")
      .orderBy("issue_date", direction)
      .limit(1);
  return db.selectNoFrom([end("asc").as("first"), end("desc").as("last")]);
});
