import type { Context, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { accountEmail } from "./account-email.ts";
import { confirmPassword } from "#app/features/people/accounts/sign-in/confirm-password.server.ts";
import { isHeldAddress } from "#app/features/people/accounts/not-me/held-address.server.ts";
import { noticeChange } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { issueLink, redeemLink } from "./email-links.server.ts";
import { findRecipient } from "./email-recipient.server.ts";
import { endOtherAccess } from "#app/features/people/accounts/sign-in/end-other-access.server.ts";
import { accountLimits } from "#app/features/people/accounts/limits.ts";
import { paths } from "#app/paths.ts";

/**
 * Only the new address's inbox learns whether somebody else has it.
 * @throws AppError `account.password_wrong`, `request.too_many`
 */
export async function requestEmailChange(
  ctx: UserContext,
  input: { email: string; password: string },
): Promise<void> {
  const accessVersion = await confirmPassword(ctx, input.password);
  await countAttempt(ctx, accountLimits.resendAddress, input.email);
  const payload = {
    userId: ctx.user.id,
    newEmail: input.email,
    accessVersion: String(accessVersion),
  };
  await enqueueJob(ctx, { name: "account.change_email_email", payload });
}

/** Sends no link when somebody has the address, or password, address or second step changed since. */
export async function sendChangeEmail(
  ctx: Context,
  payload: Record<string, string>,
  jobId: string,
): Promise<void> {
  const { userId = "", newEmail = "" } = payload;
  const user = await findRecipient(ctx, userId);
  if (!user || (await findRecipient(ctx, newEmail)) || (await isHeldAddress(ctx, newEmail, userId))) return;
  const accessVersion = Number(payload.accessVersion);
  const token = await issueLink(ctx, { id: userId, accessVersion }, { purpose: "change_email", newEmail });
  if (!token) return;
  const link = ctx.platform.env.appUrl + paths.confirmEmail(token);
  const content = accountEmail(user.t, "change_email", { name: user.name, link });
  await ctx.platform.mailer.send({ id: jobId, to: newEmail, ...content });
}

/** Ends all other access. @throws AppError `account.link_invalid`, also when somebody took the address meanwhile */
export async function confirmEmailChange(ctx: Context | UserContext, token: string): Promise<void> {
  await countAttempt(ctx, accountLimits.linkClient, ctx.clientNetwork);
  try {
    await ctx.transaction(async (ctx) => {
      const { userId, newEmail } = await redeemLink(ctx, token, "change_email");
      const now = ctx.now.toISOString();
      const old = await ctx.db
        .selectFrom("users")
        .select(["email", "email_verified_at as verifiedAt"])
        .where("id", "=", userId)
        .executeTakeFirstOrThrow();
      await noticeChange(ctx, userId, { kind: "email_changed", ...old }, { email: newEmail });
      await ctx.db
        .updateTable("users")
        .set({ email: newEmail, email_verified_at: now, updated_at: now })
        .where("id", "=", userId)
        .execute();
      // What confirmed the old address would confirm the new one.
      await ctx.db.deleteFrom("email_tokens").where("user_id", "=", userId).execute();
      const isOwn = isSignedIn(ctx) && ctx.user.id === userId;
      await endOtherAccess(ctx, userId, isOwn ? ctx.sessionId : null);
      if (await isHeldAddress(ctx, newEmail, userId)) throw new AppError("account.link_invalid");
      ctx.log.info({ event: "account.email_changed", userId });
    });
  } catch (error) {
    if (!ctx.platform.database.dialect.isUniqueViolation(error)) throw error;
    throw new AppError("account.link_invalid");
  }
}
