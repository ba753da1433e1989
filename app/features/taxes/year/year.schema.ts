import { z } from "zod";
import { requiredText } from "#app/platform/forms/fields.ts";

/** `seen`: the hash of the figures that were shown. */
export const closeYearSchema = z.object({ seen: z.string().max(64) });

export const reopenYearSchema = z.object({ reason: requiredText({ max: 500 }) });
