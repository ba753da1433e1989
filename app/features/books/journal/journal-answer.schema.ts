import { z } from "zod";

const day = z.string().meta({ format: "date" });

/** What journal-json.server.ts writes, for the API description; a test compares the two. */
export const bookingAnswer = z
  .object({
    id: z.string(),
    sequence: z.number().int(),
    recordedAt: z.iso.datetime(),
    factDay: day,
    day,
    kind: z.string(),
    number: z.string(),
    name: z.string(),
    debitAccount: z.string(),
    creditAccount: z.string(),
    amount: z.number(),
    vatRate: z.number().nullable(),
    reverses: z.string().nullable(),
    hash: z.string(),
    source: z
      .object({ type: z.enum(["invoice", "payment", "expense", "manual", "return"]), id: z.string() })
      .strict(),
  })
  .strict();

/** What balances.server.ts writes. */
export const balancesAnswer = z
  .object({
    from: day,
    to: day,
    missingRates: z.array(z.string()),
    accounts: z.array(
      z
        .object({
          number: z.string(),
          name: z.string(),
          openingBalance: z.number(),
          debit: z.number(),
          credit: z.number(),
          closingBalance: z.number(),
        })
        .strict(),
    ),
  })
  .strict();
