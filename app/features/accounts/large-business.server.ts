import type { BusinessContext } from "#app/platform/context.server.ts";

/** From this number of rows on, counting or searching all of them keeps others waiting (some ms). */
const MANY = 2_000;

/**
 * For reads over all invoices, or all clients, of a business: those of a large one run in a thread, those of a small
 * one at once, so that they never wait for a large one's.
 */
export async function readAtItsSize<T>(
  ctx: BusinessContext,
  table: "invoices" | "clients",
  work: () => Promise<T>,
): Promise<T> {
  const { readingApart } = ctx.platform.database.dialect;
  if (!readingApart || !(await hasMany(ctx, table))) return work();
  return readingApart(ctx.businessId, work);
}

async function hasMany(ctx: BusinessContext, table: "invoices" | "clients"): Promise<boolean> {
  const last = await ctx.db
    .selectFrom(table)
    .select("business_id")
    .where("business_id", "=", ctx.businessId)
    .limit(1)
    .offset(MANY - 1)
    .executeTakeFirst();
  return last !== undefined;
}
