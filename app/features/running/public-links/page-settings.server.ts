import type { BusinessContext } from "#app/platform/context.server.ts";

export async function makesLinks(ctx: BusinessContext): Promise<boolean> {
  return (await settings(ctx)).public_pages === 1;
}

export async function countsViews(ctx: BusinessContext): Promise<boolean> {
  return (await settings(ctx)).counts_views === 1;
}

function settings(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("businesses")
    .select(["public_pages", "counts_views"])
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
}
