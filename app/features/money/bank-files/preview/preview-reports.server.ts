import {
  type BankFileCounts,
  NO_COUNTS,
  type StatementSummary,
} from "#app/features/money/bank-files/bank-file.ts";
import type { EntryOutcome } from "#app/features/money/bank-files/entries/entry-list.ts";
import { knownAs } from "#app/features/money/bank-files/identity/same-transaction.ts";
import {
  identityOf,
  similarTransactions,
} from "#app/features/money/bank-files/identity/stored-transactions.server.ts";
import { previewCredit } from "#app/features/money/bank-files/matching/match-payment.server.ts";
import type { BankDocument, BankTransaction } from "#app/features/money/bank-files/read/bank-document.ts";
import { statementSummaryOf } from "#app/features/money/bank-files/take-documents.server.ts";
import type { ProposedAllocation } from "#app/features/books/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";

/** How many entries are matched; the rest is only counted. */
const MOST_PREVIEWED = 1_000;

export interface PreviewedEntry {
  outcome: EntryOutcome;
  reason: string;
  isPending: boolean;
  transaction: BankTransaction;
  allocations: ProposedAllocation[];
}

export interface PreviewedReports {
  name: string;
  statements: StatementSummary[];
  counts: BankFileCounts;
  entries: PreviewedEntry[];
  /** How many the file has, those that are not in `entries` included. */
  total: number;
}

/** What intraday reports hold and would settle. Only reads: the statement or notification has to be imported. */
export async function previewReports(
  ctx: BusinessContext,
  name: string,
  documents: BankDocument[],
): Promise<PreviewedReports> {
  const counts = { ...NO_COUNTS };
  const entries: PreviewedEntry[] = [];
  const statements: StatementSummary[] = [];
  let total = 0;
  const used = new Set<string>();
  for (const { message, statements: read } of documents)
    for (const statement of read) {
      statements.push(statementSummaryOf(message, statement));
      counts.skipped += statement.skipped.pending + statement.skipped.outgoing;
      total += statement.transactions.length;
      for (const transaction of statement.transactions.slice(0, MOST_PREVIEWED - entries.length)) {
        const entry = await previewed(ctx, statement.account, transaction, used);
        counts[entry.outcome]++;
        if (entry.reason === "already_paid") counts.twice++;
        entries.push(entry);
        await yieldToRequests();
      }
    }
  return { name, statements, counts, entries, total };
}

async function previewed(
  ctx: BusinessContext,
  account: string,
  transaction: BankTransaction,
  used: Set<string>,
): Promise<PreviewedEntry> {
  const about = { transaction, isPending: transaction.isPending ?? false };
  const identity = identityOf(account, transaction);
  const similar = (await similarTransactions(ctx, [identity])).filter(({ id }) => !used.has(id));
  const [known] = knownAs([identity], similar);
  if (known?.stored) used.add(known.stored.id);
  if (known?.sameness === "same") return { ...about, outcome: "known", reason: "", allocations: [] };
  if (transaction.kind !== "credit")
    return { ...about, outcome: "waiting", reason: transaction.kind, allocations: [] };
  if (transaction.details !== "complete") {
    const reason = transaction.details === "none" ? "without_details" : "incomplete";
    return { ...about, outcome: "skipped", reason, allocations: [] };
  }
  const match = await previewCredit(ctx, identity);
  const allocations = match.state === "booked" || match.state === "proposed" ? match.allocations : [];
  return { ...about, outcome: match.state, reason: match.reason, allocations };
}
