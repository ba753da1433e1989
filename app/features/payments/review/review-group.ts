export const REVIEW_GROUPS = ["reference", "other"] as const;
export type ReviewGroup = (typeof REVIEW_GROUPS)[number];

/** Whoever states a reference means its invoice: such proposals are ticked, all others once a person has looked. */
export function reviewGroupOf(reason: string): ReviewGroup {
  return reason.startsWith("reference") ? "reference" : "other";
}
