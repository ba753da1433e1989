import { IN_CASH } from "#app/features/books/ledger/in-cash.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

/** Of these payments, those that a person recorded as received in cash. */
export async function paidInCash(ctx: BusinessContext, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom("payments")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", ids)
    .where("method", "=", IN_CASH)
    .where("source", "in", ["manual", "import"])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
