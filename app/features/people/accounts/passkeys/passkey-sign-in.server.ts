import { newChallenge } from "#app/platform/auth/passkey-challenge.server.ts";
import type { PendingSignIn } from "#app/platform/auth/pending-sign-in.server.ts";
import { countAttempt, takeBack } from "#app/platform/auth/rate-limit.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { accountLimits } from "#app/features/people/accounts/limits.ts";
import { findEntrance } from "#app/features/people/accounts/sign-in/entrance.server.ts";
import type { SignedIn } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { checkPasskey } from "./check-passkey.server.ts";
import type { PasskeyAnswer } from "./passkey.schema.ts";
import { requestOptions } from "./passkey-options.ts";
import { knownKeys } from "./passkeys.server.ts";
import { partyOf, refused } from "./webauthn.server.ts";

type RequestOptions = ReturnType<typeof requestOptions>;

/** @param browser the secret of the browser in which alone the answer works */
export function askForPasskey(ctx: Context, browser: string): RequestOptions {
  return requestOptions(partyOf(ctx), newChallenge(ctx, signingInBy(browser)));
}

/**
 * The passkey's device has checked finger, face or PIN: that is a second step already.
 * @throws AppError `account.passkey_refused`, `account.disabled`, `request.too_many`
 */
export async function signInByPasskey(
  ctx: Context,
  { credential, browser }: { credential: PasskeyAnswer | null; browser: string },
): Promise<SignedIn & { needsCode: false }> {
  const attempt = await countAttempt(ctx, accountLimits.passkeyClient, ctx.clientNetwork);
  if (!browser) throw refused();
  const { userId, accessVersion } = await checkPasskey(ctx, credential, {
    purpose: signingInBy(browser),
  });
  await takeBack(ctx, [attempt]);
  const { language } = await findEntrance(ctx, userId);
  ctx.log.info({ event: "account.signed_in", userId, by: "passkey" });
  return { id: userId, language, accessVersion, needsCode: false };
}

/** @returns null for an account without passkeys */
export async function askForSecondStep(ctx: Context, pending: PendingSignIn): Promise<RequestOptions | null> {
  const known = await knownKeys(ctx, pending.userId);
  if (known.length === 0) return null;
  return requestOptions(partyOf(ctx), newChallenge(ctx, secondStepOf(pending)), known);
}

/** Completes by a passkey. @throws AppError `account.passkey_refused`, `.disabled`, `request.too_many` */
export async function completeByPasskey(
  ctx: Context,
  pending: PendingSignIn,
  credential: PasskeyAnswer | null,
): Promise<SignedIn> {
  const attempt = await countAttempt(ctx, accountLimits.secondStep, pending.userId);
  const { userId } = pending;
  await checkPasskey(ctx, credential, { purpose: secondStepOf(pending), userId });
  await takeBack(ctx, [attempt]);
  const { language } = await findEntrance(ctx, userId);
  ctx.log.info({ event: "account.signed_in", userId });
  return { id: userId, language, accessVersion: pending.accessVersion };
}

function signingInBy(browser: string): string {
  return `sign in ${hashToken(browser)}`;
}

function secondStepOf({ userId, accessVersion }: PendingSignIn): string {
  return `second step ${userId} ${accessVersion}`;
}
