import { lockSeats } from "#app/features/accounts/seats/lock-seats.server.ts";
import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { type Change, changesOf, MOST_LISTED, undoOne } from "./not-me.server.ts";

const RECENT_MS = 72 * 60 * 60 * 1000;

/** What the person's own account changed in businesses; those of the last 72 hours are suspect. */
export async function findOwnActs(ctx: Context, userId: string): Promise<Change[]> {
  const events = await ownActs(ctx, userId).limit(MOST_LISTED).execute();
  const recent = new Date(ctx.now.getTime() - RECENT_MS).toISOString();
  return changesOf(userId, events).map((change) => ({ ...change, isSuspect: change.at > recent }));
}

/** Whoever resets the password chooses among them, or means all that are suspect. */
export async function undoOwnActs(ctx: Context, userId: string, ids?: readonly string[]): Promise<void> {
  const acts = await findOwnActs(ctx, userId);
  const chosen = acts.filter(({ id, isSuspect }) => ids?.includes(id) ?? isSuspect).map(({ id }) => id);
  if (chosen.length === 0) return;
  await ctx.transaction(async (ctx) => {
    const businesses = await ownActs(ctx, userId).where("id", "in", chosen).execute();
    for (const id of new Set(businesses.flatMap(({ business_id }) => business_id ?? []).toSorted()))
      await lockSeats(withBusiness(ctx, id));
    for (const event of await ownActs(ctx, userId).where("id", "in", chosen).execute())
      await undoOne(ctx, event);
  });
}

function ownActs(ctx: Context, userId: string) {
  return ctx.db
    .selectFrom("security_events")
    .selectAll()
    .where("actor_id", "=", userId)
    .where("business_id", "is not", null)
    .where("used_at", "is", null)
    .where("expires_at", ">", ctx.now.toISOString())
    .orderBy("id", "desc");
}
