import {
  type BusinessContext,
  type Context,
  type UserContext,
  withBusiness,
} from "#app/platform/context.server.ts";
import type { JsonText } from "#app/platform/database/json-column.ts";
import { AppError } from "#app/platform/errors.ts";
import { lockBusiness, lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";

/**
 * For changes of who has a seat: who has one, and which, is read after it. The transaction fails at its end where the
 * business had an owner and would have none, or one whose account is deleted.
 */
export async function lockSeats(ctx: BusinessContext): Promise<{ isSealed: boolean }> {
  const locked = await lockBusiness(ctx);
  await keepOwner(ctx);
  return locked;
}

/** Locks the seats of several businesses, in the same order everywhere. */
export async function lockSeatsIn(ctx: Context, businesses: Iterable<string>): Promise<void> {
  for (const businessId of [...new Set(businesses)].toSorted())
    await lockSeats(withBusiness(ctx, businessId));
}

export async function lockOpenSeats(ctx: BusinessContext): Promise<void> {
  await lockOpenBusiness(ctx);
  await keepOwner(ctx);
}

/** For acts of a role. @throws AppError `seat.changed` where it is no longer that of the person */
export async function lockOpenSeatsAs(ctx: UserContext): Promise<void> {
  await lockOpenSeats(ctx);
  const seat = await ctx.db
    .selectFrom("memberships")
    .select("role")
    .where("business_id", "=", ctx.businessId)
    .where("user_id", "=", ctx.user.id)
    .where("paused_at", "is", null)
    .executeTakeFirst();
  if (seat?.role !== ctx.role) throw new AppError("seat.changed");
}

interface LockedPerson {
  email: string;
  firstName: string;
  lastName: string;
  language: string;
  origin: JsonText;
  verifiedAt: string | null;
}

/** Taken after the locks of businesses. @throws AppError `session.required` when the account was deleted meanwhile */
export async function lockPerson(ctx: UserContext): Promise<LockedPerson> {
  const person = ctx.db
    .selectFrom("users")
    .select(["email", "first_name as firstName", "last_name as lastName", "language", "origin"])
    .select("email_verified_at as verifiedAt")
    .where("id", "=", ctx.user.id)
    .where("deleted_at", "is", null);
  const row = await ctx.platform.database.dialect.forUpdate(person).executeTakeFirst();
  if (!row) throw new AppError("session.required");
  return row;
}

async function keepOwner(ctx: BusinessContext): Promise<void> {
  if (await hasNoOwner(ctx)) return;
  ctx.beforeEnd(`owner of ${ctx.businessId}`, async () => {
    if (await hasNoOwner(ctx)) throw new AppError("seat.owner_stays");
  });
}

/** What is left of a closed business needs none, and a sandbox has that of its business. */
async function hasNoOwner(ctx: BusinessContext): Promise<boolean> {
  const owned = ctx.db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("memberships.business_id")
    .where("memberships.business_id", "=", ctx.businessId)
    .where("role", "=", "owner")
    .where("deleted_at", "is", null);
  const open = await ctx.db
    .selectFrom("businesses")
    .select("id")
    .where("id", "=", ctx.businessId)
    .where("sealed_until", "is", null)
    .where("sandbox_of", "is", null)
    .where("id", "not in", owned)
    .executeTakeFirst();
  return open !== undefined;
}
