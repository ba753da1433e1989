import { z } from "zod";
import {
  profileFields,
  senderAddressFields,
  senderFields,
} from "#app/features/invoices/fields/payment-fields.ts";
import { recipientAddressFields, recipientFields } from "#app/features/invoices/fields/recipient-fields.ts";
import { vatRowsSchema } from "#app/features/settlement/payment.ts";
import type { FieldRecord } from "#app/platform/forms/field-record.ts";

const country = z.string().default("CH");

/** A field added later is empty in older invoices. */
export const senderSnapshot = z.object({
  ...kept(senderFields),
  name: z.string(),
  ...kept(profileFields),
  ...kept(senderAddressFields),
  normalIban: z.string().default(""),
  country,
});

export const recipientSnapshot = z.object({
  ...kept(recipientFields),
  name: z.string(),
  ...kept(recipientAddressFields),
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
  }),
);

function kept<F extends FieldRecord>(fields: F) {
  const texts = Object.keys(fields).map((key) => [key, z.string().default("")]);
  return Object.fromEntries(texts) as Record<keyof F, z.ZodDefault<z.ZodString>>;
}
