import { roleOf } from "#app/platform/auth/seats/seat.server.ts";
import { currentUser, PERSON } from "#app/platform/auth/sessions/person.server.ts";
import { clockOf } from "#app/platform/clock.server.ts";
import { type Context, type UserContext, withUser } from "#app/platform/context.server.ts";

/** For what the product does in the name of a business or its sandbox. Null once that is deleted or while disabled. */
export async function asOwner(ctx: Context, businessId: string): Promise<UserContext | null> {
  return acting(
    ctx,
    businessId,
    await openSeats(ctx, businessId).where("memberships.role", "=", "owner").execute(),
  );
}

/** For what one of its people has begun. Null also once their seat has ended or while it is paused. */
export async function asPerson(
  ctx: Context,
  businessId: string,
  userId: string,
): Promise<UserContext | null> {
  return acting(ctx, businessId, await openSeats(ctx, businessId).where("users.id", "=", userId).execute());
}

function openSeats(ctx: Context, businessId: string) {
  return ctx.db
    .selectFrom("businesses")
    .innerJoin("memberships", (join) =>
      join.on(({ eb, fn, ref }) =>
        eb(ref("memberships.business_id"), "=", fn.coalesce("businesses.sandbox_of", "businesses.id")),
      ),
    )
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(PERSON)
    .select(["businesses.clock_days", "memberships.role", "memberships.paused_at"])
    .where("businesses.id", "=", businessId)
    .where("businesses.sealed_until", "is", null)
    .where("businesses.disabled_at", "is", null)
    .where("users.deleted_at", "is", null)
    .orderBy("users.id")
    .limit(1);
}

type OpenSeat = Awaited<ReturnType<ReturnType<typeof openSeats>["execute"]>>[number];

function acting(ctx: Context, businessId: string, [row]: OpenSeat[]): UserContext | null {
  const role = row ? roleOf(row) : null;
  if (!row || !role) return null;
  const clock = clockOf(businessId, row.clock_days);
  return withUser(ctx, { user: currentUser(row), role, businessId, sessionId: "", clock });
}
