import type { BusinessContext } from "#app/platform/context.server.ts";

/** A business that is gone may have been a sandbox. A statement queued by an earlier version names none. */
export async function isRealBusiness(ctx: BusinessContext): Promise<boolean> {
  if (ctx.businessId === "") return true;
  const row = await ctx.db
    .selectFrom("businesses")
    .select("id")
    .where("id", "=", ctx.businessId)
    .where("sandbox_of", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
