import type { UserContext } from "#app/platform/context.server.ts";
import type { CalendarFeed } from "./calendar-feed.server.ts";
import { newFeed } from "./new-feed.server.ts";

/** The calendar of the person; null where there is none. */
export async function findDeskFeed(ctx: UserContext): Promise<CalendarFeed | null> {
  const row = await ctx.db
    .selectFrom("desk_feeds")
    .select(["created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", ctx.user.id)
    .executeTakeFirst();
  return row ?? null;
}

/** @returns the token, as `newFeed`, and throws as it does */
export function makeDeskFeed(ctx: UserContext): Promise<string> {
  return newFeed(ctx, ctx.user.id, async (ctx, feed) => {
    await endDeskFeed(ctx);
    await ctx.db.insertInto("desk_feeds").values(feed).execute();
  });
}

/** Asking twice changes nothing. */
export async function endDeskFeed(ctx: UserContext): Promise<void> {
  await ctx.db.deleteFrom("desk_feeds").where("user_id", "=", ctx.user.id).execute();
}
