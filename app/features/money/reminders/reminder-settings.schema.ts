import { z } from "zod";
import { placeholderList, unknownPlaceholder } from "#app/features/selling/invoices/texts/placeholders.ts";
import { addFieldError, checkbox, optionalText, optionalVersion } from "#app/platform/forms/fields.ts";
import { amountProblem, numericField } from "#app/platform/forms/numeric-field.ts";
import { printable } from "#app/platform/forms/printable-field.ts";
import { DAY_COUNTS } from "#app/swiss/deadlines/interest.ts";
import { formatAmount, parseAmount, rappenFromNumber } from "#app/swiss/money.ts";
import { parseVatRate, vatRateFromNumber } from "#app/swiss/vat.ts";
import {
  DEFAULT_SETTINGS,
  INTEREST_STARTS,
  MOST_REMINDER_DAYS,
  REMINDER_MODES,
  REMINDER_TEXT_LENGTH,
} from "./reminder-settings.ts";

const MAX_RATE = 150;
const MAX_FEE = 500_00;
const MAX_MINIMUM = 100_000_00;

const whole = (min: number, max: number) => {
  const inRange = (value: number) => (Number.isInteger(value) && value >= min && value <= max ? value : null);
  const read = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? inRange(Number(text)) : null);
  return z.union([z.number(), z.string().max(10)]).transform((value, ctx) => {
    const number = typeof value === "number" ? inRange(value) : read(value);
    return number ?? addFieldError(ctx, "field.measure", { min, max });
  });
};

const amount = (most: number) =>
  numericField(amountProblem, { text: parseAmount, number: rappenFromNumber }, (value, ctx) =>
    value > most ? addFieldError(ctx, "field.amount_too_large", { max: formatAmount(most) }) : value,
  );

const percent = numericField(
  () => "field.interest_rate",
  { text: parseVatRate, number: vatRateFromNumber },
  (value, ctx) => (value > MAX_RATE ? addFieldError(ctx, "field.interest_rate") : value),
);

const text = printable(optionalText({ max: REMINDER_TEXT_LENGTH })).superRefine((text: unknown, ctx) => {
  const placeholder = typeof text === "string" ? unknownPlaceholder(text, "newDueDate") : null;
  if (placeholder)
    addFieldError(ctx, "field.placeholder", { placeholder, known: placeholderList("newDueDate") });
});

const level = z
  .object({
    daysAfter: whole(1, MOST_REMINDER_DAYS),
    newTermDays: whole(1, MOST_REMINDER_DAYS),
    fee: amount(MAX_FEE).prefault(0),
    interest: checkbox(),
    texts: z.object({ de: text, fr: text, it: text, en: text }).prefault({}),
  })
  .transform(({ interest: withInterest, ...level }) => ({ ...level, withInterest }));

const { interest } = DEFAULT_SETTINGS;

/** `includePast`: also invoices whose first reminder would have been due before reminders were switched on. */
export const reminderSettingsSchema = z.object({
  mode: z.enum(REMINDER_MODES),
  hour: whole(0, 23).prefault(DEFAULT_SETTINGS.hour),
  minimumAmount: amount(MAX_MINIMUM).prefault(DEFAULT_SETTINGS.minimum / 100),
  bankFileDays: whole(1, MOST_REMINDER_DAYS).nullish(),
  interest: z
    .object({
      percent: percent.prefault(interest.rate / 10),
      dayCount: z.enum(DAY_COUNTS).default(interest.dayCount),
      from: z.enum(INTEREST_STARTS).default(interest.from),
    })
    .prefault({}),
  levels: z.array(level).length(3),
  includePast: checkbox(),
  version: optionalVersion(),
});

export type ReminderSettingsInput = z.output<typeof reminderSettingsSchema>;
