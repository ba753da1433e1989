import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

interface Entrance {
  language: string;
  isTwoStep: boolean;
}

/**
 * Of a person who has proved who they are in another way than by the password.
 * @throws AppError `account.disabled` when none of their businesses is open
 */
export async function findEntrance(ctx: Context, userId: string): Promise<Entrance> {
  const { language, totp_enabled_at, disabled_at } = await ctx.db
    .selectFrom("users")
    .leftJoin("memberships", "memberships.user_id", "users.id")
    .leftJoin("businesses", "businesses.id", "memberships.business_id")
    .select(["language", "totp_enabled_at", "disabled_at"])
    .where("users.id", "=", userId)
    .orderBy("disabled_at", (order) => order.asc().nullsFirst())
    .executeTakeFirstOrThrow();
  if (disabled_at) throw new AppError("account.disabled");
  return { language, isTwoStep: totp_enabled_at !== null };
}
