import type { Business } from "#app/features/people/accounts/business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { hasMoneyRight, requireMoneyRight } from "./money-right.server.ts";
import { MONEY_SCOPE, mayLeadPayments } from "./money-scope.ts";
import { wishAccount } from "./account-wish.server.ts";
import { accountStep, type PaymentAccount } from "./payment-account.ts";
import { writeAccount } from "./write-account.server.ts";

type Before = PaymentAccount & Pick<Business, "isSandbox">;

/**
 * By a person on a page, under the lock of the business: the first account counts at once, another one once it is
 * confirmed.
 * @returns whether it waits
 * @throws AppError `input.invalid` at the account for whoever may not change it
 */
export async function changeAccountByPage(
  ctx: UserContext,
  before: Before,
  { iban, qrIban }: PaymentAccount,
): Promise<boolean> {
  const after = { iban, qrIban };
  const step = accountStep(before, after);
  if (step === "same") return false;
  if (step === "first" || before.isSandbox) {
    await writeAccount(ctx, { iban: before.iban, qrIban: before.qrIban }, after);
    return false;
  }
  if (!(await hasMoneyRight(ctx))) {
    const field = iban === before.iban ? "qrIban" : "iban";
    throw invalid([{ field, code: "account.money_right" }]);
  }
  await wishAccount(ctx, before, after);
  return true;
}

/**
 * By a program or a token, under the lock of the business.
 * @throws AppError `account.money_scope` without a key that may, `account.money_right`
 */
export async function changeAccountByCall(
  ctx: UserContext,
  before: Before,
  { iban, qrIban }: PaymentAccount,
): Promise<void> {
  const after = { iban, qrIban };
  const step = accountStep(before, after);
  if (step === "same") return;
  if (step === "change" && !before.isSandbox) {
    if (!mayLeadPayments(ctx.caller))
      throw new AppError("account.money_scope", [], undefined, { scope: MONEY_SCOPE });
    await requireMoneyRight(ctx);
  }
  await writeAccount(ctx, { iban: before.iban, qrIban: before.qrIban }, after);
}
