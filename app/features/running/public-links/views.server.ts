import { sql } from "kysely";
import type { PublicDocument } from "#app/platform/auth/public-token.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

export interface Views {
  firstAt: string;
  lastAt: string;
  count: number;
}

export async function findViews(ctx: BusinessContext, id: string): Promise<Views | null> {
  return (await viewsById(ctx, [id])).get(id) ?? null;
}

export async function viewsById(ctx: BusinessContext, ids: string[]): Promise<Map<string, Views>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("public_views")
    .select(["id", "first_at as firstAt", "last_at as lastAt", "count"])
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, ...views }) => [id, views]));
}

/** Differs once any page of the business was opened. */
export async function stateOfViews(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("public_views")
    .select(({ fn }) => [fn.countAll<number>().as("pages"), fn.sum<number | null>("count").as("views")])
    .where("business_id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
}

export async function isFirstOfVersion(ctx: BusinessContext, document: PublicDocument): Promise<boolean> {
  const row = await ctx.db
    .selectFrom("public_views")
    .select("version")
    .where("id", "=", document.id)
    .executeTakeFirst();
  return (row?.version ?? 0) < document.version;
}

export async function countView(ctx: BusinessContext, { id, kind, version }: PublicDocument): Promise<void> {
  const now = ctx.now.toISOString();
  await ctx.db
    .insertInto("public_views")
    .values({ id, business_id: ctx.businessId, kind, version, first_at: now, last_at: now, count: 1 })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ version, last_at: now, count: sql<number>`public_views.count + 1` }),
    )
    .execute();
}

export async function forgetViews(ctx: BusinessContext, id: string): Promise<void> {
  await ctx.db
    .deleteFrom("public_views")
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
}
