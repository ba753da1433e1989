import { businessInvoices } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { type Day, lastMonths } from "#app/swiss/dates.ts";

/** More than the ten years for which invoices are kept. */
const MAX_MONTHS = 144;

/**
 * `YYYY-MM` from the latest invoice back to the first one, gaps included: the two ends are found in the index, however
 * many invoices there are.
 */
export async function invoiceMonths(ctx: UserContext, known?: IssueDates): Promise<string[]> {
  const { first, last } = known ?? (await findIssueDates(ctx));
  if (first === null || last === null) return [];
  const months = monthNumber(last) - monthNumber(first) + 1;
  return lastMonths(last.slice(0, 7), Math.min(months, MAX_MONTHS)).toReversed();
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

/** The days of the first and the last invoice; null where there is none. */
export interface IssueDates {
  first: Day | null;
  last: Day | null;
}

async function findIssueDates(ctx: UserContext): Promise<IssueDates> {
  const dates = ctx.db.selectNoFrom(issueDateColumns(ctx));
  const found = await dates.executeTakeFirst();
  return found ?? { first: null, last: null };
}

export function issueDateColumns(ctx: BusinessContext) {
  const day = (direction: "asc" | "desc") =>
    businessInvoices(ctx).select("issue_date").orderBy("issue_date", direction).limit(1);
  return [day("asc").as("first"), day("desc").as("last")] as const;
}
