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

/** Whether it may send e-mails now; a sandbox never does. */
export async function findSender(ctx: BusinessContext): Promise<"real" | "sandbox" | "disabled"> {
  if (ctx.businessId === "") return "real";
  const row = await ctx.db
    .selectFrom("businesses")
    .select(["sandbox_of", "disabled_at"])
    .where("id", "=", ctx.businessId)
    .executeTakeFirst();
  if (row?.disabled_at) return "disabled";
  return row && row.sandbox_of === null ? "real" : "sandbox";
}
