import type { Context, UserContext } from "#app/platform/context.server.ts";

/** What an operator still lacks: `second_step`. Null for everybody who is none. */
export type DeskAccess = "open" | "second_step" | null;

export function isOperatorAddress({ platform }: Context, email: string): boolean {
  return platform.env.OPERATOR_EMAILS.includes(email.toLowerCase());
}

/**
 * Only by a session of our pages. An address that is not confirmed learns nothing: anybody could register it. Asks the
 * database for nobody but operators.
 */
export async function deskAccess(ctx: UserContext): Promise<DeskAccess> {
  const { emailVerified, email, id } = ctx.user;
  if (ctx.caller || !ctx.sessionId || !emailVerified || !isOperatorAddress(ctx, email)) return null;
  const { totp_enabled_at } = await ctx.db
    .selectFrom("users")
    .select("totp_enabled_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return totp_enabled_at ? "open" : "second_step";
}
