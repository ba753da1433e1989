import { lockOpenBusiness } from "#app/features/accounts/business.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { ACCOUNT_NAMES, type Chart, chartOf, standardNumber } from "./accounts.ts";

export async function chartOfBusiness(ctx: BusinessContext): Promise<Chart> {
  const rows = await ctx.db
    .selectFrom("journal_accounts")
    .select(["name", "number"])
    .where("business_id", "=", ctx.businessId)
    .execute();
  return chartOf(new Map(rows.map(({ name, number }) => [name, number])));
}

/** Those of the SME chart are not stored. */
export async function saveChart(ctx: UserContext, chart: Chart): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await ctx.db.deleteFrom("journal_accounts").where("business_id", "=", ctx.businessId).execute();
    const rows = ACCOUNT_NAMES.filter((name) => chart[name] !== standardNumber(name)).map((name) => ({
      business_id: ctx.businessId,
      name,
      number: chart[name],
    }));
    if (rows.length > 0) await ctx.db.insertInto("journal_accounts").values(rows).execute();
  });
}
