import type { BusinessContext } from "#app/platform/context.server.ts";

/** From so many rows on, counting or searching them keeps others waiting (some ms). */
const MANY = 2_000;

type LargeTable = "invoices" | "clients" | "catalogue_items";

/** Reads over a large business run in a thread, so that those of a small one never wait for them. */
export async function readAtItsSize<T>(
  ctx: BusinessContext,
  table: LargeTable,
  work: () => Promise<T>,
): Promise<T> {
  const { readingApart } = ctx.platform.database.dialect;
  if (!readingApart || !(await hasMany(ctx, table))) return work();
  return readingApart(ctx.businessId, work);
}

async function hasMany(ctx: BusinessContext, table: LargeTable): Promise<boolean> {
  const last = await ctx.db
    .selectFrom(table)
    .select("business_id")
    .where("business_id", "=", ctx.businessId)
    .limit(1)
    .offset(MANY - 1)
    .executeTakeFirst();
  return last !== undefined;
}
