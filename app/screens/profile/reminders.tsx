import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import {
  LEVELS,
  REMINDER_MODES,
  REMINDER_TEXT_LENGTH,
  termWarnings,
} from "#app/features/money/reminders/reminder-settings.ts";
import { leftOutBecause } from "#app/features/money/reminders/may-send.server.ts";
import { reminderSettingsSchema } from "#app/features/money/reminders/reminder-settings.schema.ts";
import {
  findReminderSettings,
  saveReminderSettings,
} from "#app/features/money/reminders/reminder-settings.server.ts";
import { countDueToday } from "#app/features/money/reminders/screens/due-today.server.ts";
import {
  readSettingsForm,
  settingsFieldName,
  settingsFormValues,
  textField,
} from "#app/features/money/reminders/screens/settings-form.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import {
  fromWords,
  inWords,
  wordsIn,
} from "#app/features/selling/invoices/texts/placeholder-words.server.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { fieldMessages } from "#app/platform/forms/field-errors.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { type Locale, LOCALES } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { paths } from "#app/paths.ts";
import { useShownValues } from "#app/ui/forms/form.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { SettingsForm } from "#app/ui/reminders/settings-form.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "reminders:settings.title" };

export const loader = screenLoader(async (ctx) => {
  const settings = await findReminderSettings(ctx);
  const suggested = { ...settings, mode: "suggest" as const };
  const activatedOn = settings.activatedOn ?? ctx.today;
  return {
    values: eachText(settingsFormValues(settings), inWords),
    warnings: Object.fromEntries(
      fieldMessages(termWarnings(settings), translator(ctx.locale)).map(({ field, message }) => [
        field,
        message,
      ]),
    ),
    modes: [...REMINDER_MODES],
    textLength: REMINDER_TEXT_LENGTH,
    isOff: settings.mode === "off",
    leftOut: await leftOutBecause(ctx, settings),
    isPro: await isPro(ctx),
    own: ctx.locale,
    usual: LEVELS.map((level) => ({
      title: translator(ctx.locale)(`reminders:level.${level}.title`),
      texts: Object.fromEntries(
        LOCALES.map((locale) => [
          locale,
          translator(locale)(`reminders:level.${level}.text`, wordsIn(locale)),
        ]),
      ),
    })),
    due: await countDueToday(ctx, { ...suggested, activatedOn }),
    past: await countDueToday(ctx, { ...suggested, activatedOn, includesPast: true }),
  };
});

export const action = screenAction(
  {
    form: "reminders",
    schema: reminderSettingsSchema,
    read: (values) => readSettingsForm(eachText(values, fromWords)),
    fieldName: settingsFieldName,
  },
  async (ctx, input) => {
    await saveReminderSettings(ctx, input);
    return redirectWithFlash(ctx.platform, paths.reminderSettings, { key: "reminders:settings.saved" });
  },
);

function eachText(values: FormValues, change: (text: string, locale: Locale) => string): FormValues {
  const rows = Array.isArray(values.levels) ? values.levels : [];
  return { ...values, levels: rows.map((row) => ({ ...row, ...changedTexts(row, change) })) };
}

function changedTexts(row: FormValues, change: (text: string, locale: Locale) => string): FormValues {
  const texts = LOCALES.map((locale) => [textField(locale), change(textOf(row[textField(locale)]), locale)]);
  return Object.fromEntries(texts) as FormValues;
}

export default function ReminderSettings() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const values = useShownValues("reminders", page.values);
  return (
    <>
      <PageHead
        title={t("reminders:settings.title")}
        back={{ to: paths.gettingPaid, label: t("accounts:room.gettingPaid") }}
      >
        <p className="medium">{t("reminders:settings.text")}</p>
        {page.leftOut ? <Message tone="bad">{t(`reminders:leftOut.${page.leftOut}`)}</Message> : null}
      </PageHead>
      <SettingsForm {...page} values={values} />
    </>
  );
}
