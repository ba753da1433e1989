import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { verifyPassword } from "#app/platform/auth/passwords.server.ts";
import { countAttempt, takeBack } from "#app/platform/auth/rate-limit.server.ts";
import { accountLimits } from "#app/features/people/accounts/limits.ts";

/** @returns the access version of that moment @throws AppError `account.password_wrong`, `request.too_many` */
export async function confirmPassword(ctx: UserContext, password: string): Promise<number> {
  const attempt = await countAttempt(ctx, accountLimits.passwordCheck, ctx.user.id);
  const user = await ctx.db
    .selectFrom("users")
    .select(["password_hash", "access_version"])
    .where("id", "=", ctx.user.id)
    .executeTakeFirst();
  const isRight = await verifyPassword(password, user?.password_hash ?? null);
  if (!user || !isRight) {
    throw new AppError("account.password_wrong", [{ field: "password", code: "account.password_wrong" }]);
  }
  await takeBack(ctx, [attempt]);
  return user.access_version;
}
