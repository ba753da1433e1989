import { z } from "zod";
import { contentFields, invoiceFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { answersOf } from "#app/platform/forms/field-record.ts";
import { REFERENCE_TYPES } from "#app/swiss/reference.ts";
import { UNITS } from "#app/features/selling/series/rule/series-dates.ts";
import { SERIES_MODES, SERIES_STATES, STOP_REASONS } from "./series.ts";

const day = z.iso.date();

export const seriesAnswer = z
  .object({
    id: z.guid(),
    name: z.string(),
    state: z.enum(SERIES_STATES),
    stopReason: z.enum(STOP_REASONS).optional(),
    mode: z.enum(SERIES_MODES),
    rule: z
      .object({
        every: z.number().int(),
        unit: z.enum(UNITS),
        start: day,
        day: z.union([z.number().int(), z.literal("last")]).optional(),
        end: z
          .union([z.object({ on: day }).strict(), z.object({ after: z.number().int() }).strict()])
          .optional(),
      })
      .strict(),
    next: z.array(day),
    template: z
      .object({
        clientId: z.guid().nullable(),
        group: z.string().nullable(),
        ...answersOf({ language: invoiceFields.language, ...contentFields }),
        paymentReferenceType: z.enum(["", ...REFERENCE_TYPES]),
        termDays: z.number().int(),
        items: z.array(z.object(answersOf(itemFields)).strict()),
      })
      .strict(),
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .strict();
