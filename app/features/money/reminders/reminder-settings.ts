import { DAY_COUNTS, type DayCount } from "#app/swiss/deadlines/interest.ts";
import type { FieldError } from "#app/platform/errors.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Rappen } from "#app/swiss/money.ts";

/** `draft` writes the letters, `send` sends them too. */
export const REMINDER_MODES = ["off", "suggest", "draft", "send"] as const;
export type ReminderMode = (typeof REMINDER_MODES)[number];

/** Why a run that would have to send leaves a business out. */
export const WHY_LEFT_OUT = ["unconfirmed", "plan_over"] as const;
export type WhyLeftOut = (typeof WHY_LEFT_OUT)[number];

export const INTEREST_STARTS = ["due_date", "first_reminder"] as const;
type InterestStart = (typeof INTEREST_STARTS)[number];

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

interface ReminderLevel {
  /** After the due date, or the reminder before; but never within the term that this one grants. */
  daysAfter: number;
  newTermDays: number;
  /** The fee with VAT; it binds only if agreed in francs beforehand. */
  fee: Rappen;
  withInterest: boolean;
  /** Empty for the product's own. */
  texts: Record<Locale, string>;
}

export interface ReminderRules {
  /** Less is not worth a letter. */
  minimum: Rappen;
  /** Days after which the latest bank file is too old for reminders; null without such a check. */
  bankFileDays: number | null;
  /** `rate` in tenths of a percent a year. */
  interest: { rate: number; dayCount: DayCount; from: InterestStart };
  levels: ReminderLevel[];
}

export interface ReminderSettings extends ReminderRules {
  mode: ReminderMode;
  /** Hour of the day (Zurich) from which on a run works. */
  hour: number;
  activatedOn: string | null;
  includesPast: boolean;
  /** Why the last run left the business out; empty where it did not. */
  leftOut: WhyLeftOut | "";
  version: number;
}

export const REMINDER_TEXT_LENGTH = 1000;
export const MOST_REMINDER_DAYS = 365;

const NO_TEXTS = { de: "", fr: "", it: "", en: "" };
const plain = { newTermDays: 10, fee: 0, withInterest: false, texts: NO_TEXTS };

export const DEFAULT_SETTINGS: ReminderSettings = {
  mode: "off",
  hour: 8,
  activatedOn: null,
  includesPast: false,
  leftOut: "",
  version: 0,
  minimum: 500,
  bankFileDays: null,
  interest: { rate: 50, dayCount: DAY_COUNTS[0], from: "due_date" },
  levels: [
    { ...plain, daysAfter: 10 },
    { ...plain, daysAfter: 20 },
    { ...plain, daysAfter: 15 },
  ],
};

export function levelOf({ levels }: ReminderRules, level: Level): ReminderLevel {
  return levels[level - 1]!;
}

/** Levels whose start follows from the term of the level before, because that lasts longer than their days. */
export function termWarnings({ levels }: Pick<ReminderRules, "levels">): FieldError[] {
  return levels.flatMap(({ daysAfter }, index) => {
    const days = levels[index - 1]?.newTermDays ?? 0;
    const warning = { field: `levels[${index}].daysAfter`, code: "warning.reminder_term", params: { days } };
    return daysAfter < days ? [warning] : [];
  });
}

export function isAutomatic(mode: ReminderMode): boolean {
  return mode === "draft" || mode === "send";
}
