import type { BankFacts } from "#app/features/money/bank-files/reports/bank-facts.ts";
import { IGNORED_REASON } from "#app/features/books/ledger/payment-reasons.ts";
import type { Payment } from "#app/features/books/ledger/payment.ts";
import { isUnproven } from "./proven-match.ts";

/** Reasons by which a person has taken the payment out of automatic matching. */
const LEFT_TO_A_PERSON = ["taken_back", "unignored", "perhaps_known"];

/**
 * Whether a payment must be matched again because its files now state something else. This holds for payments
 * that still wait, and for booked ones whose reason for the match is gone or no longer proven by the bank. What
 * a person assigned, ignored or refunded stays.
 */
export function isOutdated(payment: Payment, now: BankFacts): boolean {
  const { state, reason, refunded, isConfirmed } = payment;
  if (refunded > 0 || LEFT_TO_A_PERSON.includes(reason)) return false;
  if (state === "proposed" || state === "unassigned" || reason === IGNORED_REASON) return true;
  if (state !== "booked" || reason === "assigned") return false;
  if (!isConfirmed && isUnproven(reason, now)) return true;
  const [by] = reason.split("_");
  if (by === "payer")
    return isGone(payment.payerIban, now.payerIban) && isGone(payment.payerName, now.payerName);
  if (by === "number") return isGone(payment.message, now.text) && now.remittances.length === 0;
  return !now.references.includes(payment.reference);
}

function isGone(before: string, now: string): boolean {
  return before === "" || before !== now;
}
