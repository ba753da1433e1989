import type { UserContext } from "#app/platform/context.server.ts";
import { newFeed } from "./new-feed.server.ts";

export interface CalendarFeed {
  createdAt: string;
  lastUsedAt: string | null;
}

/** Null where the business has none. */
export async function findCalendarFeed(ctx: UserContext): Promise<CalendarFeed | null> {
  const row = await ctx.db
    .selectFrom("calendar_feeds")
    .select(["created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("business_id", "=", ctx.businessId)
    .executeTakeFirst();
  return row ?? null;
}

/** @returns the token, as `newFeed`, and throws as it does */
export function makeCalendarFeed(ctx: UserContext): Promise<string> {
  return newFeed(ctx, ctx.businessId, async (ctx, feed) => {
    await endCalendarFeed(ctx);
    await ctx.db
      .insertInto("calendar_feeds")
      .values({ ...feed, business_id: ctx.businessId })
      .execute();
  });
}

/** Asking twice changes nothing. */
export async function endCalendarFeed(ctx: UserContext): Promise<void> {
  await ctx.db.deleteFrom("calendar_feeds").where("business_id", "=", ctx.businessId).execute();
}
