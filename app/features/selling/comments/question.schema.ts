import { z } from "zod";
import { email, requiredLine, requiredText } from "#app/platform/forms/fields.ts";
import { QUESTION_CAPS } from "./comment-cap.ts";

export const questionSchema = z.object({
  name: requiredLine({ max: QUESTION_CAPS.name }),
  email: email(),
  text: requiredText({ max: QUESTION_CAPS.text }),
});

export type ClientQuestion = z.output<typeof questionSchema>;
