import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { recordEvent } from "#app/features/running/events/record-event.server.ts";
import type { CommentInput } from "#app/features/selling/comments/comment.schema.ts";
import { type Commented, commentedPlace } from "#app/features/selling/comments/commented.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { askablePeople } from "./askable-people.server.ts";
import { questionJson } from "./question-json.ts";
import { findQuestion } from "./questions.server.ts";

/**
 * In the transaction of the comment that asks. @returns who is told of it by an e-mail of its own
 * @throws AppError `input.invalid` at `question.to` and `question.until`
 */
export async function askPerson(
  ctx: UserContext,
  commentId: string,
  { to, until }: NonNullable<CommentInput["question"]>,
): Promise<{ id: string; to: string }> {
  const person = (await askablePeople(ctx)).find(
    ({ userId, email }) => userId === to || email === to.toLowerCase(),
  );
  const isPast = until !== "" && until < ctx.today;
  if (!person || isPast)
    throw invalid([
      ...(person ? [] : [{ field: "question.to", code: "field.not_askable" as const }]),
      ...(isPast ? [{ field: "question.until", code: "field.day_past" as const }] : []),
    ]);
  const id = ctx.newId();
  const { businessId } = ctx;
  await ctx.db
    .insertInto("questions")
    .values({
      id,
      business_id: businessId,
      comment_id: commentId,
      to_user_id: person.userId,
      until,
      state: "open",
      answer_id: null,
      closed_at: null,
    })
    .execute();
  await tell(ctx, "asked", id);
  return { id, to: person.userId };
}

/** Call it with the comment that answers. @throws AppError `question.not_found`, `question.not_open` */
export async function answerQuestion(
  ctx: UserContext,
  on: Commented,
  { id, commentId }: { id: string; commentId: string },
): Promise<string> {
  const question = await findQuestion(ctx, id);
  if (commentedPlace(question.on).id !== commentedPlace(on).id) throw new AppError("question.not_found");
  await close(ctx, id, { state: "answered", answer_id: commentId });
  await tell(ctx, "answered", id);
  return question.asked.userId;
}

/** Withdraws a question for whoever has asked it. @throws AppError `question.not_found`, `question.not_open` */
export async function withdrawQuestion(ctx: UserContext, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const { asked } = await findQuestion(ctx, id);
    if (asked.userId !== ctx.user.id) throw new AppError("question.not_found");
    await close(ctx, id, { state: "withdrawn", answer_id: null });
    await recordEvent(ctx, "question.withdrawn", () => told(ctx, id));
  });
}

async function close(
  ctx: UserContext,
  id: string,
  as: { state: "answered" | "withdrawn"; answer_id: string | null },
): Promise<void> {
  const closed = await ctx.db
    .updateTable("questions")
    .set({ ...as, closed_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .where("state", "=", "open")
    .returning("id")
    .executeTakeFirst();
  if (!closed) throw new AppError("question.not_open");
}

async function tell(ctx: UserContext, what: "asked" | "answered", questionId: string): Promise<void> {
  await enqueueJob(ctx, {
    name: `question.${what}_email`,
    payload: { businessId: ctx.businessId, questionId },
    key: `question.${what}:${questionId}`,
  });
  await recordEvent(ctx, `question.${what}`, () => told(ctx, questionId));
}

async function told(ctx: UserContext, id: string) {
  return { question: questionJson(await findQuestion(ctx, id)) };
}
