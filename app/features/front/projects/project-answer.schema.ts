import { z } from "zod";

export const projectAnswer = z.strictObject({
  project: z.string(),
  income: z.number(),
  incomeEur: z.number(),
  open: z.number(),
  hours: z.number(),
  costs: z.number(),
  result: z.number(),
});
