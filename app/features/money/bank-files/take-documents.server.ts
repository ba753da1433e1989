import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { type BankFileCounts, NO_COUNTS, type StatementSummary } from "./bank-file.ts";
import type { TellSteps } from "#app/features/people/progress/live-steps.server.ts";
import { requireNotUndone } from "./bank-files.server.ts";
import type { StatementPlace } from "./entries/bank-entries.server.ts";
import { lineOfLeftOut, lineOfResult } from "./entries/entry-line.ts";
import { EntryPlaces } from "./entries/entry-places.ts";
import { keepLeftOut, takeStep } from "./entries/take-step.server.ts";
import { StatementAccounting } from "./proof/statement-accounting.ts";
import { type BankDocument, type BankStatement, countEntriesIn } from "./read/bank-document.ts";
import { takeTransactions } from "./take-transactions.server.ts";
import type { TransactionResult } from "./transaction-result.ts";

/** Transactions of the bank at once: one takes about a millisecond, in which nobody else is served. */
const STEP = 3;

const STEP_OF_LEFT_OUT = 100;

/** Nobody is answered before the file is done, and an import that broke off goes on where it was. */

const MOST_RESULTS = 1_000;

interface Taking {
  bankFileId: string;
  /** Whether it was imported in full before: then its entries stay as they were. */
  isDone: boolean;
  counts: BankFileCounts;
  results: TransactionResult[];
  statements: StatementSummary[];
  places: EntryPlaces;
  tookMore: (entries: number) => void;
}

/** @throws AppError `bank_file.undone` when somebody undoes the file meanwhile */
export async function takeDocuments(
  ctx: UserContext,
  { id: bankFileId, isDone, tell }: { id: string; isDone: boolean; tell?: TellSteps | undefined },
  documents: BankDocument[],
): Promise<Pick<Taking, "counts" | "results" | "statements">> {
  const counts = { ...NO_COUNTS };
  const taking: Taking = {
    bankFileId,
    isDone,
    counts,
    results: [],
    statements: [],
    places: new EntryPlaces(),
    tookMore: counterOf(documents, tell),
  };
  for (const { message, statements } of documents) {
    // What stands twice in one document happened twice.
    const used = new Set<string>();
    for (const statement of statements) {
      const summary = statementSummaryOf(message, statement);
      const at = { bankFileId, statement: taking.statements.length };
      taking.statements.push(summary);
      const accounting = new StatementAccounting(statement);
      await takePayments(ctx, taking, { at, statement, used, summary, accounting });
      await takeLeftOut(ctx, taking, { at, statement, accounting });
      summary.proof = accounting.proof();
    }
  }
  return taking;
}

interface Statement {
  at: StatementPlace;
  statement: BankStatement;
  accounting: StatementAccounting;
}

async function takePayments(
  ctx: UserContext,
  { bankFileId, isDone, counts, results, places, tookMore }: Taking,
  { at, statement, used, summary, accounting }: Statement & { used: Set<string>; summary: StatementSummary },
): Promise<void> {
  const { account } = statement;
  for (const transactions of stepsOf(statement.transactions, STEP)) {
    const step = { bankFileId, account, transactions, used };
    const take = (ctx: UserContext) =>
      isDone ? takeTransactions(ctx, step) : takeStep(ctx, at, step, places);
    const taken = await inStepOfFile(ctx, bankFileId, take, !isDone);
    const lines = taken.map(lineOfResult);
    places.count(lines);
    accounting.take(lines);
    for (const result of taken) count(result, counts, summary);
    results.push(...taken.slice(0, MOST_RESULTS - results.length));
    tookMore(taken.length);
    await yieldToRequests();
  }
}

async function takeLeftOut(
  ctx: UserContext,
  { bankFileId, isDone, counts, places, tookMore }: Taking,
  { at, statement: { leftOut, skipped }, accounting }: Statement,
): Promise<void> {
  counts.skipped += skipped.pending + skipped.outgoing;
  for (const entries of stepsOf(leftOut, STEP_OF_LEFT_OUT)) {
    const keep = (ctx: UserContext) => keepLeftOut(ctx, at, entries, places);
    if (!isDone) await inStepOfFile(ctx, bankFileId, keep, true);
    const lines = entries.map(lineOfLeftOut);
    places.count(lines);
    accounting.take(lines);
    tookMore(entries.length);
    await yieldToRequests();
  }
}

function counterOf(documents: BankDocument[], tell?: TellSteps): (entries: number) => void {
  const total = countEntriesIn(documents);
  let done = 0;
  return (entries) => tell?.({ done: (done += entries), total });
}

/** Call it with the business held. @throws AppError `bank_file.undone` */
export function inStepOfFile<T>(
  ctx: UserContext,
  bankFileId: string,
  work: (ctx: UserContext) => Promise<T>,
  isRepeatable = false,
): Promise<T> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await requireNotUndone(ctx, bankFileId);
    return work(ctx);
  }, isRepeatable);
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

function* stepsOf<T>(entries: T[], size: number): Generator<T[]> {
  for (let start = 0; start < entries.length; start += size) yield entries.slice(start, start + size);
}
