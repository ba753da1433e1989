import { z } from "zod";

/** The next level by default; without `send` the letter is for the post. */
export const createReminderSchema = z.object({
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  send: z.boolean().default(false),
});
