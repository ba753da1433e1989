import { type TechnicalCode, technicalCodesSchema } from "#app/features/taxes/tax/figures/technical-codes.ts";
import { sql } from "kysely";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { changeOpenPeriod } from "./periods.server.ts";

/**
 * The codes by which supplies before 2025 are declared, instead of those before.
 * @param version of the period that was shown
 * @throws AppError `tax_period.not_found`, `tax_period.closed`, `tax_period.changed`
 */
export async function typeCodes(
  ctx: UserContext,
  id: string,
  codes: readonly TechnicalCode[],
  version?: number,
): Promise<void> {
  await changeOpenPeriod(ctx, { id, seen: version }, () => ({ codes: JSON.stringify(codes) }));
}

/** The codes of the last return that has any, to be looked at again. */
export async function lastCodes(ctx: BusinessContext): Promise<TechnicalCode[]> {
  const row = await ctx.db
    .selectFrom("tax_periods")
    .select("codes")
    .where("business_id", "=", ctx.businessId)
    .where(sql<string>`codes`, "<>", "[]")
    .orderBy("ends_on", "desc")
    .orderBy("correction", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? fromJson(technicalCodesSchema, row.codes) : [];
}
