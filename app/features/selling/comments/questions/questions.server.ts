import { isId } from "#app/platform/database/ids.ts";
import { expressionBuilder } from "kysely";
import { type Commented, commentedIn, commentedPlace } from "#app/features/selling/comments/commented.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { AppError } from "#app/platform/errors.ts";
import { listPage, type WantedPage } from "#app/platform/lists/listing.server.ts";
import type { ListPage } from "#app/platform/lists/pages.ts";
import type { DocumentQuestion, QuestionState } from "./question.ts";

const OLDEST = {
  name: "questions",
  id: expressionBuilder<Schema, "questions">().ref("questions.id"),
  descending: false,
  valueOf: (row: { created_at: string }) => row.created_at,
};

/**
 * Those of a state, or all, the oldest first; without documents that are gone.
 * @throws AppError `input.invalid` at `starting_after`
 */
export async function listQuestions(
  ctx: BusinessContext,
  { state, to, ...page }: { state?: QuestionState; to?: string } & WantedPage,
): Promise<ListPage & { questions: DocumentQuestion[] }> {
  let wanted = questionRows(ctx)
    .where("invoices.archived_at", "is", null)
    .where("expenses.archived_at", "is", null);
  if (state) wanted = wanted.where("questions.state", "=", state);
  if (to) wanted = wanted.where("questions.to_user_id", "=", to);
  const { rows, ...list } = await listPage(page, OLDEST, wanted);
  return { questions: rows.map(questionOf), ...list };
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
  const row = isId(id)
    ? await questionRows(ctx).where("questions.id", "=", id).executeTakeFirst()
    : undefined;
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
