import { z } from "zod";

/** What journal-json.server.ts writes, for the API description; a test compares the two. */
export const bookingAnswer = z
  .object({
    id: z.string(),
    day: z.string().openapi({ format: "date" }),
    kind: z.string(),
    number: z.string(),
    name: z.string(),
    debitAccount: z.string(),
    creditAccount: z.string(),
    amount: z.number(),
    vatRate: z.number().nullable(),
    source: z.object({ type: z.enum(["invoice", "payment", "expense"]), id: z.string() }).strict(),
  })
  .strict();
