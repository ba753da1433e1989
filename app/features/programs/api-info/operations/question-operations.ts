import { commentSchema } from "#app/features/selling/comments/comment.schema.ts";
import { QUESTION_STATES } from "#app/features/selling/comments/questions/question.ts";
import { call, create, LIST, operationsOf } from "./operation.ts";

const ON_DOCUMENT = {
  text:
    "For the people of the business; the client never sees it. `question` asks one of them, who gets an e-mail: " +
    "sends `question.asked`. `answers` is the id of an open question on the same document: sends " +
    "`question.answered`, and another answer is then 409 `question.not_open`.",
  body: { schema: commentSchema, example: { text: "Auf welches Konto gehört das?" } },
};

export const QUESTION_OPERATIONS = [
  ...operationsOf({ module: "questions", scope: "account", needs: "comment" })({
    listQuestions: call("GET /questions", "QuestionList", {
      summary: "List questions to people of the business",
      text: "The oldest first, without those on deleted documents.",
      query: { ...LIST, state: QUESTION_STATES },
    }),
    withdrawQuestion: call("POST /questions/{id}/withdraw", "Question", {
      summary: "Withdraw a question",
      text:
        "Only whoever has asked may, for others it is 404; one that is not open is 409 `question.not_open`. " +
        "Sends `question.withdrawn`.",
      refusals: [404, 409],
    }),
  }),
  ...operationsOf({ module: "questions", scope: "invoices", needs: "comment" })({
    commentOnInvoice: create("POST /invoices/{id}/comments", "Comment", {
      ...ON_DOCUMENT,
      summary: "Comment on an invoice, ask about it or answer",
    }),
  }),
  ...operationsOf({ module: "questions", scope: "offers", needs: "comment" })({
    commentOnOffer: create("POST /offers/{id}/comments", "Comment", {
      ...ON_DOCUMENT,
      summary: "Comment on an offer, ask about it or answer",
    }),
  }),
  ...operationsOf({ module: "questions", scope: "expenses", needs: "comment" })({
    commentOnExpense: create("POST /expenses/{id}/comments", "Comment", {
      ...ON_DOCUMENT,
      summary: "Comment on an expense, ask about it or answer",
    }),
  }),
];
