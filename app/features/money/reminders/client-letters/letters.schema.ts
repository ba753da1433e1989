import { z } from "zod";
import { recipientRules } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { createReminderSchema } from "#app/features/money/reminders/create-reminder.schema.ts";
import { MOST_INVOICES } from "./client-letter.ts";

const { level, version } = createReminderSchema.shape;
const knownLevel = level.unwrap();

/** Without `invoices` all that are overdue; without `send` the letters are for the post. */
export const createClientLettersSchema = z.object({
  send: createReminderSchema.shape.send,
  ...recipientRules,
  invoices: z
    .array(z.object({ id: z.guid(), level, version }))
    .min(1)
    .max(MOST_INVOICES)
    .optional(),
});

export type CreateClientLettersInput = z.output<typeof createClientLettersSchema>;

const seenText = z.string().max(12).transform(Number).pipe(z.number().int().nonnegative());

export const seenLettersSchema = z.object({
  digest: z.string().max(64),
  invoices: z
    .array(z.object({ id: z.guid(), level: seenText.pipe(knownLevel), version: seenText }))
    .min(1)
    .max(MOST_INVOICES),
});
