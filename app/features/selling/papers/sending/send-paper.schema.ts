import { z } from "zod";
import { emails } from "#app/platform/mail/address-field.ts";
import { checkbox, optionalLocale, requiredLine, requiredText } from "#app/platform/forms/fields.ts";
import { GREETINGS } from "#app/features/selling/papers/sending/greeting.ts";
import { MAX_ADDRESSES, SEND_CAPS } from "#app/features/selling/papers/sending/send-caps.ts";

/** `cc` may be empty. How many they may be in all is said by `addressed`. */
export const recipientRules = {
  recipient: emails({ max: MAX_ADDRESSES }).optional(),
  cc: emails({ max: MAX_ADDRESSES, isOptional: true }).optional(),
};

/** What is left out comes from the templates; `version` is the version that was seen. */
export const sendInvoiceSchema = z.object({
  language: optionalLocale(),
  ...recipientRules,
  subject: requiredLine({ max: SEND_CAPS.subject }).optional(),
  message: requiredText({ max: SEND_CAPS.message }).optional(),
  copyToMe: checkbox(),
  version: z
    .union([
      z.number().int().max(999_999_999),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ])
    .optional(),
});

export type SendInvoiceInput = z.output<typeof sendInvoiceSchema>;

/** The screen says apart how the letter starts: its line follows the language. */
export const sendFormSchema = sendInvoiceSchema.extend({ greeting: z.enum(GREETINGS).optional() });
