import { willTell } from "#app/features/running/events/will-tell.server.ts";
import type { Updateable } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { BusinessesTable } from "#app/platform/database/schema/accounts.ts";
import { holdsAlready } from "#app/platform/database/holds-already.server.ts";

/** @returns whether anything is different */
export async function writeBusiness(
  ctx: BusinessContext,
  written: Updateable<BusinessesTable>,
): Promise<boolean> {
  const business = ctx.db.selectFrom("businesses").selectAll().where("id", "=", ctx.businessId);
  if (holdsAlready(await business.executeTakeFirstOrThrow(), written)) return false;
  await ctx.db
    .updateTable("businesses")
    .set({ ...written, updated_at: ctx.now.toISOString() })
    .where("id", "=", ctx.businessId)
    .execute();
  return true;
}

/** Writes the part of the profile that programs see. */
export async function writeProfile(
  ctx: BusinessContext,
  written: Updateable<BusinessesTable>,
): Promise<void> {
  if (await writeBusiness(ctx, written)) willTell(ctx, "profile", ctx.businessId);
}
