import type { Context } from "#app/platform/context.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { inSteps, purgeRows } from "#app/platform/database/purge-rows.server.ts";

/** Rows of a business. */
export const MOST_REQUESTS = 10_000;

export async function purgeRequests(ctx: Context): Promise<void> {
  await purgeRows(ctx, "api_requests");
  const many = await ctx.db
    .selectFrom("api_requests")
    .select("business_id")
    .groupBy("business_id")
    .having(({ fn }) => fn.countAll(), ">", MOST_REQUESTS)
    .execute();
  for (const { business_id } of many) await trimRequests(ctx.db, business_id);
}

export async function trimRequests(db: Db, businessId: string): Promise<void> {
  const own = db.selectFrom("api_requests").select("id").where("business_id", "=", businessId);
  const newestOver = await own.orderBy("id", "desc").offset(MOST_REQUESTS).limit(1).executeTakeFirst();
  if (!newestOver) return;
  await inSteps(async (size) => {
    const over = await own.where("id", "<=", newestOver.id).limit(size).execute();
    const ids = over.map(({ id }) => id);
    if (ids.length > 0) await db.deleteFrom("api_requests").where("id", "in", ids).execute();
    return ids.length;
  });
}
