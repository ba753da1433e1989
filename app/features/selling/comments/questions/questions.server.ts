import { type Commented, commentedIn, commentedPlace } from "#app/features/selling/comments/commented.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { DEFAULT_LIMIT } from "#app/platform/lists/pages.ts";
import type { DocumentQuestion, QuestionState } from "./question.ts";

/** Those of a state, or all, the oldest first; without documents that are gone. */
export async function listQuestions(
  ctx: BusinessContext,
  {
    state,
    to,
    page = 1,
    limit = DEFAULT_LIMIT,
  }: { state?: QuestionState; to?: string; page?: number; limit?: number },
) {
  let wanted = ctx.db
    .selectFrom("questions")
    .innerJoin("comments", "comments.id", "questions.comment_id")
    .leftJoin("invoices", "invoices.id", "comments.invoice_id")
    .leftJoin("expenses", "expenses.id", "comments.expense_id")
    .where("questions.business_id", "=", ctx.businessId)
    .where("invoices.archived_at", "is", null)
    .where("expenses.archived_at", "is", null);
  if (state) wanted = wanted.where("questions.state", "=", state);
  if (to) wanted = wanted.where("questions.to_user_id", "=", to);
  const total = await countOf(wanted);
  const rows = await questionRows(ctx)
    .where(
      "questions.id",
      "in",
      wanted
        .select("questions.id")
        .orderBy("questions.id")
        .limit(limit)
        .offset((page - 1) * limit),
    )
    .orderBy("questions.id")
    .execute();
  return { questions: rows.map(questionOf), page, limit, total, nextCursor: null };
}

/** Questions on a document, by the comment that asks. */
export async function questionsOn(
  ctx: BusinessContext,
  on: Commented,
): Promise<Map<string, DocumentQuestion>> {
  const { column, id } = commentedPlace(on);
  const rows = await questionRows(ctx).where(`asking.${column}`, "=", id).execute();
  return new Map(rows.map((row) => [row.comment_id, questionOf(row)]));
}

/** @throws AppError `question.not_found` */
export async function findQuestion(ctx: BusinessContext, id: string): Promise<DocumentQuestion> {
  const row = await questionRows(ctx).where("questions.id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("question.not_found");
  return questionOf(row);
}

function questionRows(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("questions")
    .innerJoin("comments as asking", "asking.id", "questions.comment_id")
    .innerJoin("users as asker", "asker.id", "asking.user_id")
    .innerJoin("users as addressee", "addressee.id", "questions.to_user_id")
    .leftJoin("comments as answering", "answering.id", "questions.answer_id")
    .leftJoin("users as answerer", "answerer.id", "answering.user_id")
    .leftJoin("invoices", "invoices.id", "asking.invoice_id")
    .leftJoin("offers", "offers.id", "asking.offer_id")
    .leftJoin("expenses", "expenses.id", "asking.expense_id")
    .select(["questions.id", "comment_id", "questions.state", "questions.until", "closed_at", "to_user_id"])
    .select(["asker.id as askerId", "asking.text", "asking.created_at"])
    .select([
      "asking.invoice_id as invoiceId",
      "asking.offer_id as offerId",
      "asking.expense_id as expenseId",
    ])
    .select(["asker.first_name as askerFirst", "asker.last_name as askerLast"])
    .select(["addressee.first_name as toFirst", "addressee.last_name as toLast"])
    .select(["answering.user_id as answererId", "answering.text as answer"])
    .select(["answering.created_at as answeredAt"])
    .select(["answerer.first_name as answererFirst", "answerer.last_name as answererLast"])
    .select(({ fn }) => fn.coalesce("invoices.number", "offers.number", "expenses.supplier").as("document"))
    .where("questions.business_id", "=", ctx.businessId);
}

type Row = Awaited<ReturnType<ReturnType<typeof questionRows>["executeTakeFirstOrThrow"]>>;

function questionOf(row: Row): DocumentQuestion {
  const name = (first: string | null, last: string | null) => `${first ?? ""} ${last ?? ""}`.trim();
  return {
    id: row.id,
    state: row.state,
    asked: {
      userId: row.askerId,
      name: name(row.askerFirst, row.askerLast),
      text: row.text,
      at: row.created_at,
    },
    to: { userId: row.to_user_id, name: name(row.toFirst, row.toLast) },
    until: row.until,
    on: commentedIn(row),
    document: row.document ?? "",
    answer:
      row.answererId === null || row.answer === null || row.answeredAt === null
        ? null
        : {
            userId: row.answererId,
            name: name(row.answererFirst, row.answererLast),
            text: row.answer,
            at: row.answeredAt,
          },
    closedAt: row.closed_at,
  };
}
