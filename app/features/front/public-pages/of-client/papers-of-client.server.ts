import { sql } from "kysely";
import { businessDocuments } from "#app/features/selling/invoices/document/invoices.server.ts";
import { businessOffers } from "#app/features/selling/offers/document/offers.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

/** Issued, and neither cancelled nor deleted: invoices and credit notes. */
export function papersOfClient(ctx: BusinessContext, clientId: string) {
  return businessDocuments(ctx)
    .where("client_id", "=", clientId)
    .where("state", "not in", ["draft", "cancelled", "withdrawn"]);
}

export function openInvoicesOf(ctx: BusinessContext, clientId: string) {
  return papersOfClient(ctx, clientId)
    .where("kind", "=", "invoice")
    .where("state", "=", "sent")
    .where("paid_on", "is", null);
}

/** Those that were given out, however they were answered. */
export function shownOffers(ctx: BusinessContext, clientId: string) {
  return businessOffers(ctx).where("client_id", "=", clientId).where("state", "!=", "draft");
}

export interface YearOfPapers {
  year: string;
  count: number;
}

/** The newest first. */
export async function yearsOfClient(ctx: BusinessContext, clientId: string): Promise<YearOfPapers[]> {
  const year = sql<string>`substr(issue_date, 1, 4)`;
  return papersOfClient(ctx, clientId)
    .select([year.as("year"), sql<number>`count(*)`.as("count")])
    .groupBy(year)
    .orderBy(year, "desc")
    .$castTo<YearOfPapers>()
    .execute();
}

export function papersOfYear(ctx: BusinessContext, clientId: string, year: string) {
  return papersOfClient(ctx, clientId)
    .where("issue_date", ">=", `${year}-01-01`)
    .where("issue_date", "<=", `${year}-12-31`)
    .orderBy("issue_date")
    .orderBy("id");
}
