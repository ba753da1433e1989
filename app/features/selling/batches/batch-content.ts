import { z } from "zod";
import { contentFields, invoiceFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { senderAddressFields, senderFields } from "#app/features/selling/invoices/fields/payment-fields.ts";
import { templateItems } from "#app/features/selling/templates/template-items.ts";
import { storedOf } from "#app/platform/forms/field-record.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { REFERENCE_TYPES } from "#app/swiss/reference.ts";

const { exchangeRate, serviceFrom, serviceTo } = invoiceFields;

/** What its invoices have in common, with placeholders, as the database keeps it. */
export const batchContent = z.object({
  issueDate: z.string().optional(),
  dueDate: z.string().optional(),
  language: z.enum(LOCALES).optional(),
  ...storedOf({ exchangeRate, serviceFrom, serviceTo, ...contentFields }),
  paymentReferenceType: z.enum(["", ...REFERENCE_TYPES]),
  sender: z
    .object({ ...storedOf(senderFields), address: z.object(storedOf(senderAddressFields)).optional() })
    .optional(),
  metadata: z.string().optional(),
  items: templateItems,
});

export type BatchContent = z.output<typeof batchContent>;
