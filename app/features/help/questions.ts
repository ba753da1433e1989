import { hasWords } from "#app/platform/lists/has-words.ts";

/** The questions people ask most, in the order they come up. */
export const QUESTIONS = ["first", "reference", "locked", "vat", "limits", "data"] as const;

export type Question = (typeof QUESTIONS)[number];

/** The questions whose text has all these words; all of them where nothing is looked for. */
export function questionsWith(words: string, textOf: (question: Question) => string): Question[] {
  return QUESTIONS.filter((question) => hasWords(textOf(question), words));
}
