import { hasPrograms } from "#app/platform/auth/api-key.server.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { hashPassword } from "#app/platform/auth/passwords.server.ts";
import { renewSession } from "#app/platform/auth/session.server.ts";
import { accountEmail } from "#app/features/accounts/email/account-email.ts";
import { confirmPassword } from "./confirm-password.server.ts";
import { findRecipient } from "#app/features/accounts/email/email-recipient.server.ts";
import { endOtherAccess } from "./end-other-access.server.ts";
import { passwordOwner, refuseOwn } from "./own-password.server.ts";
import { paths } from "#app/paths.ts";

/** @returns the session's new token @throws AppError as `confirmPassword` and `endOtherAccess` */
export async function changePassword(
  ctx: UserContext,
  input: { password: string; newPassword: string },
): Promise<string> {
  await confirmPassword(ctx, input.password);
  refuseOwn(input.newPassword, await passwordOwner(ctx, ctx.user.id), "newPassword");
  const passwordHash = await hashPassword(input.newPassword);
  return ctx.transaction(async (ctx) => {
    await ctx.db
      .updateTable("users")
      .set({ password_hash: passwordHash, updated_at: ctx.now.toISOString() })
      .where("id", "=", ctx.user.id)
      .execute();
    await endOtherAccess(ctx, ctx.user.id, ctx.sessionId);
    const apiKeys = (await hasPrograms(ctx, ctx.user.id)) ? "kept" : "none";
    const payload = { userId: ctx.user.id, apiKeys };
    await enqueueJob(ctx, { name: "account.password_changed_email", payload });
    ctx.log.info({ event: "account.password_changed", userId: ctx.user.id });
    return renewSession(ctx);
  });
}

export async function sendPasswordChangedEmail(
  ctx: Context,
  payload: Record<string, string>,
  jobId: string,
): Promise<void> {
  const user = await findRecipient(ctx, payload.userId ?? "");
  if (!user) return;
  const facts = { name: user.name, link: ctx.platform.env.appUrl + paths.forgotPassword };
  const { apiKeys = "none", passkeysRemoved = "0" } = payload;
  const more = apiKeys === "none" ? [] : [user.t(`emails:password_changed.keys_${apiKeys}`)];
  const count = Number(passkeysRemoved);
  if (count > 0) more.push(user.t("emails:password_changed.passkeys", { count }));
  const content = accountEmail(user.t, "password_changed", facts, more);
  await ctx.platform.mailer.send({ id: jobId, to: user.email, ...content });
}
