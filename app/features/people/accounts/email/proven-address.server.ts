import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

/** Before the first proof, an address may be somebody else's: only a session opens what is set up with it. */
export async function requireProvenAddress(ctx: UserContext): Promise<void> {
  const { email_verified_at } = await ctx.db
    .selectFrom("users")
    .select("email_verified_at")
    .where("id", "=", ctx.user.id)
    .executeTakeFirstOrThrow();
  if (email_verified_at === null) throw new AppError("account.email_not_verified");
}
