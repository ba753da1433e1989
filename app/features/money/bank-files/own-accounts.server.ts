import { z } from "zod";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import type { BankDocument, BankStatement } from "#app/features/money/bank-files/read/bank-document.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { invalid } from "#app/platform/errors.ts";
import { formatIban, isQrIban, normaliseIban } from "#app/swiss/iban.ts";

const accountList = z.array(z.string());

/**
 * Statements name the normal IBAN even where money came to the QR-IBAN, which stands at the payments then.
 * @param accepted of which the user says so, and which are not remembered
 * @throws AppError `input.invalid` at `file`: `bank_file.foreign_account` for an account that is not the business's
 */
export async function requireOwnAccounts(
  ctx: BusinessContext,
  documents: BankDocument[],
  accepted: string[] = [],
): Promise<void> {
  const own = new Set([...(await ownAccounts(ctx)), ...accepted.map(normaliseIban)]);
  const statements = documents.flatMap(({ statements }) => statements);
  const foreign = statements.filter((statement) => !isOwn(statement, own)).map(({ account }) => account);
  const [account] = foreign;
  if (account === undefined) return;
  throw invalid([
    { field: "file", code: "bank_file.foreign_account", params: { account: formatIban(account) } },
  ]);
}

export async function acceptAccount(ctx: BusinessContext, account: string): Promise<void> {
  const further = await furtherAccounts(ctx);
  const accepted = normaliseIban(account);
  if (accepted === "" || further.includes(accepted)) return;
  await ctx.db
    .updateTable("businesses")
    .set({ bank_accounts: JSON.stringify([...further, accepted].slice(-MAX_FURTHER)) })
    .where("id", "=", ctx.businessId)
    .execute();
}

const MAX_FURTHER = 20;

/** The accounts, those accepted before included; QR-IBANs, which statements do not name, are left out. */
export async function accountsOfStatements(ctx: BusinessContext): Promise<string[]> {
  return [...(await ownAccounts(ctx))].filter((account) => !isQrIban(account));
}

async function ownAccounts(ctx: BusinessContext): Promise<Set<string>> {
  const { iban, qrIban } = await findBusiness(ctx);
  return new Set([iban, qrIban, ...(await furtherAccounts(ctx))].filter((account) => account !== ""));
}

async function furtherAccounts(ctx: BusinessContext): Promise<string[]> {
  const { bank_accounts } = await ctx.db
    .selectFrom("businesses")
    .select("bank_accounts")
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  return fromJson(accountList, bank_accounts);
}

function isOwn({ account, transactions }: BankStatement, own: Set<string>): boolean {
  return own.has(normaliseIban(account)) || transactions.some(({ creditorIban }) => own.has(creditorIban));
}
