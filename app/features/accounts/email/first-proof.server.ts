import { deleteRecoveryCodes } from "#app/features/accounts/sign-in/recovery-codes.server.ts";
import { revokeAllPrograms } from "#app/platform/auth/api-key.server.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";

const HOUR_MS = 60 * 60 * 1000;

/**
 * The first proof of an address ends all that somebody else may have set up with it before: passkeys, connections,
 * the second step, keys, and sessions. That of the proof stays, and those of the last hour: whoever registers confirms
 * it then, and has the password (docs/decisions/0150). Run it in the transaction of the proof.
 * @returns whether it was the first
 */
export async function proveAddress(ctx: Context, userId: string): Promise<boolean> {
  const proven = await ctx.db
    .updateTable("users")
    .set({ email_verified_at: ctx.now.toISOString(), updated_at: ctx.now.toISOString() })
    .where("id", "=", userId)
    .where("email_verified_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!proven) return false;
  for (const table of ["passkeys", "identities"] as const)
    await ctx.db.deleteFrom(table).where("user_id", "=", userId).execute();
  await ctx.db
    .updateTable("users")
    .set({ totp_secret: null, totp_enabled_at: null })
    .where("id", "=", userId)
    .execute();
  await deleteRecoveryCodes(ctx, userId);
  await revokeAllPrograms(ctx, userId);
  await ctx.db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "<>", isSignedIn(ctx) ? ctx.sessionId : "")
    .where("created_at", "<", new Date(ctx.now.getTime() - HOUR_MS).toISOString())
    .execute();
  ctx.log.info({ event: "account.email_verified", userId });
  return true;
}

/** Before it, an address may be somebody else's: only a session opens what is set up with it. */
export async function requireProvenAddress(ctx: UserContext): Promise<void> {
  const { email_verified_at } = await ctx.db
    .selectFrom("users")
    .select("email_verified_at")
    .where("id", "=", ctx.user.id)
    .executeTakeFirstOrThrow();
  if (email_verified_at === null) throw new AppError("account.email_not_verified");
}
