import { settleInvoices } from "#app/features/invoices/paying/book-payment.server.ts";
import type { Payment } from "#app/features/settlement/payment.ts";
import { findPayment, insertPayment } from "#app/features/settlement/payments.server.ts";
import { recordPaymentEvent } from "#app/features/settlement/record-payment-event.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { knownAs } from "./identity/same-transaction.ts";
import { identityOf, similarTransactions, storeTransaction } from "./identity/stored-transactions.server.ts";
import { findCandidates } from "./matching/find-candidates.server.ts";
import { type Match, matchOf } from "./matching/match.ts";
import type { BankTransaction } from "./read/bank-document.ts";
import { takeReversal } from "./take-reversal.server.ts";

export interface TransactionResult {
  outcome: "booked" | "proposed" | "unassigned" | "known" | "skipped" | "reversed";
  /** A code: how it was matched, or why not. */
  reason: string;
  transaction: BankTransaction;
  payment: Payment | null;
}

interface Step {
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
  const stored = (await similarTransactions(ctx, identities)).filter(({ id }) => !used.has(id));
  const known = knownAs(identities, stored);
  const results: TransactionResult[] = [];
  for (const [index, transaction] of transactions.entries()) {
    const earlier = known[index];
    if (earlier) {
      used.add(earlier.id);
      results.push(await knownResult(ctx, transaction, earlier.paymentId));
      continue;
    }
    const result = await takeNew(ctx, bankFileId, account, transaction);
    results.push(result);
    if (result.outcome === "skipped") continue;
    const { currency } = transaction;
    const paymentId = result.payment?.id ?? null;
    used.add(await storeTransaction(ctx, identities[index]!, { bankFileId, paymentId, currency }));
  }
  return results;
}

async function takeNew(
  ctx: BusinessContext,
  bankFileId: string,
  account: string,
  transaction: BankTransaction,
): Promise<TransactionResult> {
  const skipped = (reason: string) => ({ outcome: "skipped" as const, reason, transaction, payment: null });
  if (transaction.details === "none") return skipped("without_details");
  if (transaction.details === "incomplete") return skipped("incomplete");
  if (transaction.kind === "reversal") {
    const payment = await takeReversal(ctx, { bankFileId, account, transaction });
    return payment
      ? { outcome: "reversed", reason: "reversed", transaction, payment }
      : skipped("unknown_reversal");
  }
  const paidOn = dayOf(ctx, transaction);
  const match = matchOf({ ...transaction, paidOn }, await findCandidates(ctx, transaction));
  const id = await insertMatched(ctx, bankFileId, transaction, match);
  if (match.state === "booked") {
    await settleInvoices(ctx, match.allocations, { paymentId: id, paidOn });
    await recordPaymentEvent(ctx, "payment.received", id);
  }
  return { outcome: match.state, reason: match.reason, transaction, payment: await findPayment(ctx, id) };
}

function insertMatched(
  ctx: BusinessContext,
  bankFileId: string,
  transaction: BankTransaction,
  match: Match,
): Promise<string> {
  const { amount, currency, instructed, references, charges } = transaction;
  const isForeign = currency !== "CHF";
  const proposal = match.state === "proposed" ? match.allocations : null;
  const original = isForeign ? { amount, currency } : instructed;
  return insertPayment(ctx, {
    ...{ state: match.state, reason: match.reason, source: "bank", bank_file_id: bankFileId },
    client_id: match.state === "booked" ? match.clientId : null,
    // What another currency is worth in francs is known only once somebody assigns it.
    amount: isForeign ? (proposal?.reduce((sum, part) => sum + part.amount, 0) ?? 0) : amount,
    paid_on: dayOf(ctx, transaction),
    payer_name: transaction.payerName,
    payer_iban: transaction.payerIban,
    reference: references[0] ?? "",
    message: transaction.text,
    instructed_amount: original?.amount ?? null,
    instructed_currency: original?.currency ?? "",
    charges: charges.included,
    proposal: proposal && JSON.stringify(proposal),
  });
}

/** The bank may state a value day that is still to come. */
function dayOf(ctx: BusinessContext, { paidOn }: BankTransaction): string {
  return paidOn === "" || paidOn > ctx.today ? ctx.today : paidOn;
}

async function knownResult(
  ctx: BusinessContext,
  transaction: BankTransaction,
  paymentId: string | null,
): Promise<TransactionResult> {
  const payment = paymentId ? await findPayment(ctx, paymentId) : null;
  return { outcome: "known", reason: payment?.reason ?? "", transaction, payment };
}
