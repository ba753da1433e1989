import { IN_CASH } from "#app/features/books/ledger/in-cash.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { PaymentsTable } from "#app/platform/database/schema/payments.ts";

const RECORDED = ["manual", "import"] as const;

/** Whether a person recorded it as received in cash. */
export function isPaidInCash({
  method,
  source,
}: Pick<PaymentsTable, "source"> & { method: string }): boolean {
  return method === IN_CASH && RECORDED.some((recorded) => recorded === source);
}

/** Of these payments, those that a person recorded as received in cash. */
export async function paidInCash(ctx: BusinessContext, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom("payments")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", ids)
    .where("method", "=", IN_CASH)
    .where("source", "in", RECORDED)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
