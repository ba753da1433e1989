import { isOpenChallenge, newChallenge } from "#app/platform/auth/passkey-challenge.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { confirmPassword } from "#app/features/people/accounts/sign-in/confirm-password.server.ts";
import { checkSecondStep } from "#app/features/people/accounts/sign-in/second-step.server.ts";
import { checkPasskey } from "./check-passkey.server.ts";
import type { Confirmation } from "./confirmation.schema.ts";
import type { PasskeyAnswer } from "./passkey.schema.ts";
import { requestOptions } from "./passkey-options.ts";
import { isPasskeyPlace, knownKeys } from "./passkeys.server.ts";
import { partyOf } from "./webauthn.server.ts";

/**
 * For what needs the password, and the second step of whoever has one.
 * @param act what is confirmed; the proof is worth nothing for anything else
 * @returns the proof of the password, which a second step must follow within 5 minutes; null where there is none
 * @throws AppError `account.password_wrong`, `request.too_many`
 */
async function confirmAct(ctx: UserContext, act: string, password: string): Promise<string | null> {
  await confirmPassword(ctx, password);
  const { version, hasSecondStep } = await accessOf(ctx);
  return hasSecondStep ? newChallenge(ctx, purposeOf(ctx, act, version)) : null;
}

/**
 * @returns the proof of the password while the second step is missing; null once all is proven
 * @throws AppError as `confirmAct`, `confirmByCode` and `confirmByPasskey`
 */
export async function confirmStep(
  ctx: UserContext,
  act: string,
  confirmation: Confirmation,
): Promise<string | null> {
  if (confirmation.intent === "begin") return confirmAct(ctx, act, confirmation.password);
  if (confirmation.intent === "code") await confirmByCode(ctx, act, confirmation);
  else await confirmByPasskey(ctx, act, confirmation.credential);
  return null;
}

/** Once `confirmStep` is through: for a form that is sent within 5 minutes, by the same session. */
export async function givePermit(ctx: UserContext, act: string): Promise<string> {
  const { version } = await accessOf(ctx);
  return newChallenge(ctx, purposeOf(ctx, `permit to ${act}`, version));
}

/** @throws AppError `account.confirmation_expired` */
export async function requirePermit(ctx: UserContext, act: string, permit: string): Promise<void> {
  const { version } = await accessOf(ctx);
  if (!isOpenChallenge(ctx, purposeOf(ctx, `permit to ${act}`, version), permit))
    throw new AppError("account.confirmation_expired");
}

/** Whoever has none has proven all that they can by the password. */
export async function hasSecondStep(ctx: UserContext): Promise<boolean> {
  return (await accessOf(ctx)).hasSecondStep;
}

/** How a passkey is asked in place of a code, but for the proof, which is its challenge. Null without passkeys. */
export async function findPasskeyQuestion(ctx: UserContext) {
  const known = isPasskeyPlace(ctx) ? await knownKeys(ctx, ctx.user.id) : [];
  return known.length > 0 ? requestOptions(partyOf(ctx), "", known) : null;
}

/** @throws AppError `account.confirmation_expired`, `account.code_wrong` at `code`, `request.too_many` */
async function confirmByCode(
  ctx: UserContext,
  act: string,
  { proof, code }: { proof: string; code: string },
): Promise<void> {
  const { version } = await accessOf(ctx);
  if (!isOpenChallenge(ctx, purposeOf(ctx, act, version), proof))
    throw new AppError("account.confirmation_expired");
  await checkSecondStep(ctx, ctx.user.id, code);
}

/** @throws AppError `account.passkey_refused` */
async function confirmByPasskey(
  ctx: UserContext,
  act: string,
  credential: PasskeyAnswer | null,
): Promise<void> {
  const { version } = await accessOf(ctx);
  await checkPasskey(ctx, credential, { purpose: purposeOf(ctx, act, version), userId: ctx.user.id });
}

async function accessOf(ctx: UserContext) {
  const user = await ctx.db
    .selectFrom("users")
    .select(["access_version as version", "totp_enabled_at"])
    .where("id", "=", ctx.user.id)
    .executeTakeFirstOrThrow();
  return { version: user.version, hasSecondStep: user.totp_enabled_at !== null };
}

function purposeOf(ctx: UserContext, act: string, accessVersion: number): string {
  return `${act} ${ctx.user.id} ${ctx.sessionId} ${accessVersion}`;
}
