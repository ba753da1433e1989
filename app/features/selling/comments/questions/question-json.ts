import { commentedPlace } from "#app/features/selling/comments/commented.ts";
import { listPageJson, type ListPage } from "#app/platform/lists/pages.ts";
import type { DocumentQuestion } from "./question.ts";

const KINDS = { invoice_id: "invoice", offer_id: "offer", expense_id: "expense" } as const;

export function questionJson({
  id,
  state,
  asked,
  to,
  until,
  on,
  document,
  answer,
  closedAt,
}: DocumentQuestion) {
  const place = commentedPlace(on);
  return {
    id,
    state,
    text: asked.text,
    askedBy: { userId: asked.userId, name: asked.name },
    askedAt: asked.at,
    to,
    until,
    document: { type: KINDS[place.column], id: place.id, name: document },
    answer: answer && { text: answer.text, userId: answer.userId, name: answer.name, at: answer.at },
    closedAt,
  };
}

export function questionPageJson({ questions, ...list }: ListPage & { questions: DocumentQuestion[] }) {
  return { questions: questions.map(questionJson), ...listPageJson(list) };
}
