import { rightsOf } from "#app/features/people/seats/rights.ts";
import { commentedPath } from "#app/features/selling/comments/commented.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { isLate, type DocumentQuestion } from "./question.ts";
import { listQuestions } from "./questions.server.ts";

const ON_PAGE = 20;

/** What this person is asked in this business and has not answered, the oldest first. */
export async function waitingQuestions(ctx: UserContext) {
  if (!rightsOf(ctx.role).includes("comment")) return { rows: [], more: 0 };
  const { rows, total } = await openQuestions(ctx, { to: ctx.user.id });
  return { rows, more: total - rows.length };
}

/** A page of what nobody has answered yet: of one person, or of everybody in the business. */
export async function openQuestions(ctx: UserContext, wanted: { to?: string; page?: number }) {
  const list = await listQuestions(ctx, { ...wanted, state: "open", limit: ON_PAGE });
  return { ...list, rows: list.questions.map((one) => rowOf(ctx, one)) };
}

function rowOf(ctx: UserContext, question: DocumentQuestion) {
  return {
    id: question.id,
    businessId: ctx.businessId,
    by: question.asked.name,
    /** Whom it asks; empty for the reader. */
    asked: question.to.userId === ctx.user.id ? "" : question.to.name,
    text: question.asked.text,
    document: question.document,
    to: commentedPath(question.on),
    until: question.until && formatDay(question.until, ctx.locale),
    isLate: isLate(question, ctx.today),
  };
}

export type WaitingQuestions = Awaited<ReturnType<typeof waitingQuestions>>;
