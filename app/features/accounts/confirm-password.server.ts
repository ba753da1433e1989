import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { verifyPassword } from "#app/platform/passwords.server.ts";
import { countAttempt } from "#app/platform/rate-limit.server.ts";

/**
 * Asks a signed-in person for their password again, before a change that a borrowed session must not make. Call it
 * before a transaction, not inside one: the attempt is counted whatever becomes of the change.
 * @throws AppError `account.password_wrong` at the field `password`, `request.too_many`
 */
export async function confirmPassword(ctx: UserContext, password: string): Promise<void> {
  await countAttempt(ctx, "password_check", ctx.user.id);
  const user = await ctx.db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", ctx.user.id)
    .executeTakeFirst();
  if (await verifyPassword(password, user?.password_hash ?? null)) return;
  ctx.log.info({ event: "account.password_refused" });
  throw new AppError("account.password_wrong", [{ field: "password", code: "account.password_wrong" }]);
}
