import type { ProposedAllocation } from "#app/features/books/ledger/payment.ts";
import type { MatchReason } from "#app/features/books/ledger/payment-reasons.ts";
import type { Rappen } from "#app/swiss/money.ts";
import {
  type Candidate,
  closedReason,
  isOpen,
  type Match,
  type MatchedCredit,
  provenMatch,
} from "./match.ts";

/** A letter about several invoices, whose reference a payment states. */
export interface LetterCandidate {
  invoices: Candidate[];
  /** True while none of its invoices has received a newer reminder. */
  isLatest: boolean;
}

/**
 * Exactly what the letter still claims is booked; another amount, or a letter that no longer stands, is proposed: the
 * oldest invoice first, each by Art. 85 OR. Null where no letter has the reference.
 */
export function matchLetter(
  transaction: Pick<MatchedCredit, "amount" | "currency" | "fromCsv">,
  letters: readonly LetterCandidate[],
  byReference: readonly Candidate[],
): Match | null {
  const { amount, currency } = transaction;
  const [letter, ...others] = letters;
  const [oldest] = letter?.invoices ?? [];
  if (!letter || !oldest) return null;
  if (others.length + byReference.length > 0) return { state: "unassigned", reason: "reference_ambiguous" };
  const open = letter.invoices.filter(isOpen);
  const [first] = open;
  if (!first) return { state: "unassigned", reason: closedReason(oldest) };
  const { clientId } = first;
  const common = { clientId, currency: first.currency };
  const due = open.reduce((sum, invoice) => sum + invoice.due, 0);
  if (currency !== first.currency) {
    const allocations = oldestFirst(open, due);
    return { state: "proposed", reason: "foreign_currency", ...common, allocations };
  }
  const stands = letter.isLatest && letter.invoices.every((invoice) => isOpen(invoice) || isPaid(invoice));
  const exact = stands ? "reference_letter" : "reference_letter_changed";
  const reason = amount === due ? exact : reasonOf(amount, due);
  const state = reason === "reference_letter" ? "booked" : "proposed";
  return provenMatch({ state, reason, ...common, allocations: oldestFirst(open, amount) }, transaction);
}

function isPaid({ state, isArchived, isPaid }: Candidate): boolean {
  return state === "sent" && isPaid && !isArchived;
}

function reasonOf(amount: Rappen, due: Rappen): MatchReason {
  return amount < due ? "reference_letter_part" : "reference_letter_over";
}

function oldestFirst(open: readonly Candidate[], amount: Rappen): ProposedAllocation[] {
  let left = amount;
  return open.flatMap(({ id, due }) => {
    const part = Math.min(left, due);
    left -= part;
    return part > 0 ? [{ invoiceId: id, kind: "payment" as const, amount: part }] : [];
  });
}
