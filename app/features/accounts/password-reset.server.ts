import type { Context } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs.server.ts";
import { hashPassword } from "#app/platform/passwords.server.ts";
import { countAttempt } from "#app/platform/rate-limit.server.ts";
import { accountEmail } from "./account-email.ts";
import { issueLink, redeemLink } from "./email-links.server.ts";
import { findRecipient } from "./email-recipient.server.ts";
import { LINK_MINUTES } from "./link-minutes.ts";

/** Asks for a reset link; answers alike for every address. @throws AppError `request.too_many` */
export async function requestPasswordReset(ctx: Context, email: string): Promise<void> {
  await countAttempt(ctx, "reset_client", ctx.clientIp);
  await countAttempt(ctx, "reset_address", email);
  await enqueueJob(ctx, { name: "account.reset_email", payload: { email } });
}

/** The background job: makes the link and sends it, if the address belongs to anybody. */
export async function sendResetEmail(
  ctx: Context,
  payload: Record<string, string>,
  jobId: string,
): Promise<void> {
  const user = await findRecipient(ctx, payload.email ?? "");
  if (!user) return;
  const token = await issueLink(ctx, { userId: user.id, purpose: "reset" });
  const link = `${ctx.platform.env.appUrl}/reset-password?token=${token}`;
  const facts = { name: user.firstName, link, minutes: String(LINK_MINUTES.reset) };
  await ctx.platform.mailer.send({
    id: jobId,
    to: user.email,
    ...accountEmail(user.t, "reset", facts),
  });
}

/**
 * Sets a new password by a reset link and ends every session and bearer token of the user.
 * @throws AppError `account.link_invalid`, `request.too_many`
 */
export async function resetPassword(ctx: Context, input: { token: string; password: string }): Promise<void> {
  await countAttempt(ctx, "link_client", ctx.clientIp);
  const passwordHash = await hashPassword(input.password);
  await ctx.transaction(async (ctx) => {
    const { userId } = await redeemLink(ctx, input.token, "reset");
    await ctx.db
      .updateTable("users")
      .set({ password_hash: passwordHash, updated_at: ctx.now.toISOString() })
      .where("id", "=", userId)
      .execute();
    await ctx.db.deleteFrom("sessions").where("user_id", "=", userId).execute();
    await enqueueJob(ctx, { name: "account.password_changed_email", payload: { userId } });
    ctx.log.info({ event: "account.password_reset", userId });
  });
}
