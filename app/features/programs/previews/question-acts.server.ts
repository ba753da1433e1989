import { questionJson } from "#app/features/selling/comments/questions/question-json.ts";
import { findQuestion } from "#app/features/selling/comments/questions/questions.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

export function answeringQuestion(id: string, text: string) {
  return {
    name: "question.answer",
    id,
    show: async (ctx: UserContext) => {
      const question = questionJson(await findQuestion(ctx, id));
      if (question.state !== "open") throw new AppError("question.not_open");
      return { question, answer: { text } };
    },
  };
}
