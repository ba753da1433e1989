import { z } from "zod";
import { BATCH_ACTS, BATCH_ROW_STATES, BATCH_STATUSES } from "./batch.ts";

const count = z.number().int();

export const batchAnswer = z.strictObject({
  id: z.guid(),
  status: z.enum(BATCH_STATUSES),
  act: z.enum(BATCH_ACTS),
  total: count,
  done: count,
  failed: count,
  name: z.string(),
  group: z.string().nullable(),
  createdAt: z.iso.datetime(),
  results: z.array(
    z.strictObject({
      clientId: z.guid(),
      client: z.string(),
      state: z.enum(BATCH_ROW_STATES),
      invoiceId: z.guid().nullable(),
      number: z.string().nullable(),
      total: z.number().nullable(),
      error: z.string().nullable(),
      field: z.string().nullable(),
    }),
  ),
});
