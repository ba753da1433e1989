import type { Context } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { accountEmail } from "#app/features/accounts/email/account-email.ts";
import { deviceName } from "./device.ts";
import { findRecipient } from "#app/features/accounts/email/email-recipient.server.ts";
import { paths } from "#app/paths.ts";

export async function noticeNewSignIn(
  ctx: Context,
  signIn: { userId: string; userAgent: string; isKnownDevice: boolean },
): Promise<void> {
  if (signIn.isKnownDevice) return;
  const payload = { userId: signIn.userId, device: deviceName(signIn.userAgent), at: ctx.now.toISOString() };
  await enqueueJob(ctx, { name: "account.new_sign_in_email", payload });
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

export async function sendNewSignInEmail(
  ctx: Context,
  payload: Record<string, string>,
  jobId: string,
): Promise<void> {
  const user = await findRecipient(ctx, payload.userId ?? "");
  if (!user) return;
  const time = formatInstant(payload.at ?? "", user.language);
  const facts = {
    name: user.name,
    time,
    device: payload.device ?? "",
    link: ctx.platform.env.appUrl + paths.signIn,
  };
  await ctx.platform.mailer.send({
    id: jobId,
    to: user.email,
    ...accountEmail(user.t, "new_sign_in", facts),
  });
}
