import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

/** Of a business of their own; a seat elsewhere is for that business to end. @throws AppError `account.disabled` */
export async function refuseDisabledOwner({ db, user }: UserContext): Promise<void> {
  const disabled = await db
    .selectFrom("memberships")
    .innerJoin("businesses", "businesses.id", "memberships.business_id")
    .select("businesses.id")
    .where("user_id", "=", user.id)
    .where("role", "=", "owner")
    .where("disabled_at", "is not", null)
    .executeTakeFirst();
  if (disabled) throw new AppError("account.disabled");
}
