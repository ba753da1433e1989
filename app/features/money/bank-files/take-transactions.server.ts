import type { Payment } from "#app/features/books/ledger/payment.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { knownAs, type TransactionIdentity } from "./identity/same-transaction.ts";
import {
  identityOf,
  nearTransactions,
  similarTransactions,
  type StoredTransaction,
  storeTransaction,
} from "./identity/stored-transactions.server.ts";
import { takeCredit } from "./matching/match-payment.server.ts";
import type { BankTransaction } from "./read/bank-document.ts";
import { joinedFacts } from "./reports/bank-facts.ts";
import { addReport, saveReport } from "./reports/bank-reports.server.ts";
import { matchWhatIsKnown } from "./reports/match-what-is-known.server.ts";
import { takeBackIfClear, waitingFor } from "./reversals/take-back.server.ts";
import type { TransactionResult } from "./transaction-result.ts";

export interface Step {
  bankFileId: string;
  account: string;
  transactions: BankTransaction[];
  /** Stored transactions that one of this document is already; grows. */
  used: Set<string>;
}

export async function takeTransactions(
  ctx: BusinessContext,
  { bankFileId, account, transactions, used }: Step,
): Promise<TransactionResult[]> {
  const identities = transactions.map((transaction) => identityOf(account, transaction));
  const near: (StoredTransaction[] | null)[] = [];
  for (const identity of identities) near.push(await nearTransactions(ctx, identity));
  const similar = [...(await similarTransactions(ctx, identities)), ...near.flatMap((some) => some ?? [])];
  const stored = new Map(similar.filter(({ id }) => !used.has(id)).map((one) => [one.id, one]));
  const known = knownAs(identities, [...stored.values()]);
  const results: TransactionResult[] = [];
  for (const [index, transaction] of transactions.entries()) {
    const { sameness, stored: earlier } = known[index]!;
    const identity = identities[index]!;
    if (earlier && sameness === "same") {
      used.add(earlier.id);
      results.push(await takeKnown(ctx, bankFileId, transaction, earlier, identity));
    } else if (transaction.details === "none") results.push(skipped(transaction, "without_details"));
    else if (transaction.details === "incomplete") results.push(skipped(transaction, "incomplete"));
    else {
      const isPerhapsKnown = sameness === "unclear" || near[index] === null;
      const { id, ...result } = await takeNew(ctx, bankFileId, transaction, { identity, isPerhapsKnown });
      used.add(id);
      const earlierFileId = earlier?.bankFileId ?? null;
      results.push({ ...result, transaction, transactionId: id, earlierFileId });
    }
  }
  return results;
}

function skipped(transaction: BankTransaction, reason: string): TransactionResult {
  return { outcome: "skipped", reason, transaction, payment: null, transactionId: null, earlierFileId: null };
}

/** Another file may know more about it than those before. */
async function takeKnown(
  ctx: BusinessContext,
  bankFileId: string,
  transaction: BankTransaction,
  earlier: StoredTransaction,
  { facts }: TransactionIdentity,
): Promise<TransactionResult> {
  await saveReport(ctx, { bankFileId, transactionId: earlier.id, facts });
  const before = earlier.paymentId ? await findPayment(ctx, earlier.paymentId) : null;
  const saysMore =
    earlier.facts.source === "both" ||
    JSON.stringify(joinedFacts([earlier.facts, facts])) !== JSON.stringify(earlier.facts);
  const after = saysMore ? await matchWhatIsKnown(ctx, earlier) : before;
  const isMatched = before && after && (before.state !== after.state || before.reason !== after.reason);
  const outcome = isMatched && isMatchedState(after.state) ? after.state : "known";
  const { id: transactionId, bankFileId: earlierFileId } = earlier;
  return { outcome, reason: after?.reason ?? "", transaction, payment: after, transactionId, earlierFileId };
}

function isMatchedState(state: Payment["state"]): state is "booked" | "proposed" | "unassigned" | "ignored" {
  return ["booked", "proposed", "unassigned", "ignored"].includes(state);
}

interface New {
  identity: TransactionIdentity;
  isPerhapsKnown: boolean;
}

async function takeNew(
  ctx: BusinessContext,
  bankFileId: string,
  transaction: BankTransaction,
  { identity, isPerhapsKnown }: New,
): Promise<Pick<TransactionResult, "outcome" | "reason" | "payment"> & { id: string }> {
  const { facts } = identity;
  const isCredit = transaction.kind === "credit";
  const taken = isCredit ? await takeCredit(ctx, identity, { bankFileId, isPerhapsKnown }) : null;
  const paymentId = taken?.id ?? null;
  const id = await storeTransaction(ctx, identity, {
    bankFileId,
    paymentId,
    state: isCredit ? "" : "waiting",
  });
  await addReport(ctx, { bankFileId, transactionId: id, facts });
  const stored: StoredTransaction = {
    ...identity,
    id,
    bankFileId,
    paymentId,
    state: isCredit ? "" : "waiting",
  };
  if (!taken) {
    const payment = isPerhapsKnown ? null : await takeBackIfClear(ctx, stored);
    if (payment) return { id, outcome: "reversed", reason: "reversed", payment };
    return { id, outcome: "waiting", reason: transaction.kind, payment: null };
  }
  const waiting = await waitingFor(ctx, stored);
  for (const reversal of waiting) await takeBackIfClear(ctx, reversal);
  const payment = waiting.length ? await findPayment(ctx, taken.id) : taken;
  if (payment.state === "reversed") return { id, outcome: "reversed", reason: "reversed", payment };
  return isMatchedState(taken.state)
    ? { id, outcome: taken.state, reason: taken.reason, payment }
    : { id, outcome: "known", reason: taken.reason, payment };
}
