import { proveAddress } from "#app/features/people/accounts/email/first-proof.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import { accountEmail } from "#app/features/people/accounts/email/account-email.ts";
import { issueLink, redeemLink } from "#app/features/people/accounts/email/email-links.server.ts";
import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { LINK_MINUTES, type LinkPurpose } from "#app/features/people/accounts/email/link-minutes.ts";
import { accountLimits } from "#app/features/people/accounts/limits.ts";
import { paths } from "#app/paths.ts";
import { findEntrance } from "./entrance.server.ts";
import type { SignedIn } from "./sign-in.server.ts";

/** `browser` is the secret of the browser in which alone the link works. */
interface LinkRequest {
  email: string;
  browser: string;
  redirectTo: string;
}

/** Answers alike for every address. @throws AppError `request.too_many` */
export async function requestSignInLink(
  ctx: Context,
  { email, browser, redirectTo }: LinkRequest,
): Promise<void> {
  await countAttempt(ctx, accountLimits.signInLinkClient, ctx.clientNetwork);
  await countAttempt(ctx, accountLimits.signInLinkGuesses, `${ctx.clientNetwork} ${email}`);
  await countAttempt(ctx, accountLimits.signInLinkAddress, email);
  const payload = { email, browser: hashToken(browser), redirectTo };
  await enqueueJob(ctx, { name: "account.sign_in_link_email", payload });
}

export async function sendSignInLinkEmail(
  ctx: Context,
  { email = "", browser = "", redirectTo = "" }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const user = await findRecipient(ctx, email);
  if (!user) return;
  const token = await issueLink(ctx, user, { purpose: purposeOf(browser) });
  if (!token) return;
  const link = ctx.platform.env.appUrl + paths.loginByLink(token, redirectTo);
  const facts = { name: user.name, link, minutes: String(LINK_MINUTES.sign_in) };
  await ctx.platform.mailer.send({
    id: jobId,
    to: user.email,
    ...accountEmail(user.t, "sign_in_link", facts),
  });
}

/** @throws AppError `account.sign_in_link_invalid`, `account.disabled`, `request.too_many` */
export async function signInByLink(
  ctx: Context,
  { token, browser }: { token: string; browser: string },
): Promise<SignedIn & { needsCode: boolean }> {
  await countAttempt(ctx, accountLimits.linkClient, ctx.clientNetwork);
  return ctx.transaction(async (ctx) => {
    const { userId, accessVersion } = await redeemed(ctx, token, purposeOf(hashToken(browser)));
    await proveAddress(ctx, userId);
    const { language, isTwoStep: needsCode } = await findEntrance(ctx, userId);
    ctx.log.info({ event: needsCode ? "account.code_asked" : "account.signed_in", userId, by: "link" });
    return { id: userId, language, accessVersion, needsCode };
  });
}

async function redeemed(ctx: Context, token: string, purpose: LinkPurpose) {
  try {
    return await redeemLink(ctx, token, purpose);
  } catch (error) {
    const isInvalid = error instanceof AppError && error.code === "account.link_invalid";
    throw isInvalid ? new AppError("account.sign_in_link_invalid") : error;
  }
}

function purposeOf(browserHash: string): LinkPurpose {
  return `sign_in:${browserHash}`;
}
