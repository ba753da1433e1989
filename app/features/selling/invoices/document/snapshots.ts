import { z } from "zod";
import {
  profileFields,
  senderAddressFields,
  senderFields,
} from "#app/features/selling/invoices/fields/payment-fields.ts";
import {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { vatRowsSchema } from "#app/features/books/ledger/payment.ts";
import { storedOf } from "#app/platform/forms/field-record.ts";

const country = z.string().default("CH");

export const senderSnapshot = z.object({
  ...storedOf(senderFields),
  name: z.string(),
  ...storedOf(profileFields),
  ...storedOf(senderAddressFields),
  normalIban: z.string().default(""),
  billingInformation: z.boolean().default(false),
  eBillRecipient: z.string().default(""),
  country,
});

export const recipientSnapshot = z.object({
  ...storedOf(recipientFields),
  name: z.string(),
  ...storedOf(recipientAddressFields),
  country,
});

export const correctsSnapshot = z.object({
  id: z.string(),
  number: z.string(),
  issueDate: z.string(),
  isWhole: z.boolean(),
});

export const deductionsSnapshot = z.array(
  z.object({
    id: z.string(),
    number: z.string(),
    issueDate: z.string(),
    vatRows: vatRowsSchema,
    rounding: z.number().int(),
    isDeposit: z.boolean().optional(),
  }),
);
