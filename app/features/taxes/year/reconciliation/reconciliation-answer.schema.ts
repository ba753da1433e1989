import { z } from "zod";

const day = z.string().meta({ format: "date" });

export const reconciliationAnswer = z
  .object({
    year: z.number().int(),
    from: day,
    to: day,
    fileUntil: day,
    state: z.enum(["running", "unfiled", "mixed", "ready", "open"]),
    taxPeriodId: z.guid().nullable(),
    filedIds: z.array(z.guid()),
    unfiledIds: z.array(z.guid()),
    lines: z.array(
      z
        .object({
          ziffer: z.string(),
          rate: z.number().nullable(),
          book: z.number(),
          filed: z.number(),
          difference: z.number(),
        })
        .strict(),
    ),
  })
  .strict();
