import { lockOpenBusiness } from "#app/features/accounts/business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { type BankFileCounts, NO_COUNTS, type StatementSummary } from "./bank-file.ts";
import { StatementAccounting } from "./proof/statement-accounting.ts";
import type { BankDocument, BankStatement, BankTransaction } from "./read/bank-document.ts";
import { type TransactionResult, takeTransactions } from "./take-transactions.server.ts";

/** Transactions of the bank at once: one takes about a millisecond, in which nobody else is served. */
const STEP = 3;

/** So many results at most are told at once; the payments are listed in full. */
const MOST_RESULTS = 1_000;

export interface TakenDocuments {
  counts: BankFileCounts;
  results: TransactionResult[];
  statements: StatementSummary[];
}

export async function takeDocuments(
  ctx: UserContext,
  bankFileId: string,
  documents: BankDocument[],
): Promise<TakenDocuments> {
  const counts = { ...NO_COUNTS };
  const results: TransactionResult[] = [];
  const statements: StatementSummary[] = [];
  for (const { message, statements: read } of documents) {
    // What stands twice in one document happened twice.
    const used = new Set<string>();
    for (const statement of read) {
      const summary = statementSummaryOf(message, statement);
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

export function statementSummaryOf(
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
