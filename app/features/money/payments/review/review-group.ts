import type { MatchReason } from "#app/features/books/ledger/payment-reasons.ts";

export const REVIEW_GROUPS = ["reference", "other"] as const;
export type ReviewGroup = (typeof REVIEW_GROUPS)[number];

/** The reference is right, but the letter no longer claims what it did. */
const UNCERTAIN: string = "reference_letter_changed" satisfies MatchReason;

/** A stated reference names its invoice, so only such proposals are ticked beforehand. */
export function reviewGroupOf(reason: string): ReviewGroup {
  return reason.startsWith("reference") && reason !== UNCERTAIN ? "reference" : "other";
}
