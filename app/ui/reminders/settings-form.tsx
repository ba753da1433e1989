import { type Translation, useTranslation } from "#app/ui/runtime/translation.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { type Locale, LOCALE_NAMES, OFFERED_LOCALES } from "#app/platform/i18n/locale.ts";
import { textField } from "#app/features/money/reminders/screens/settings-form.ts";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form, labelsOf } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { DueToday } from "./due-today.tsx";
import { LevelFold, type UsualLevel } from "./level-fold.tsx";

type Counts = Record<Level, number>;

interface SettingsFormProps {
  values: FormValues;
  warnings: Record<string, string>;
  modes: string[];
  textLength: number;
  isOff: boolean;
  isPro: boolean;
  own: Locale;
  /** The product's own, by level. */
  usual: UsualLevel[];
  /** What a run would write to today, without and with what was due before. */
  due: Counts;
  past: Counts;
}

const FIELDS = ["mode", "hour", "minimumAmount", "bankFileDays"] as const;
const INTEREST = ["percent", "dayCount", "from"] as const;
const ROW = ["daysAfter", "newTermDays", "fee"] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);

export function SettingsForm(props: SettingsFormProps) {
  const { values, modes, isOff, isPro, due, past, usual } = props;
  const { t } = useTranslation();
  const labels: Record<string, string> = {
    ...labelsOf(FIELDS, (name) => t(`reminders:settings.${name}`)),
    ...Object.fromEntries(INTEREST.map((name) => [`interest.${name}`, t(`reminders:settings.${name}`)])),
    levels: t("reminders:settings.levels"),
    ...rowLabels(usual, t),
  };
  const rows = Array.isArray(values.levels) ? values.levels : [];
  return (
    <Form id="reminders" labels={labels} values={values}>
      <input type="hidden" name="version" value={textOf(values.version)} />
      <Band className="is-open" title={t("reminders:settings.how")} bodyClass="medium stack">
        <div className="fields">
          <SelectField name="mode" label={labels.mode ?? ""} span={6} hint={t("reminders:settings.modeHint")}>
            {modes.map((mode) => (
              <option key={mode} value={mode}>
                {t(`reminders:mode.${mode}`)}
              </option>
            ))}
          </SelectField>
          <SelectField name="hour" label={labels.hour ?? ""} span={3}>
            {HOURS.map((time, hour) => (
              <option key={time} value={hour}>
                {time}
              </option>
            ))}
          </SelectField>
          <TextField
            name="minimumAmount"
            label={labels.minimumAmount ?? ""}
            inputMode="decimal"
            className="num"
            span={3}
          />
          <TextField
            name="bankFileDays"
            label={labels.bankFileDays ?? ""}
            inputMode="numeric"
            className="num"
            hint={t("reminders:settings.bankFileHint")}
            optional
          />
        </div>
        {isPro ? null : <p className="soft">{t("reminders:settings.pro")}</p>}
        <DueToday counts={isOff ? past : due} usual={usual} />
        <Checkbox name="includePast">{t("reminders:settings.includePast")}</Checkbox>
      </Band>
      <Band
        title={t("reminders:settings.levels")}
        hint={t("reminders:settings.feeHint")}
        bodyClass="medium stack"
      >
        <div className="folds">
          {usual.map((level, index) => (
            <LevelFold
              key={level.title}
              index={index}
              level={level}
              labels={labels}
              values={rows[index] ?? {}}
              textLength={props.textLength}
              own={props.own}
              warning={props.warnings[`levels[${index}].daysAfter`]}
            />
          ))}
        </div>
      </Band>
      <Band
        title={t("reminders:settings.interest")}
        hint={t("reminders:settings.interestHint")}
        bodyClass="medium"
      >
        <div className="fields">
          <TextField
            name="interest.percent"
            label={labels["interest.percent"] ?? ""}
            inputMode="decimal"
            className="num"
            span={2}
          />
          <SelectField name="interest.dayCount" label={labels["interest.dayCount"] ?? ""} span={2}>
            <option value="30/360">30/360</option>
            <option value="act/365">act/365</option>
          </SelectField>
          <SelectField name="interest.from" label={labels["interest.from"] ?? ""} span={2}>
            <option value="due_date">{t("reminders:settings.fromDueDate")}</option>
            <option value="first_reminder">{t("reminders:settings.fromFirst")}</option>
          </SelectField>
        </div>
      </Band>
      <Band className="is-open is-first thumb-bar">
        <SubmitButton busy={t("common:saving")}>{t("reminders:settings.save")}</SubmitButton>
      </Band>
    </Form>
  );
}

/** Errors name the level: `Final reminder, Fee CHF`. */
function rowLabels(usual: UsualLevel[], t: Translation["t"]): Record<string, string> {
  const own = [
    ...ROW.map((name) => [name, t(`reminders:settings.${name}`)]),
    ...OFFERED_LOCALES.map((locale) => [textField(locale), LOCALE_NAMES[locale]]),
  ];
  const ofLevel = ({ title }: UsualLevel, index: number) =>
    own.map(([name = "", label = ""]) => [`levels[${index}].${name}`, `${title}, ${label}`]);
  return Object.fromEntries([
    ...own.map(([name = "", label = ""]) => [`levels.${name}`, label]),
    ...usual.flatMap(ofLevel),
  ]) as Record<string, string>;
}
