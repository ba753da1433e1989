import { createHash } from "node:crypto";
import { lockOpenBusiness } from "#app/features/accounts/business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { type BankFile, type BankFileCounts, NO_COUNTS, type StatementSummary } from "./bank-file.ts";
import { findBankFile, findSameFile, insertBankFile, saveBankFile } from "./bank-files.server.ts";
import { bankFileLimits } from "./limits.ts";
import { StatementAccounting } from "./proof/statement-accounting.ts";
import { acceptAccount, requireOwnAccounts } from "./own-accounts.server.ts";
import type { BankDocument, BankStatement, BankTransaction } from "./read/bank-document.ts";
import { readBankFiles } from "./read/read-bank-files.server.ts";
import type { UploadedFile } from "./read/uploaded-documents.server.ts";
import { type TransactionResult, takeTransactions } from "./take-transactions.server.ts";

/** Transactions of the bank at once: one takes about a millisecond, in which nobody else is served. */
const STEP = 3;

/** So many results at most are told at once; the payments are listed in full. */
const MOST_RESULTS = 1_000;

export interface BankFileImport {
  file: BankFile;
  /** False where the same bytes were imported before. */
  isNew: boolean;
  counts: BankFileCounts;
  results: TransactionResult[];
}

/**
 * All files are read before anything is written. Each transaction of the bank counts once, in whichever files it
 * stands, so that an import that broke off is simply repeated.
 * @param accounts IBANs that the user says are theirs too
 * @throws AppError `input.invalid` at `file`, `bank_file.busy`, `request.too_many`
 */
export async function importBankFiles(
  ctx: UserContext,
  files: UploadedFile[],
  accounts: string[] = [],
): Promise<BankFileImport> {
  await countAttempt(ctx, bankFileLimits.bankFileBusiness, ctx.businessId);
  const sha256 = hashOf(files);
  const name = files
    .map((file) => file.name)
    .join(", ")
    .slice(0, MAX_NAME);
  const documents = await readBankFiles(files, ctx.businessId);
  for (const account of accounts) await acceptAccount(ctx, account);
  await requireOwnAccounts(ctx, documents);
  const same = await findSameFile(ctx, sha256);
  const id =
    same?.id ??
    (await ctx.transaction(async (ctx) => {
      await lockOpenBusiness(ctx);
      return insertBankFile(ctx, { name, sha256, statements: [] });
    }));
  const taken = await takeDocuments(ctx, id, documents);
  const isNew = same?.state !== "done";
  if (isNew) await saveBankFile(ctx, id, { state: "done", ...taken });
  ctx.log.info({ event: "bank_file.imported", bankFileId: id, ...taken.counts });
  return { file: await findBankFile(ctx, id), isNew, counts: taken.counts, results: taken.results };
}

const MAX_NAME = 200;

function hashOf(files: UploadedFile[]): string {
  const hashes = files.map(({ bytes }) => createHash("sha256").update(bytes).digest("hex"));
  return hashes.length === 1
    ? hashes[0]!
    : createHash("sha256").update(hashes.sort().join("\n")).digest("hex");
}

async function takeDocuments(ctx: UserContext, bankFileId: string, documents: BankDocument[]) {
  const counts = { ...NO_COUNTS };
  const results: TransactionResult[] = [];
  const statements: StatementSummary[] = [];
  for (const { message, statements: read } of documents) {
    // What stands twice in one document happened twice.
    const used = new Set<string>();
    for (const statement of read) {
      const summary = summaryOf(message, statement);
      const accounting = new StatementAccounting(statement);
      statements.push(summary);
      counts.skipped += statement.skipped.pending + statement.skipped.outgoing;
      for (const step of stepsOf(statement.transactions)) {
        const taken = await ctx.transaction(async (ctx) => {
          await lockOpenBusiness(ctx);
          return takeTransactions(ctx, { bankFileId, account: statement.account, transactions: step, used });
        });
        for (const result of taken) count(result, counts, summary);
        accounting.take(taken);
        results.push(...taken.slice(0, MOST_RESULTS - results.length));
        await yieldToRequests();
      }
      summary.proof = accounting.proof();
    }
  }
  return { counts, results, statements };
}

function count(result: TransactionResult, counts: BankFileCounts, summary: StatementSummary): void {
  counts[result.outcome]++;
  if (result.reason === "already_paid") counts.twice++;
  if (result.reason === "without_details") summary.withoutDetails++;
  if (result.reason === "incomplete") summary.incomplete++;
  if (result.outcome === "waiting") summary.unknownReversals++;
}

function summaryOf(
  message: string,
  { account, id, sequence, createdOn, from, to, skipped }: BankStatement,
): StatementSummary {
  return {
    message,
    account,
    id,
    sequence,
    from,
    to: to || from || createdOn,
    pending: skipped.pending,
    outgoing: skipped.outgoing,
    withoutDetails: 0,
    incomplete: 0,
    unknownReversals: 0,
    proof: null,
  };
}

function* stepsOf(transactions: BankTransaction[]): Generator<BankTransaction[]> {
  for (let start = 0; start < transactions.length; start += STEP)
    yield transactions.slice(start, start + STEP);
}
