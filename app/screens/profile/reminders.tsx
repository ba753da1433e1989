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
} from "#app/features/money/reminders/screens/settings-form.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { fieldMessages } from "#app/platform/forms/field-errors.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { paths } from "#app/paths.ts";
import { Room } from "#app/ui/profile/account/room.tsx";
import { useShownValues } from "#app/ui/forms/form.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { SettingsForm } from "#app/ui/reminders/settings-form.tsx";

export const handle = { title: "reminders:settings.title" };

export const loader = screenLoader(async (ctx) => {
  const settings = await findReminderSettings(ctx);
  const suggested = { ...settings, mode: "suggest" as const };
  const activatedOn = settings.activatedOn ?? ctx.today;
  return {
    values: settingsFormValues(settings),
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
        LOCALES.map((locale) => [locale, translator(locale)(`reminders:level.${level}.text`, SHOWN)]),
      ),
    })),
    due: await countDueToday(ctx, { ...suggested, activatedOn }),
    past: await countDueToday(ctx, { ...suggested, activatedOn, includesPast: true }),
  };
});

/** Placeholders as people type them, where a letter has facts. */
const SHOWN = {
  number: "{number}",
  amount: "{amount}",
  dueDate: "{dueDate}",
  newDueDate: "{newDueDate}",
  name: "{name}",
  company: "{company}",
};

export const action = screenAction(
  {
    form: "reminders",
    schema: reminderSettingsSchema,
    read: readSettingsForm,
    fieldName: settingsFieldName,
  },
  async (ctx, input) => {
    await saveReminderSettings(ctx, input);
    return redirectWithFlash(ctx.platform, paths.reminderSettings, { key: "reminders:settings.saved" });
  },
);

export default function ReminderSettings() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const values = useShownValues("reminders", page.values);
  return (
    <Room name="reminders" title={t("reminders:settings.title")}>
      <p className="medium">{t("reminders:settings.text")}</p>
      {page.leftOut ? <Message tone="bad">{t(`reminders:leftOut.${page.leftOut}`)}</Message> : null}
      <SettingsForm {...page} values={values} />
    </Room>
  );
}
