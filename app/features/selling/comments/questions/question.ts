import type { Commented } from "#app/features/selling/comments/commented.ts";
import type { Day } from "#app/swiss/dates.ts";

export const QUESTION_STATES = ["open", "answered", "withdrawn"] as const;

export type QuestionState = (typeof QUESTION_STATES)[number];

interface Said {
  userId: string;
  name: string;
  text: string;
  /** ISO UTC. */
  at: string;
}

export interface DocumentQuestion {
  id: string;
  state: QuestionState;
  asked: Said;
  to: { userId: string; name: string };
  /** Empty where it has time. */
  until: Day | "";
  on: Commented;
  /** Number of the document, or the supplier of an expense. */
  document: string;
  answer: Said | null;
  closedAt: string | null;
}

export function isLate({ state, until }: Pick<DocumentQuestion, "state" | "until">, today: Day): boolean {
  return state === "open" && until !== "" && until < today;
}
