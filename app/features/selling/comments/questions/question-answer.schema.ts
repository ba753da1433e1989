import { z } from "zod";
import { QUESTION_STATES } from "./question.ts";

const person = { userId: z.guid(), name: z.string() };

/** What question-json.ts writes, for the API description. */
export const questionAnswer = z
  .object({
    id: z.guid(),
    state: z.enum(QUESTION_STATES),
    text: z.string(),
    askedBy: z.strictObject(person),
    askedAt: z.iso.datetime(),
    to: z.strictObject(person),
    until: z.string(),
    document: z.strictObject({
      type: z.enum(["invoice", "offer", "expense"]),
      id: z.guid(),
      name: z.string(),
    }),
    answer: z.strictObject({ text: z.string(), ...person, at: z.iso.datetime() }).nullable(),
    closedAt: z.iso.datetime().nullable(),
  })
  .strict();

export const commentAnswer = z
  .object({
    id: z.guid(),
    questionId: z.guid().nullable(),
    text: z.string(),
    by: z.strictObject({ userId: z.guid().nullable(), name: z.string() }),
    invoiceId: z.guid().nullable(),
    offerId: z.guid().nullable(),
    expenseId: z.guid().nullable(),
    createdAt: z.iso.datetime(),
  })
  .strict();
