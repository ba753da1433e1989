import { z } from "zod";
import { day } from "#app/platform/forms/fields.ts";

export const clockSchema = z.object({ day: day() });

export const clockAnswer = z
  .object({ day: z.string().date(), now: z.string().datetime(), daysAhead: z.number().int() })
  .strict();
