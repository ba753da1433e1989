import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { snapshotSchema, type TaxPeriod, type TaxReturn } from "./period.ts";

export async function closedReturn(ctx: BusinessContext, { id }: TaxPeriod): Promise<TaxReturn> {
  const { snapshot } = await ctx.db
    .selectFrom("tax_periods")
    .select("snapshot")
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return fromJson(snapshotSchema, snapshot);
}
