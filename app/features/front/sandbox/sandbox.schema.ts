import { z } from "zod";
import { requiredLine } from "#app/platform/forms/fields.ts";

export const SANDBOX_CAPS = { name: 60 };

export const sandboxSchema = z.object({ name: requiredLine({ max: SANDBOX_CAPS.name }) });

export const sandboxAnswer = z
  .object({
    id: z.guid(),
    name: z.string(),
    day: z.iso.date(),
    daysAhead: z.number().int(),
    createdAt: z.iso.datetime(),
  })
  .strict();

export const sandboxWithKeyAnswer = sandboxAnswer.extend({ key: z.string() }).strict();

export const sandboxListAnswer = z.object({ sandboxes: z.array(sandboxAnswer) }).strict();
