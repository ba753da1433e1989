import { closedBusiness } from "#app/platform/auth/seats/closed-business.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/**
 * Of a business of their own; a seat elsewhere is for that business to end.
 * @throws AppError `account.disabled`, `account.moving`
 */
export async function refuseDisabledOwner({ db, user }: UserContext): Promise<void> {
  const disabled = await db
    .selectFrom("memberships")
    .innerJoin("businesses", "businesses.id", "memberships.business_id")
    .select(["moved_to", "moved_at"])
    .where("user_id", "=", user.id)
    .where("role", "=", "owner")
    .where("disabled_at", "is not", null)
    .executeTakeFirst();
  if (disabled) throw closedBusiness(disabled);
}
