import type { Context } from "#app/platform/context.server.ts";
import { noticeChange } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { deviceName } from "./device.ts";

export async function noticeNewSignIn(
  ctx: Context,
  signIn: { userId: string; userAgent: string; isKnownDevice: boolean },
): Promise<void> {
  if (signIn.isKnownDevice) return;
  const facts = { device: deviceName(signIn.userAgent) };
  await ctx.transaction((ctx) => noticeChange(ctx, signIn.userId, { kind: "new_sign_in" }, facts));
}

/** For callers without cookies: an open session from the same kind of device. */
export async function hasSessionLike(ctx: Context, userId: string, userAgent: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .where("user_agent", "=", userAgent.slice(0, 300))
    .where("expires_at", ">", ctx.now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}
