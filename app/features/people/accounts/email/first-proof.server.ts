import { noteAccountsBeforeProof } from "#app/features/people/accounts/money/account-before-proof.server.ts";
import { removeWaysIn } from "#app/features/people/accounts/not-me/remove-ways-in.server.ts";
import type { Context } from "#app/platform/context.server.ts";
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
    .set({
      email_verified_at: ctx.now.toISOString(),
      // One that is being set up.
      totp_secret: null,
      updated_at: ctx.now.toISOString(),
    })
    .where("id", "=", userId)
    .where("email_verified_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!proven) return false;
  await removeWaysIn(ctx, userId);
  if (!isSignedIn(ctx) || ctx.user.id !== userId) await noteAccountsBeforeProof(ctx, userId);
  await ctx.db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "<>", isSignedIn(ctx) ? ctx.sessionId : "")
    .where("created_at", "<", new Date(ctx.now.getTime() - HOUR_MS).toISOString())
    .execute();
  ctx.log.info({ event: "account.email_verified", userId });
  return true;
}
