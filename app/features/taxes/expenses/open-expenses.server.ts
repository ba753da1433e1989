import { sql } from "kysely";
import type { UserContext } from "#app/platform/context.server.ts";
import { formatAmount, formatChf, type Rappen } from "#app/swiss/money.ts";
import { dueOf } from "./expense-rows.ts";
import { ownExpenses } from "./expenses.server.ts";

/** What is not paid yet, the earliest due day first, and without one last. */
export async function openExpenses(ctx: UserContext, most = 1) {
  const open = ownExpenses(ctx).where("paid_from", "=", sql.lit("open"));
  const { count, amount } = await open
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<Rappen | null>("amount").as("amount")])
    .executeTakeFirstOrThrow();
  const rows = await open
    .select(["id", "supplier", "due_on", "amount"])
    .orderBy(sql`case when due_on = '' then 1 else 0 end`)
    .orderBy("due_on")
    .orderBy("id")
    .limit(most)
    .execute();
  return {
    count,
    sum: formatChf(amount ?? 0),
    rows: rows.map(({ id, supplier, due_on: dueOn, amount }) => ({
      id,
      supplier,
      amount: formatAmount(amount),
      ...dueOf(dueOn, ctx),
    })),
  };
}
