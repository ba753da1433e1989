import { z } from "zod";
import { manualBookingAnswer } from "#app/features/books/journal/by-hand/manual-booking.schema.ts";
import { externalFields } from "#app/features/running/external/external-fields.ts";
import { answersOf } from "#app/platform/forms/field-record.ts";
import { expenseFields } from "./expense-fields.ts";
import { rowAnswer } from "./expense-row.ts";
import { RECEIPT_TYPES } from "./receipts/receipt-file.ts";

const receiptAnswer = z
  .object({
    id: z.guid(),
    name: z.string(),
    type: z.enum(RECEIPT_TYPES),
    size: z.number().int(),
    sha256: z.string(),
  })
  .strict();

/** What receipts/booking-receipts.server.ts writes. */
export const bookingByHandAnswer = manualBookingAnswer.extend({ receipt: receiptAnswer.nullable() });

export const expenseAnswer = z
  .object({
    id: z.guid(),
    ...answersOf(expenseFields),
    account: z.number().int(),
    rows: z.array(rowAnswer),
    amount: z.number(),
    vat: z.number(),
    receipt: receiptAnswer.nullable(),
    ...answersOf(externalFields),
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .strict();
