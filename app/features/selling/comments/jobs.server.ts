import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { sendQuestion } from "./question-email.server.ts";
import { sendCommentNotice } from "./notice.server.ts";

export const commentJobs: Jobs = {
  "comment.notice_email": { handler: sendCommentNotice, lane: "email" },
  "comment.question_email": { handler: sendQuestion, lane: "email" },
};
