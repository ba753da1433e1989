import { z } from "zod";
import { recipientRules } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { optionalVersion } from "#app/platform/forms/fields.ts";

/** Without `send` the letter is for the post, and nobody is written to; `version` is the invoice's that was seen. */
export const createReminderSchema = z.object({
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  send: z.boolean().default(false),
  ...recipientRules,
  version: optionalVersion(),
});

export type CreateReminderInput = z.output<typeof createReminderSchema>;
