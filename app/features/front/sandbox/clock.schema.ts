import { z } from "zod";
import { day } from "#app/platform/forms/fields.ts";

export const clockSchema = z.object({ day: day() });

export const clockAnswer = z
  .object({ day: z.iso.date(), now: z.iso.datetime(), daysAhead: z.number().int() })
  .strict();
