import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { sendQuestion } from "./question-email.server.ts";
import { sendCommentNotice } from "./notice.server.ts";
import { sendQuestionAnswered, sendQuestionAsked } from "./questions/question-email.server.ts";

export const commentJobs: Jobs = {
  "comment.notice_email": { handler: sendCommentNotice, lane: "email" },
  "comment.question_email": { handler: sendQuestion, lane: "email" },
  "question.asked_email": { handler: sendQuestionAsked, lane: "email" },
  "question.answered_email": { handler: sendQuestionAnswered, lane: "email" },
};
