import { z } from "zod";
import { optionalDay } from "#app/platform/forms/fields.ts";

const rate = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number);

/** What a person says of documents whose rates were not in force; a row may say nothing. */
export const rateRows = z
  .array(
    z.object({
      id: z.string().max(100),
      rate,
      supplyDay: optionalDay(),
      declaredAt: z
        .union([z.literal(""), rate])
        .default("")
        .transform((value) => (value === "" ? null : value)),
    }),
  )
  .max(100)
  .default([]);
