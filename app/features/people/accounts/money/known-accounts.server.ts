import { noticeAct } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { formatIban } from "#app/swiss/iban.ts";
import type { Business } from "#app/features/people/accounts/business.server.ts";
import { hasMoneyRight } from "./money-right.server.ts";
import { MONEY_SCOPE, mayLeadPayments } from "./money-scope.ts";
import { hasKnownAccounts, isKnownAccount, keepKnown } from "./known-account-rows.server.ts";

type Own = Pick<Business, "iban" | "qrIban" | "isSandbox">;

const FIELD = "sender.iban";

/**
 * Of a document that is written: an account of the business, or one that somebody has named who may change where
 * payments go. The first of a business may be any.
 * @throws AppError `account.unknown_scope` of a program, `input.invalid` at the account of a person
 */
export async function requireKnownAccount(ctx: UserContext, iban: string, business: Own): Promise<void> {
  if (!(await isNew(ctx, iban, business)) || (await isFirst(ctx, business))) return;
  if (ctx.caller && !mayLeadPayments(ctx.caller)) {
    const refused = { field: FIELD, code: "account.unknown_scope" };
    throw new AppError("account.unknown_scope", [refused], undefined, { scope: MONEY_SCOPE });
  }
  if (!(await hasMoneyRight(ctx))) throw invalid([{ field: FIELD, code: "account.unknown_right" }]);
}

/** Call it in the transaction of the document: the first time, the owner is told, with a link that undoes it. */
export async function noteAccount(
  ctx: UserContext,
  { iban: named, number }: { iban: string; number: string },
  business: Own,
): Promise<void> {
  if (!(await isNew(ctx, named, business)) || !(await keepKnown(ctx, named))) return;
  const iban = formatIban(named);
  await noticeAct(ctx, { kind: "account_used", iban: named }, { iban, number });
  await recordHistory(ctx, {
    invoiceId: null,
    event: "money.account_used",
    data: { account: iban, number },
  });
}

async function isNew(
  ctx: BusinessContext,
  named: string,
  { iban, qrIban, isSandbox }: Own,
): Promise<boolean> {
  if (isSandbox || named === iban || named === qrIban) return false;
  return !(await isKnownAccount(ctx, named));
}

async function isFirst(ctx: BusinessContext, { iban, qrIban }: Own): Promise<boolean> {
  return iban === "" && qrIban === "" && !(await hasKnownAccounts(ctx));
}
