import { z } from "zod";
import { requiredText } from "#app/platform/forms/fields.ts";
import { COMMENT_CAP } from "./comment-cap.ts";

export const commentSchema = z.object({ text: requiredText({ max: COMMENT_CAP }) });
