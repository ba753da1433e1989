import type { Context, UserContext } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs.server.ts";
import { hashPassword } from "#app/platform/passwords.server.ts";
import { accountEmail } from "./account-email.ts";
import { confirmPassword } from "./confirm-password.server.ts";
import { findRecipient } from "./email-recipient.server.ts";

/**
 * Sets a new password, ends every other session and tells the user by e-mail.
 * @throws AppError `account.password_wrong`, `request.too_many`
 */
export async function changePassword(
  ctx: UserContext,
  input: { password: string; newPassword: string },
): Promise<void> {
  await confirmPassword(ctx, input.password);
  const passwordHash = await hashPassword(input.newPassword);
  await ctx.transaction(async (ctx) => {
    await ctx.db
      .updateTable("users")
      .set({ password_hash: passwordHash, updated_at: ctx.now.toISOString() })
      .where("id", "=", ctx.user.id)
      .execute();
    await ctx.db
      .deleteFrom("sessions")
      .where("user_id", "=", ctx.user.id)
      .where("id", "<>", ctx.sessionId)
      .execute();
    await ctx.db
      .deleteFrom("email_tokens")
      .where("user_id", "=", ctx.user.id)
      .where("purpose", "=", "reset")
      .execute();
    await enqueueJob(ctx, { name: "account.password_changed_email", payload: { userId: ctx.user.id } });
    ctx.log.info({ event: "account.password_changed", userId: ctx.user.id });
  });
}

/** The background job that tells of a new password, however it was set. */
export async function sendPasswordChangedEmail(
  ctx: Context,
  payload: Record<string, string>,
  jobId: string,
): Promise<void> {
  const user = await findRecipient(ctx, payload.userId ?? "");
  if (!user) return;
  const facts = { name: user.firstName, link: `${ctx.platform.env.appUrl}/forgot-password` };
  const content = accountEmail(user.t, "password_changed", facts);
  await ctx.platform.mailer.send({ id: jobId, to: user.email, ...content });
}
