import type { BusinessContext } from "#app/platform/context.server.ts";
import type { YearSetting } from "./business-year.ts";

export async function yearSettingOf(ctx: BusinessContext): Promise<YearSetting> {
  return ctx.db
    .selectFrom("businesses")
    .select(["year_begins as begins", "first_year_from as firstFrom", "first_year_to as firstTo"])
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
}
