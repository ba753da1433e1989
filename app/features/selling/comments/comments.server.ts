import { willTellNew } from "#app/features/running/events/will-tell.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { rightsOf } from "#app/features/people/seats/rights.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { formatDay, formatInstant } from "#app/swiss/dates.ts";
import type { CommentInput } from "./comment.schema.ts";
import { type Commented, commentedPlace } from "./commented.ts";
import { commentLimits } from "./limits.ts";
import { queueCommentNotices } from "./notice.server.ts";
import { askablePeople } from "./questions/askable-people.server.ts";
import { answerQuestion, askPerson } from "./questions/change-questions.server.ts";
import { isLate, type DocumentQuestion, type QuestionState } from "./questions/question.ts";
import { questionsOn } from "./questions/questions.server.ts";

export interface Comment {
  id: string;
  time: string;
  userName: string;
  /** The address of the client who asks; empty for what the people of the business say. */
  askerEmail: string;
  text: string;
  question: ShownQuestion | null;
}

interface ShownQuestion {
  id: string;
  state: QuestionState;
  to: string;
  isToReader: boolean;
  isOwn: boolean;
  until: string;
  isLate: boolean;
}

export interface CommentsPage {
  rows: Comment[];
  /** Whom the reader may ask. */
  people: { userId: string; name: string }[];
}

const MOST_COMMENTS = 200;

export async function listComments(ctx: UserContext, on: Commented): Promise<Comment[]> {
  const { column, id } = commentedPlace(on);
  const rows = await ctx.db
    .selectFrom("comments")
    .leftJoin("users", "users.id", "comments.user_id")
    .select(["comments.id", "comments.created_at", "text", "first_name", "last_name"])
    .select(["asker_name", "asker_email"])
    .where("business_id", "=", ctx.businessId)
    .where(column, "=", id)
    .orderBy("comments.id")
    .limit(MOST_COMMENTS)
    .execute();
  const questions = await questionsOn(ctx, on);
  return rows.map((row) => ({
    id: row.id,
    time: formatInstant(row.created_at, ctx.locale),
    userName: row.asker_name || [row.first_name, row.last_name].filter(Boolean).join(" "),
    askerEmail: row.asker_email,
    text: row.text,
    question: shownQuestion(ctx, questions.get(row.id)),
  }));
}

function shownQuestion(ctx: UserContext, question: DocumentQuestion | undefined): ShownQuestion | null {
  if (!question) return null;
  const { id, state, to, asked, until } = question;
  return {
    id,
    state,
    to: to.name,
    isToReader: to.userId === ctx.user.id,
    isOwn: asked.userId === ctx.user.id,
    until: until && formatDay(until, ctx.locale),
    isLate: isLate(question, ctx.today),
  };
}

/** Comments as a document shows them: null for whom they do not concern, and while nobody is there to talk to. */
export async function shownComments(ctx: UserContext, on: Commented): Promise<CommentsPage | null> {
  if (!rightsOf(ctx.role).includes("comment")) return null;
  const page = await commentsPage(ctx, on);
  return page.rows.length > 0 || page.people.length > 0 ? page : null;
}

export async function commentsPage(ctx: UserContext, on: Commented): Promise<CommentsPage> {
  const people = await askablePeople(ctx);
  return {
    rows: await listComments(ctx, on),
    people: people.map(({ userId, name }) => ({ userId, name })),
  };
}

/**
 * @throws AppError `comment.too_many` once a document has as many as are shown, `request.too_many`, and as
 * `askPerson` and `answerQuestion`
 */
export async function addComment(
  ctx: UserContext,
  on: Commented,
  text: string,
  { question, answers }: Omit<CommentInput, "text"> = {},
): Promise<{ id: string; questionId: string | null }> {
  await countAttempt(ctx, commentLimits.commentUser, ctx.user.id);
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const id = await insertComment(ctx, on, { user_id: ctx.user.id, text });
    const asker = answers && (await answerQuestion(ctx, on, { id: answers, commentId: id }));
    const asked = question && (await askPerson(ctx, id, question));
    await queueCommentNotices(
      ctx,
      on,
      [asker, asked?.to].filter((one) => one !== undefined),
    );
    return { id, questionId: asked?.id ?? null };
  });
}

/** Under the lock of the business. @returns its id @throws AppError `comment.too_many` */
export async function insertComment(
  ctx: BusinessContext,
  on: Commented,
  written: { user_id: string | null; text: string; asker_name?: string; asker_email?: string },
): Promise<string> {
  const { column, id: document } = commentedPlace(on);
  const own = ctx.db.selectFrom("comments").where("business_id", "=", ctx.businessId);
  if ((await countOf(own.where(column, "=", document))) >= MOST_COMMENTS)
    throw new AppError("comment.too_many");
  const id = ctx.newId();
  await ctx.db
    .insertInto("comments")
    .values({
      id,
      business_id: ctx.businessId,
      invoice_id: null,
      offer_id: null,
      [column]: document,
      ...written,
      created_at: ctx.now.toISOString(),
    })
    .execute();
  willTellNew(ctx, "comment", id);
  return id;
}
