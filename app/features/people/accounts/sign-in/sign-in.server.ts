import type { Context } from "#app/platform/context.server.ts";
import { closedBusiness } from "#app/platform/auth/seats/closed-business.ts";
import { AppError } from "#app/platform/errors.ts";
import { verifyPassword } from "#app/platform/auth/passwords.server.ts";
import type { PendingSignIn } from "#app/platform/auth/pending-sign-in.server.ts";
import { widerNetworks } from "#app/platform/http/client-network.ts";
import { type Attempt, count, countAttempt, takeBack } from "#app/platform/auth/rate-limit.server.ts";
import { checkSecondStep } from "./second-step.server.ts";
import { accountLimits } from "#app/features/people/accounts/limits.ts";

export interface SignedIn {
  id: string;
  language: string;
  /** A session starts only while the password is the one that was checked. */
  accessVersion: number;
}

export interface SignInDevice {
  id: string;
  knows(userId: string): boolean;
}

const UNKNOWN_DEVICE: SignInDevice = { id: "", knows: () => false };

/**
 * When `needsCode`, nobody is signed in yet. An unknown address fails as a wrong password does, after equal work.
 * @throws AppError `account.invalid_credentials`, `request.too_many`; with the right password `account.disabled`,
 * `account.moving`
 */
export async function signIn(
  ctx: Context,
  input: { email: string; password: string },
  device = UNKNOWN_DEVICE,
): Promise<SignedIn & { needsCode: boolean }> {
  const user = await ctx.db
    .selectFrom("users")
    .leftJoin("memberships", "memberships.user_id", "users.id")
    .leftJoin("businesses", "businesses.id", "memberships.business_id")
    .select(["users.id", "password_hash", "language", "totp_enabled_at", "access_version"])
    .select(["disabled_at", "moved_to", "moved_at"])
    .where("email", "=", input.email)
    .where("deleted_at", "is", null)
    .orderBy("disabled_at", (order) => order.asc().nullsFirst())
    .executeTakeFirst();
  const known = user && device.knows(user.id) ? device : null;
  const guesses = await countGuess(ctx, input.email, known).catch((error: unknown) => {
    if (error instanceof AppError) ctx.platform.metrics?.signInRefused("too_many");
    throw error;
  });
  const isRight = await verifyPassword(input.password, user?.password_hash ?? null);
  if (!user || !isRight) {
    ctx.log.info({ event: "account.sign_in_refused" });
    ctx.platform.metrics?.signInRefused("password");
    throw new AppError("account.invalid_credentials");
  }
  await takeBack(ctx, guesses);
  if (user.disabled_at) {
    ctx.log.info({ event: "account.sign_in_refused", userId: user.id });
    throw closedBusiness(user);
  }
  const needsCode = user.totp_enabled_at !== null;
  ctx.log.info({ event: needsCode ? "account.code_asked" : "account.signed_in", userId: user.id });
  return { id: user.id, language: user.language, accessVersion: user.access_version, needsCode };
}

/**
 * A known device has limits of its own, so that wrong guesses of strangers never lock it out.
 * @returns the attempts to take back when the password is right
 */
async function countGuess(ctx: Context, email: string, known: SignInDevice | null): Promise<Attempt[]> {
  const client = known ? `device ${known.id}` : ctx.clientNetwork;
  await countAttempt(ctx, accountLimits.signInClient, client);
  const guesses = [await countAttempt(ctx, accountLimits.signInGuesses, `${client} ${email}`)];
  if (known) return guesses;
  const wider = widerNetworks(ctx.clientNetwork);
  if (wider) {
    await countAttempt(ctx, accountLimits.signInClient56, wider.of56);
    await countAttempt(ctx, accountLimits.signInClient48, wider.of48);
    guesses.push(await countAttempt(ctx, accountLimits.signInGuesses56, `${wider.of56} ${email}`));
    guesses.push(await countAttempt(ctx, accountLimits.signInGuesses48, `${wider.of48} ${email}`));
  }
  return [...guesses, await slowedDown(ctx, email)];
}

/** ms by which an attempt is delayed for each `signInAddress` attempts above that limit, and at most. */
const DELAY = { step: 1_000, most: 5_000 };

/** Many networks that guess at one address must not lock its owner out, and gain little. */
async function slowedDown(ctx: Context, email: string): Promise<Attempt> {
  const { quota, attempt, used } = await count(ctx, accountLimits.signInAddress, email);
  if (quota.isOver) {
    const ms = Math.min(DELAY.most, DELAY.step * Math.ceil((used - quota.max) / quota.max));
    ctx.log.info({ event: "account.sign_in_slowed", ms });
    await ctx.platform.pause(ms);
  }
  return attempt;
}

/** @throws AppError `account.code_wrong` at `code`, `request.too_many` */
export async function completeSignIn(
  ctx: Context,
  { userId, accessVersion }: PendingSignIn,
  code: string,
): Promise<SignedIn> {
  await checkSecondStep(ctx, userId, code);
  const { language } = await ctx.db
    .selectFrom("users")
    .select("language")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  ctx.log.info({ event: "account.signed_in", userId });
  return { id: userId, language, accessVersion };
}

/**
 * The code is checked after the password, so that nobody else learns whether one is needed.
 * @throws AppError as `signIn` and `completeSignIn`; `account.code_required` at `code`
 */
export async function signInAtOnce(
  ctx: Context,
  { code, ...input }: { email: string; password: string; code: string },
  device?: SignInDevice,
): Promise<SignedIn> {
  const user = await signIn(ctx, input, device);
  if (!user.needsCode) return user;
  if (!code) throw new AppError("account.code_required", [{ field: "code", code: "account.code_required" }]);
  return completeSignIn(ctx, { userId: user.id, accessVersion: user.accessVersion }, code);
}
