import { z } from "zod";
import { reminderAnswer } from "#app/features/money/reminders/reminder-answer.schema.ts";
import { WHY_NOT_ON_LETTER } from "#app/features/money/reminders/run/next-reminder.ts";

/** What client-letter-json.ts writes, for the API description; a test compares the two. */
export const clientLetterAnswer = reminderAnswer
  .pick({ id: true, level: true, createdOn: true, dueDate: true, language: true, amountClaimed: true })
  .extend({
    clientId: z.guid().nullable(),
    state: z.enum(["ready", "sent"]),
    iban: z.string(),
    reference: z.string(),
    delivery: reminderAnswer.shape.delivery,
    createdAt: z.iso.datetime(),
    reminders: z.array(reminderAnswer),
  })
  .strict();

export const writtenLettersAnswer = z
  .object({
    letters: z.array(clientLetterAnswer),
    leftOut: z.array(
      z.object({ invoiceId: z.guid(), number: z.string(), reason: z.enum(WHY_NOT_ON_LETTER) }).strict(),
    ),
  })
  .strict();
