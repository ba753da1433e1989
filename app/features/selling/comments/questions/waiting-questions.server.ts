import { rightsOf } from "#app/features/people/seats/rights.ts";
import { commentedPath } from "#app/features/selling/comments/commented.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { isLate, type DocumentQuestion } from "./question.ts";
import { listQuestions } from "./questions.server.ts";

const SHOWN = 20;

/** What this person is asked in this business and has not answered, the oldest first. */
export async function waitingQuestions(ctx: UserContext) {
  if (!rightsOf(ctx.role).includes("comment")) return { rows: [], more: 0 };
  const { questions, total } = await listQuestions(ctx, {
    state: "open",
    to: ctx.user.id,
    limit: SHOWN,
  });
  return { rows: questions.map((one) => rowOf(ctx, one)), more: total - questions.length };
}

function rowOf(ctx: UserContext, question: DocumentQuestion) {
  return {
    id: question.id,
    businessId: ctx.businessId,
    by: question.asked.name,
    text: question.asked.text,
    document: question.document,
    to: commentedPath(question.on),
    until: question.until && formatDay(question.until, ctx.locale),
    isLate: isLate(question, ctx.today),
  };
}

export type WaitingQuestions = Awaited<ReturnType<typeof waitingQuestions>>;
