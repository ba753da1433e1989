import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { verifyPassword } from "#app/platform/passwords.server.ts";
import { countAttempt } from "#app/platform/rate-limit.server.ts";

/**
 * @returns the user's id and language
 * @throws AppError `account.invalid_credentials`, the same for an unknown address and a wrong password, after equal work
 */
export async function signIn(
  ctx: Context,
  input: { email: string; password: string },
): Promise<{ id: string; language: string }> {
  await countAttempt(ctx, "sign_in_client", ctx.clientIp);
  await countAttempt(ctx, "sign_in_address", input.email);
  const user = await ctx.db
    .selectFrom("users")
    .select(["id", "password_hash", "language"])
    .where("email", "=", input.email)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  const isRight = await verifyPassword(input.password, user?.password_hash ?? null);
  if (!user || !isRight) {
    ctx.log.info({ event: "account.sign_in_refused" });
    throw new AppError("account.invalid_credentials");
  }
  ctx.log.info({ event: "account.signed_in", userId: user.id });
  return { id: user.id, language: user.language };
}
