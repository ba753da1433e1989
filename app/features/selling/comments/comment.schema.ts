import { z } from "zod";
import { optionalDay, requiredLine, requiredText } from "#app/platform/forms/fields.ts";
import { type FormValues, groupOf, textOf } from "#app/platform/forms/form-data.ts";
import { COMMENT_CAP } from "./comment-cap.ts";

/** `question` asks a person for an answer; `answers` is the id of the question that this one answers. */
export const commentSchema = z.object({
  text: requiredText({ max: COMMENT_CAP }),
  question: z.object({ to: requiredLine({ max: 254 }), until: optionalDay() }).optional(),
  answers: z.string().max(100).optional(),
});

export type CommentInput = z.output<typeof commentSchema>;

/** A form always sends its empty fields. */
export const COMMENT_FORM = {
  form: "comment",
  schema: commentSchema,
  read: ({ text, question, answers }: FormValues) => {
    const { to, until } = groupOf(question);
    return {
      text,
      ...(textOf(to) || textOf(until) ? { question: { to, until } } : {}),
      ...(textOf(answers) ? { answers } : {}),
    };
  },
};
