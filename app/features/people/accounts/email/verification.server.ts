import type { Context } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { accountEmail } from "./account-email.ts";
import { issueLink, redeemLink } from "./email-links.server.ts";
import { findRecipient } from "./email-recipient.server.ts";
import { proveAddress } from "./first-proof.server.ts";
import { accountLimits } from "#app/features/people/accounts/limits.ts";
import { paths } from "#app/paths.ts";

/** The lookup runs in the background: the answer takes the same time for every address (docs/security-checks.md 6). */
export async function queueVerificationEmail(ctx: Context, email: string): Promise<void> {
  await enqueueJob(ctx, { name: "account.verification_email", payload: { email } });
}

export async function resendVerification(ctx: Context, email: string): Promise<void> {
  await countAttempt(ctx, accountLimits.resendClient, ctx.clientNetwork);
  await countAttempt(ctx, accountLimits.resendAddress, email);
  await queueVerificationEmail(ctx, email);
}

/** The token exists in the e-mail only, its hash in the database. */
export async function sendVerificationEmail(
  ctx: Context,
  payload: Record<string, string>,
  jobId: string,
): Promise<void> {
  const user = await findRecipient(ctx, payload.email ?? "");
  if (!user || user.isVerified) return;
  const token = await issueLink(ctx, user, { purpose: "verify" });
  if (!token) return;
  const link = ctx.platform.env.appUrl + paths.verifyEmail(token);
  const content = accountEmail(user.t, "verification", { name: user.name, link });
  await ctx.platform.mailer.send({ id: jobId, to: user.email, ...content });
}

export async function verifyEmail(ctx: Context, token: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { userId } = await redeemLink(ctx, token, "verify");
    await proveAddress(ctx, userId);
  });
}
