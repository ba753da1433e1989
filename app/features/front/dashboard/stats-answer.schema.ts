import { z } from "zod";

const count = z.number().int();

/** What stats-json.ts writes. */
export const statsAnswer = z
  .object({
    totalInvoices: count,
    paidInvoices: count,
    pendingInvoices: count,
    overdueInvoices: count,
    draftInvoices: count,
    cancelledInvoices: count,
    openAmount: z.number(),
    overdueAmount: z.number(),
    openAmountEur: z.number().optional(),
    overdueAmountEur: z.number().optional(),
  })
  .strict();
