import { readCommentJson } from "#app/features/selling/comments/comment-json.server.ts";
import { addComment } from "#app/features/selling/comments/comments.server.ts";
import { type CommentInput, commentSchema } from "#app/features/selling/comments/comment.schema.ts";
import {
  type Commented,
  commentedPlace,
  commentedResource,
} from "#app/features/selling/comments/commented.ts";
import { withdrawQuestion } from "#app/features/selling/comments/questions/change-questions.server.ts";
import { QUESTION_STATES } from "#app/features/selling/comments/questions/question.ts";
import { questionJson, questionPageJson } from "#app/features/selling/comments/questions/question-json.ts";
import { findQuestion, listQuestions } from "#app/features/selling/comments/questions/questions.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { findExpense } from "#app/features/taxes/expenses/expenses.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { leafingOf, pageOf } from "#app/platform/lists/pages.ts";
import { apiCalls } from "./api-calls.ts";

async function comment(ctx: UserContext, on: Commented, { text, ...asked }: CommentInput) {
  const { id } = await addComment(ctx, on, text, asked);
  return created(await readCommentJson(ctx, id), documentAddress(on));
}

function documentAddress(on: Commented): string {
  return `/${commentedResource(on)}/${commentedPlace(on).id}`;
}

const route = apiCalls("questions", {
  listQuestions: handle(async (ctx, { url: { searchParams } }) => {
    const state = QUESTION_STATES.find((one) => one === searchParams.get("state"));
    const page = { ...pageOf(searchParams), ...leafingOf(searchParams) };
    return questionPageJson(await listQuestions(ctx, { ...(state && { state }), ...page }));
  }),
  withdrawQuestion: handle(
    async (ctx, { id }) => {
      await withdrawQuestion(ctx, id);
      return questionJson(await findQuestion(ctx, id));
    },
    (ctx, { id }) => findQuestion(ctx, id),
  ),
  commentOnInvoice: handleBody(
    commentSchema,
    (ctx, input, { id }) => comment(ctx, { invoiceId: id }, input),
    { exists: (ctx, { id }) => findInvoice(ctx, id) },
  ),
  commentOnOffer: handleBody(commentSchema, (ctx, input, { id }) => comment(ctx, { offerId: id }, input), {
    exists: (ctx, { id }) => findOffer(ctx, id),
  }),
  commentOnExpense: handleBody(
    commentSchema,
    (ctx, input, { id }) => comment(ctx, { expenseId: id }, input),
    { exists: (ctx, { id }) => findExpense(ctx, id) },
  ),
});

export const loader = route.loader;
export const action = route.action;
