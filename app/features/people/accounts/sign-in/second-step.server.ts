import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { countAttempt, takeBack } from "#app/platform/auth/rate-limit.server.ts";
import { isOneTimeCode, matchingStep } from "./one-time-code.ts";
import { spendRecoveryCode } from "./recovery-codes.server.ts";
import { decryptTotpSecret } from "./totp-secret.server.ts";
import { accountLimits } from "#app/features/people/accounts/limits.ts";

/** Each code works once. @throws AppError `account.code_wrong` at `code`, `request.too_many` */
export async function checkSecondStep(ctx: Context, userId: string, code: string): Promise<void> {
  const attempt = await countAttempt(ctx, accountLimits.secondStep, userId);
  const isRight = isOneTimeCode(code)
    ? await spendOneTimeCode(ctx, userId, code)
    : await spendRecoveryCode(ctx, userId, code);
  if (isRight) return takeBack(ctx, [attempt]);
  ctx.log.info({ event: "account.code_refused", userId });
  ctx.platform.metrics?.signInRefused("code");
  throw codeWrong();
}

export function codeWrong(): AppError {
  return new AppError("account.code_wrong", [{ field: "code", code: "account.code_wrong" }]);
}

/** Spends a code in one statement: of two callers with the same code, one succeeds. */
async function spendOneTimeCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  const user = await ctx.db
    .selectFrom("users")
    .select("totp_secret")
    .where("id", "=", userId)
    .executeTakeFirst();
  const secret = decryptTotpSecret(ctx, userId, user?.totp_secret ?? null);
  const step = secret === null ? null : matchingStep(secret, code, ctx.now);
  if (step === null) return false;
  const { numUpdatedRows } = await ctx.db
    .updateTable("users")
    .set({ totp_last_step: step })
    .where("id", "=", userId)
    .where("totp_enabled_at", "is not", null)
    .where("totp_last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
