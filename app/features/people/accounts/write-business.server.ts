import type { Updateable } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { BusinessesTable } from "#app/platform/database/schema/accounts.ts";
import { holdsAlready } from "#app/platform/database/holds-already.server.ts";

export async function writeBusiness(
  ctx: BusinessContext,
  written: Updateable<BusinessesTable>,
): Promise<void> {
  const business = ctx.db.selectFrom("businesses").selectAll().where("id", "=", ctx.businessId);
  if (holdsAlready(await business.executeTakeFirstOrThrow(), written)) return;
  await ctx.db
    .updateTable("businesses")
    .set({ ...written, updated_at: ctx.now.toISOString() })
    .where("id", "=", ctx.businessId)
    .execute();
}
