import { z } from "zod";
import { day } from "#app/platform/forms/fields.ts";

/** The last day that is handed over. */
export const handOverSchema = z.object({ to: day() });

/** `seen`: the hash of what was shown. */
export const seenHandOverSchema = handOverSchema.extend({ seen: z.string().max(64) });

const dayAnswer = z.string().meta({ format: "date" });

/** What handover-json.ts writes, for the API description. */
export const handoverAnswer = z
  .object({
    id: z.guid(),
    from: dayAnswer,
    to: dayAnswer,
    firstSequence: z.number().int(),
    lastSequence: z.number().int(),
    sha256: z.string(),
    createdAt: z.iso.datetime(),
    createdBy: z.string(),
  })
  .strict();
