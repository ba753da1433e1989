import { z } from "zod";
import { requireScope } from "#app/features/people/api-keys/require-scope.ts";
import {
  ASKS_FIRST,
  CONFIRMATION,
  PAGE_DESCRIPTIONS,
} from "#app/features/programs/mcp/argument-descriptions.ts";
import { confirmationRule, idRule, limitRule } from "#app/features/programs/mcp/argument-rules.ts";
import { askingFirst } from "#app/features/programs/mcp/asking-first.server.ts";
import { quoted } from "#app/features/programs/mcp/sentences.ts";
import { answerOf, PAGE_FIELDS, QUESTION_FIELDS } from "#app/features/programs/mcp/tool-answers.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { answeringQuestion } from "#app/features/programs/previews/question-acts.server.ts";
import { commentedResource } from "#app/features/selling/comments/commented.ts";
import { commentSchema } from "#app/features/selling/comments/comment.schema.ts";
import { addComment } from "#app/features/selling/comments/comments.server.ts";
import { questionJson, questionPageJson } from "#app/features/selling/comments/questions/question-json.ts";
import { findQuestion, listQuestions } from "#app/features/selling/comments/questions/questions.server.ts";
import { optionalLine } from "#app/platform/forms/fields.ts";
import { toolOf } from "#app/platform/mcp/tool.server.ts";

export const listQuestionsTool = toolOf({
  name: "list_questions",
  title: "List open questions",
  description:
    "Answers the questions that people of this business have asked each other about invoices, offers and expenses " +
    "and nobody has answered yet, the oldest first: all of them, or those to the user.",
  scope: scopeOf("account", "read"),
  schema: z.object({
    toUser: z.boolean().default(false),
    limit: limitRule,
    starting_after: optionalLine({ max: 2000 }),
  }),
  answer: answerOf("questions", ...PAGE_FIELDS),
  descriptions: {
    toUser: "True: only those to the user of this account; all when left out",
    ...PAGE_DESCRIPTIONS,
  },
  run: async (ctx, { toUser, limit, starting_after: after }) => {
    const to = toUser ? { to: ctx.user.id } : {};
    const found = questionPageJson(await listQuestions(ctx, { state: "open", ...to, limit, after }));
    const more = found.has_more ? " There are more: call again with starting_after." : "";
    return { text: `${found.total} questions are open.${more}`, data: found };
  },
});

export const answerQuestionTool = toolOf({
  name: "answer_question",
  title: "Answer a question",
  description:
    "Answers an open question in the user's name, as a comment on its document; whoever has asked gets an e-mail." +
    ASKS_FIRST,
  scope: scopeOf("account", "write"),
  changes: { isDestructive: true, reachesOthers: true },
  schema: z.object({ questionId: idRule, text: commentSchema.shape.text, confirmation: confirmationRule }),
  answer: answerOf("question", "answer", ...QUESTION_FIELDS),
  descriptions: {
    questionId: "The question's id, as list_questions answers it",
    text: "The answer, in the user's words",
    confirmation: CONFIRMATION,
  },
  run: async (ctx, { questionId, text, confirmation }) => {
    const { on } = await findQuestion(ctx, questionId);
    requireScope(ctx, scopeOf(commentedResource(on), "write"));
    return askingFirst(ctx, {
      act: answeringQuestion(questionId, text),
      tool: "answer_question",
      confirmation,
      say: ({ question, answer }) =>
        `${quoted(question.askedBy.name)} has asked on ${question.document.type} ` +
        `${quoted(question.document.name)}: ${quoted(question.text)}. The answer would be ${quoted(answer.text)}.`,
      run: async (ctx) => {
        await addComment(ctx, on, text, { answers: questionId });
        const question = questionJson(await findQuestion(ctx, questionId));
        return { text: "Done: the question is answered.", data: { question } };
      },
    });
  },
});
