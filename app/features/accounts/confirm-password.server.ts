import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { verifyPassword } from "#app/platform/passwords.server.ts";
import { countAttempt } from "#app/platform/rate-limit.server.ts";

/**
 * Asks a signed-in user for the password again, before something that a borrowed session must not do.
 * @throws AppError `account.password_wrong` at the field `password`; `request.too_many`
 */
export async function confirmPassword(ctx: UserContext, password: string): Promise<void> {
  await countAttempt(ctx, "password_check", ctx.user.id);
  const user = await ctx.db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", ctx.user.id)
    .executeTakeFirst();
  if (await verifyPassword(password, user?.password_hash ?? null)) return;
  throw new AppError("account.password_wrong", [{ field: "password", code: "account.password_wrong" }]);
}
