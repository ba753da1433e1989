import { z } from "zod";
import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { answersOf } from "#app/platform/forms/field-record.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";

export const templateAnswer = z
  .object({
    id: z.guid(),
    name: z.string(),
    clientId: z.guid().nullable(),
    language: z.enum(LOCALES),
    ...answersOf(contentFields),
    termDays: z.number().int(),
    items: z.array(z.object(answersOf(itemFields)).strict()),
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .strict();
