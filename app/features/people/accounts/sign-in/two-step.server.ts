import { requireProvenAddress } from "#app/features/people/accounts/email/proven-address.server.ts";
import { randomBytes } from "node:crypto";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { noticeChange } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { confirmPassword } from "./confirm-password.server.ts";
import { endOtherAccess } from "./end-other-access.server.ts";
import { inGroups, matchingStep, SECRET_BYTES, secretText, setupUri } from "./one-time-code.ts";
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  replaceRecoveryCodes,
  storedRecoveryCodes,
} from "./recovery-codes.server.ts";
import { codeWrong } from "./second-step.server.ts";
import { decryptSetupSecret, encryptSetupSecret, encryptTotpSecret } from "./totp-secret.server.ts";
import { accountLimits } from "#app/features/people/accounts/limits.ts";

interface TwoStepSecret {
  secret: string;
  uri: string;
}

type TwoStepState =
  { state: "off" } | ({ state: "begun" } & TwoStepSecret) | { state: "on"; codesLeft: number };

/** A secret begun in another session, or too long ago, counts as none. */
export async function findTwoStep(ctx: UserContext): Promise<TwoStepState> {
  const user = await lockUser(ctx);
  if (user.totp_enabled_at) return { state: "on", codesLeft: await countRecoveryCodes(ctx, ctx.user.id) };
  const begun = decryptSetupSecret(ctx, user.totp_secret);
  return begun ? { state: "begun", ...setupOf(ctx, begun.secret) } : { state: "off" };
}

/**
 * Nothing changes for signing in before `enableTwoStep`.
 * @throws AppError `account.password_wrong`, `account.two_step_changed` when already on, `request.too_many`
 */
export async function beginTwoStep(
  ctx: UserContext,
  { password }: { password: string },
): Promise<TwoStepSecret> {
  await confirmPassword(ctx, password);
  await requireProvenAddress(ctx);
  return keepNewSecret(ctx, ctx.now.getTime());
}

/** Does not prolong the set-up. @throws AppError `account.two_step_changed` when this session has begun none */
export async function renewTwoStepSecret(ctx: UserContext): Promise<TwoStepSecret> {
  const user = await lockUser(ctx);
  const begun = user.totp_enabled_at ? null : decryptSetupSecret(ctx, user.totp_secret);
  if (!begun) throw new AppError("account.two_step_changed");
  return keepNewSecret(ctx, begun.at);
}

async function keepNewSecret(ctx: UserContext, at: number): Promise<TwoStepSecret> {
  const secret = secretText(new Uint8Array(randomBytes(SECRET_BYTES)));
  const { numUpdatedRows } = await ctx.db
    .updateTable("users")
    .set({ totp_secret: encryptSetupSecret(ctx, { secret, at }), totp_last_step: 0 })
    .where("id", "=", ctx.user.id)
    .where("totp_enabled_at", "is", null)
    .executeTakeFirst();
  if (!numUpdatedRows) throw new AppError("account.two_step_changed");
  return setupOf(ctx, secret);
}

/**
 * Ends all other access. @returns the recovery codes, which are never shown again
 * @throws AppError `account.code_wrong`, `account.two_step_changed`, `request.too_many`
 */
export async function enableTwoStep(ctx: UserContext, { code }: { code: string }): Promise<string[]> {
  const userId = ctx.user.id;
  await countAttempt(ctx, accountLimits.secondStep, userId);
  return ctx.transaction(async (ctx) => {
    const user = await lockUser(ctx);
    const begun = user.totp_enabled_at ? null : decryptSetupSecret(ctx, user.totp_secret);
    if (!begun) throw new AppError("account.two_step_changed");
    const step = matchingStep(begun.secret, code, ctx.now);
    if (step === null) throw codeWrong();
    const now = ctx.now.toISOString();
    await ctx.db
      .updateTable("users")
      .set({
        totp_secret: encryptTotpSecret(ctx, userId, begun.secret),
        totp_enabled_at: now,
        totp_last_step: step,
        updated_at: now,
      })
      .where("id", "=", userId)
      .execute();
    await endOtherAccess(ctx, userId, ctx.sessionId);
    await noticeChange(ctx, userId, { kind: "two_step_on" });
    ctx.log.info({ event: "account.two_step_on", userId });
    return replaceRecoveryCodes(ctx, userId);
  });
}

/** Ends all other access; does nothing when off. @throws AppError `account.password_wrong`, `request.too_many` */
export async function disableTwoStep(ctx: UserContext, { password }: { password: string }): Promise<void> {
  const userId = ctx.user.id;
  await confirmPassword(ctx, password);
  await ctx.transaction(async (ctx) => {
    const before = await lockUser(ctx);
    const codes = await storedRecoveryCodes(ctx, userId);
    if (!before.totp_enabled_at || !(await dropSecondStep(ctx, userId))) return;
    await endOtherAccess(ctx, userId, ctx.sessionId);
    await noticeChange(ctx, userId, {
      kind: "two_step_off",
      secret: before.totp_secret,
      enabledAt: before.totp_enabled_at,
      lastStep: before.totp_last_step,
      codes,
    });
  });
}

/** Drops it with the recovery codes. Call it in a transaction and end what access is left. @returns false when off */
export async function dropSecondStep(ctx: Context, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable("users")
    .set({ totp_secret: null, totp_enabled_at: null, updated_at: ctx.now.toISOString() })
    .where("id", "=", userId)
    .where("totp_enabled_at", "is not", null)
    .executeTakeFirst();
  if (!numUpdatedRows) return false;
  await deleteRecoveryCodes(ctx, userId);
  ctx.log.info({ event: "account.two_step_off", userId });
  return true;
}

/**
 * Voids the old codes and ends all other access.
 * @throws AppError `account.password_wrong`, `account.two_step_changed` when off, `request.too_many`
 */
export async function renewRecoveryCodes(
  ctx: UserContext,
  { password }: { password: string },
): Promise<string[]> {
  await confirmPassword(ctx, password);
  return ctx.transaction(async (ctx) => {
    if (!(await lockUser(ctx)).totp_enabled_at) throw new AppError("account.two_step_changed");
    await endOtherAccess(ctx, ctx.user.id, ctx.sessionId);
    const codes = await storedRecoveryCodes(ctx, ctx.user.id);
    await noticeChange(ctx, ctx.user.id, { kind: "recovery_codes_renewed", codes });
    ctx.log.info({ event: "account.recovery_codes_renewed", userId: ctx.user.id });
    return replaceRecoveryCodes(ctx, ctx.user.id);
  });
}

function setupOf(ctx: UserContext, secret: string): TwoStepSecret {
  return { secret: inGroups(secret), uri: setupUri(secret, ctx.user.email) };
}

function lockUser(ctx: UserContext) {
  const query = ctx.db
    .selectFrom("users")
    .select(["totp_secret", "totp_enabled_at", "totp_last_step"])
    .where("id", "=", ctx.user.id);
  return ctx.platform.database.dialect.forUpdate(query).executeTakeFirstOrThrow();
}
