import { hasWords } from "#app/platform/lists/has-words.ts";

export const QUESTIONS = [
  "first",
  "reference",
  "slip",
  "locked",
  "publicPage",
  "parts",
  "deposit",
  "import",
  "numbers",
  "recurring",
  "offers",
  "catalogue",
  "expenses",
  "journal",
  "year",
  "vat",
  "vatReturn",
  "people",
  "billing",
  "limits",
  "data",
  "bank",
  "online",
  "reminders",
  "connect",
  "automate",
  "assistant",
  "calendar",
  "access",
  "keys",
] as const;

export type Question = (typeof QUESTIONS)[number];

export function questionsWith(words: string, textOf: (question: Question) => string): Question[] {
  return QUESTIONS.filter((question) => hasWords(textOf(question), words));
}
