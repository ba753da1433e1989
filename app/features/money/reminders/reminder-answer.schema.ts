import { z } from "zod";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { DAY_COUNTS } from "#app/swiss/deadlines/interest.ts";
import { REMINDER_STATES } from "./reminder.ts";
import { INTEREST_STARTS, REMINDER_MODES } from "./reminder-settings.ts";

/** What reminder-json.ts writes, for the API description; a test compares the two. */
export const reminderAnswer = z
  .object({
    id: z.guid(),
    invoiceId: z.guid(),
    letterId: z.guid().nullable(),
    level: z.number().int(),
    state: z.enum(REMINDER_STATES),
    createdOn: z.iso.date(),
    dueDate: z.iso.date(),
    openAmount: z.number(),
    interest: z.number(),
    interestDays: z.number().int(),
    fee: z.number(),
    feeVat: z.array(z.object({ rate: z.number(), net: z.number(), vat: z.number() }).strict()),
    amountClaimed: z.number(),
    language: z.enum(LOCALES),
    interestWaivedAt: z.iso.datetime().nullable(),
    feeWaivedAt: z.iso.datetime().nullable(),
    delivery: z
      .object({
        state: z.string(),
        recipient: z.string(),
        cc: z.string(),
        missed: z.array(z.string()),
        at: z.iso.datetime(),
        error: z.string().nullable(),
      })
      .strict()
      .nullable(),
    createdAt: z.iso.datetime(),
  })
  .strict();

const texts = z.object({ de: z.string(), fr: z.string(), it: z.string(), en: z.string() }).strict();

export const reminderSettingsAnswer = z
  .object({
    mode: z.enum(REMINDER_MODES),
    hour: z.number().int(),
    minimumAmount: z.number(),
    bankFileDays: z.number().int().nullable(),
    interest: z
      .object({ percent: z.number(), dayCount: z.enum(DAY_COUNTS), from: z.enum(INTEREST_STARTS) })
      .strict(),
    levels: z.array(
      z
        .object({ daysAfter: z.number().int(), newTermDays: z.number().int(), fee: z.number() })
        .extend({ interest: z.boolean(), texts })
        .strict(),
    ),
    activatedOn: z.iso.date().nullable(),
    includePast: z.boolean(),
  })
  .strict();
