import { currentUser, PERSON } from "#app/platform/auth/session.server.ts";
import { clockOf } from "#app/platform/clock.server.ts";
import { type Context, type UserContext, withUser } from "#app/platform/context.server.ts";

/** For what the product does in the name of a business or its sandbox. Null once that is deleted or while disabled. */
export async function asOwner(ctx: Context, businessId: string): Promise<UserContext | null> {
  const row = await ctx.db
    .selectFrom("businesses")
    .innerJoin("memberships", (join) =>
      join.on(({ eb, fn, ref }) =>
        eb(ref("memberships.business_id"), "=", fn.coalesce("businesses.sandbox_of", "businesses.id")),
      ),
    )
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(PERSON)
    .select("businesses.clock_days")
    .where("businesses.id", "=", businessId)
    .where("memberships.role", "=", "owner")
    .where("businesses.sealed_until", "is", null)
    .where("businesses.disabled_at", "is", null)
    .where("users.deleted_at", "is", null)
    .orderBy("users.id")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const clock = clockOf(businessId, row.clock_days);
  return withUser(ctx, { user: currentUser(row), role: "owner", businessId, sessionId: "", clock });
}
