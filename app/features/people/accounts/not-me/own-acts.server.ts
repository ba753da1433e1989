import { recently } from "#app/features/people/accounts/passkeys/recent-passkeys.server.ts";
import { lockSeatsIn } from "#app/features/people/accounts/lock-seats.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { type Change, changesOf, MOST_LISTED, undoOne } from "./not-me.server.ts";
import { requireLines } from "./require-lines.server.ts";
import { queueUndoneEmail } from "./undone-changes.server.ts";

/** What the person's own account changed in businesses; those of the last 72 hours are suspect. */
export async function findOwnActs(ctx: Context, userId: string): Promise<Change[]> {
  const events = await ownActs(ctx, userId).limit(MOST_LISTED).execute();
  return changesOf(userId, events).map((change) => ({ ...change, isSuspect: change.at > recently(ctx) }));
}

export async function requireOwnActs(ctx: Context, userId: string, ids: readonly string[]): Promise<void> {
  const acts = ctx.db.selectFrom("security_events").select("id").where("actor_id", "=", userId);
  await requireLines(acts.where("business_id", "is not", null), ids);
}

/**
 * Whoever resets the password chooses among them, or means all that are suspect; an e-mail sums it up.
 * @returns what is undone
 */
export async function undoOwnActs(ctx: Context, userId: string, ids?: readonly string[]): Promise<Change[]> {
  const listed = await ownActs(ctx, userId).limit(MOST_LISTED).execute();
  const chosen = listed.filter(({ id, created_at }) => ids?.includes(id) ?? created_at > recently(ctx));
  if (chosen.length === 0) return [];
  const wanted = chosen.map(({ id }) => id);
  return ctx.transaction(async (ctx) => {
    await lockSeatsIn(
      ctx,
      chosen.flatMap(({ business_id }) => business_id ?? []),
    );
    const undone = [];
    for (const event of await ownActs(ctx, userId).where("id", "in", wanted).execute())
      if (await undoOne(ctx, event)) undone.push(event);
    if (undone.length > 0) await queueUndoneEmail(ctx, userId);
    return changesOf(userId, undone);
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
