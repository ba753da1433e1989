import { closedBusiness } from "#app/platform/auth/seats/closed-business.ts";
import type { Context } from "#app/platform/context.server.ts";

interface Entrance {
  language: string;
  isTwoStep: boolean;
}

/**
 * Of a person who has proved who they are in another way than by the password.
 * @throws AppError `account.disabled`, `account.moving` when none of their businesses is open
 */
export async function findEntrance(ctx: Context, userId: string): Promise<Entrance> {
  const person = await ctx.db
    .selectFrom("users")
    .leftJoin("memberships", "memberships.user_id", "users.id")
    .leftJoin("businesses", "businesses.id", "memberships.business_id")
    .select(["language", "totp_enabled_at", "disabled_at", "moved_to", "moved_at"])
    .where("users.id", "=", userId)
    .orderBy("disabled_at", (order) => order.asc().nullsFirst())
    .executeTakeFirstOrThrow();
  if (person.disabled_at) throw closedBusiness(person);
  return { language: person.language, isTwoStep: person.totp_enabled_at !== null };
}
