import { z } from "zod";
import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { templateItems } from "#app/features/selling/templates/template-items.ts";
import { storedOf } from "#app/platform/forms/field-record.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { REFERENCE_TYPES } from "#app/swiss/reference.ts";

/** What its invoices have in common, with placeholders, as the database keeps it. */
export const seriesTemplate = z.object({
  language: z.enum(LOCALES),
  ...storedOf(contentFields),
  referenceType: z.enum(["", ...REFERENCE_TYPES]),
  termDays: z.number().int(),
  items: templateItems,
});

export type SeriesTemplate = z.output<typeof seriesTemplate>;
