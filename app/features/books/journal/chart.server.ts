import { recordHistory } from "#app/features/running/history/history.server.ts";
import { crc32 } from "node:zlib";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { ACCOUNT_NAMES, type Chart, chartOf, standardNumber } from "#app/features/books/book/accounts.ts";

export async function chartOfBusiness(ctx: BusinessContext): Promise<Chart> {
  const rows = await ctx.db
    .selectFrom("journal_accounts")
    .select(["name", "number"])
    .where("business_id", "=", ctx.businessId)
    .execute();
  return chartOf(new Map(rows.map(({ name, number }) => [name, number])));
}

/** A version of the accounts as they are shown: a whole number above 0 that changes with them. */
export function chartVersion(chart: Chart): number {
  return crc32(JSON.stringify(ACCOUNT_NAMES.map((name) => chart[name]))) + 1;
}

/**
 * Those of the SME chart are not stored. @param version of the accounts that were shown
 * @throws AppError `journal.accounts_changed`
 */
export async function saveChart(ctx: UserContext, chart: Chart, version?: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    if (version !== undefined && version !== chartVersion(await chartOfBusiness(ctx)))
      throw new AppError("journal.accounts_changed");
    await ctx.db.deleteFrom("journal_accounts").where("business_id", "=", ctx.businessId).execute();
    const rows = ACCOUNT_NAMES.filter((name) => chart[name] !== standardNumber(name)).map((name) => ({
      business_id: ctx.businessId,
      name,
      number: chart[name],
    }));
    if (rows.length > 0) await ctx.db.insertInto("journal_accounts").values(rows).execute();
    await recordHistory(ctx, { invoiceId: null, event: "journal.accounts_changed" });
  });
}
