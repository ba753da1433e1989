import type { BankFacts } from "#app/features/money/bank-files/reports/bank-facts.ts";
import { settleInvoices } from "#app/features/selling/invoices/settling/book-payment.server.ts";
import { reverseSettling } from "#app/features/selling/invoices/settling/take-back-allocations.server.ts";
import { allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import type { Payment } from "#app/features/books/ledger/payment.ts";
import { findPayment, insertPayment, updatePayment } from "#app/features/books/ledger/payments.server.ts";
import { recordPaymentEvent } from "#app/features/books/ledger/record-payment-event.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import { findCandidates } from "./find-candidates.server.ts";
import { findLetters } from "./find-letters.server.ts";
import { isOutdated } from "./is-outdated.ts";
import { matchLetter } from "./match-letter.ts";
import { type Match, matchOf } from "./match.ts";

interface Credit {
  amount: number;
  currency: string;
  facts: BankFacts;
}

/** Call it with the business locked. @param isPerhapsKnown nothing is booked or proposed: a person decides */
export async function takeCredit(
  ctx: BusinessContext,
  credit: Credit,
  { bankFileId, isPerhapsKnown }: { bankFileId: string | null; isPerhapsKnown: boolean },
): Promise<Payment> {
  const match: Match = isPerhapsKnown
    ? { state: "unassigned", reason: "perhaps_known" }
    : await matchCredit(ctx, credit);
  const id = await insertPayment(ctx, {
    source: "bank",
    bank_file_id: bankFileId,
    ...statedFields(ctx, credit, settledIn(match)),
    ...matchedFields(credit, match),
  });
  await bookIfMatched(ctx, id, credit, match);
  return findPayment(ctx, id);
}

/**
 * Matches a payment again when its files together state more than before, or less after an undo. What a person
 * decided stays. In a transaction that holds the business.
 */
export async function matchAnew(ctx: BusinessContext, payment: Payment, credit: Credit): Promise<void> {
  await updatePayment(ctx, payment.id, statedFields(ctx, credit, payment.currency));
  if (!isOutdated(payment, credit.facts)) return;
  if (payment.state === "booked") {
    await reverseSettling(ctx, await allocationsOf(ctx, { paymentIds: [payment.id] }), null);
    await recordPaymentEvent(ctx, "payment.reversed", payment.id);
  }
  const match = await matchCredit(ctx, credit);
  await updatePayment(ctx, payment.id, {
    ...statedFields(ctx, credit, settledIn(match)),
    ...matchedFields(credit, match),
  });
  await bookIfMatched(ctx, payment.id, credit, match);
}

/** Finds the invoices that the payment would settle, without writing anything. */
export function previewCredit(ctx: BusinessContext, credit: Credit): Promise<Match> {
  return matchCredit(ctx, credit);
}

async function matchCredit(ctx: BusinessContext, credit: Credit): Promise<Match> {
  const { facts, amount, currency } = credit;
  const known = { ...facts, amount, currency, paidOn: dayOf(ctx, facts) };
  const found = await findCandidates(ctx, known);
  const letters = await findLetters(ctx, facts.references);
  return matchLetter(known, letters, found.byReference) ?? matchOf(known, found);
}

async function bookIfMatched(ctx: BusinessContext, paymentId: string, credit: Credit, match: Match) {
  if (match.state !== "booked") return;
  await settleInvoices(ctx, match.allocations, { paymentId, paidOn: dayOf(ctx, credit.facts) });
  await recordPaymentEvent(ctx, "payment.received", paymentId);
}

/** @param settled the currency of what it settles */
function statedFields(ctx: BusinessContext, { amount, currency, facts }: Credit, settled: Currency) {
  const original = currency === settled ? facts.instructed : { amount, currency };
  return {
    paid_on: dayOf(ctx, facts),
    payer_name: facts.payerName,
    payer_iban: facts.payerIban,
    reference: facts.references[0] ?? "",
    message: facts.text,
    instructed_amount: original?.amount ?? null,
    instructed_currency: original?.currency ?? "",
    charges: facts.charges,
  };
}

function matchedFields({ amount, currency }: Credit, match: Match) {
  const proposal = match.state === "proposed" ? match.allocations : null;
  return {
    state: match.state,
    reason: match.reason,
    client_id: match.state === "booked" ? match.clientId : null,
    // What another currency is worth is known only once somebody assigns it.
    amount: currency === settledIn(match) ? amount : sumOfProposal(proposal),
    currency: settledIn(match),
    proposal: proposal && JSON.stringify(proposal),
    rule_id: match.state === "unassigned" ? null : (match.ruleId ?? null),
  };
}

function sumOfProposal(proposal: { amount: Rappen }[] | null): Rappen {
  return proposal?.reduce((sum, part) => sum + part.amount, 0) ?? 0;
}

function settledIn(match: Match): Currency {
  return "currency" in match ? match.currency : "CHF";
}

/** The bank may state a value day that is still to come. */
export function dayOf(ctx: BusinessContext, { paidOn }: BankFacts): string {
  return paidOn === "" || paidOn > ctx.today ? ctx.today : paidOn;
}
