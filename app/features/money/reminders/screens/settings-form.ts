import {
  type Level,
  LEVELS,
  levelOf,
  type ReminderSettings,
} from "#app/features/money/reminders/reminder-settings.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { type Locale, LOCALES } from "#app/platform/i18n/locale.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatVatRate } from "#app/swiss/vat.ts";

/** `textDe` and the like: rows of a form hold no groups. */
export function textField(locale: Locale): string {
  return `text${locale.charAt(0).toUpperCase()}${locale.slice(1)}`;
}

export function settingsFormValues(settings: ReminderSettings): FormValues {
  const { mode, hour, minimum, bankFileDays, interest, includesPast, version } = settings;
  return {
    mode,
    hour: String(hour),
    minimumAmount: formatAmount(minimum),
    bankFileDays: bankFileDays === null ? "" : String(bankFileDays),
    interest: { percent: formatVatRate(interest.rate), dayCount: interest.dayCount, from: interest.from },
    levels: LEVELS.map((level) => levelValues(settings, level)),
    includePast: includesPast ? "on" : "",
    version: version > 0 ? String(version) : "",
  };
}

function levelValues(settings: ReminderSettings, level: Level): FormValues {
  const { daysAfter, newTermDays, fee, withInterest, texts } = levelOf(settings, level);
  return {
    daysAfter: String(daysAfter),
    newTermDays: String(newTermDays),
    fee: formatAmount(fee),
    interest: withInterest ? "on" : "",
    ...Object.fromEntries(LOCALES.map((locale) => [textField(locale), texts[locale]])),
  };
}

/** The form's names → the schema's. Blank amounts and days are the usual ones. */
export function readSettingsForm({ bankFileDays, ...values }: FormValues): FormValues {
  const rows = Array.isArray(values.levels) ? values.levels : [];
  return {
    ...values,
    ...(textOf(bankFileDays).trim() ? { bankFileDays: textOf(bankFileDays) } : {}),
    levels: rows.map(readLevel),
  };
}

function readLevel(row: FormValues): FormValues {
  const texts = LOCALES.map((locale) => [locale, textOf(row[textField(locale)])]);
  return { ...row, fee: textOf(row.fee).trim() || "0", texts: Object.fromEntries(texts) as FormValues };
}

export function settingsFieldName(path: string): string {
  const [, row = "", locale = ""] = /^(levels\[\d\])\.texts\.(\w+)$/.exec(path) ?? [];
  return row ? `${row}.${textField(locale as Locale)}` : path;
}
