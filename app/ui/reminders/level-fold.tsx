import { useTranslation } from "#app/ui/runtime/translation.ts";
import { textField } from "#app/features/money/reminders/screens/settings-form.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { languageName, type Locale, OFFERED_LOCALES } from "#app/platform/i18n/locale.ts";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { Fold } from "#app/ui/forms/fold.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";

export interface UsualLevel {
  title: string;
  texts: Record<string, string>;
}

interface LevelFoldProps {
  index: number;
  level: UsualLevel;
  values: FormValues;
  labels: Record<string, string>;
  textLength: number;
  own: Locale;
  warning: string | undefined;
}

export function LevelFold({ index, level, values, labels, textLength, own, warning }: LevelFoldProps) {
  const { t, language } = useTranslation();
  const field = (name: string) => ({
    name: `levels[${index}].${name}`,
    label: labels[`levels.${name}`] ?? "",
    initial: textOf(values[name]),
  });
  const languages = [...OFFERED_LOCALES].sort((a, b) => Number(b === own) - Number(a === own));
  const [first, ...others] = languages as [Locale, ...Locale[]];
  const text = (locale: Locale) => (
    <TextArea
      key={locale}
      {...field(textField(locale))}
      label={t("reminders:settings.textIn", { language: languageName(locale, language) })}
      rows={4}
      cap={textLength}
      hint={t("texts:instead", { text: level.texts[locale] })}
      optional
    />
  );
  const after = t(index === 0 ? "reminders:settings.afterDue" : "reminders:settings.afterPrevious", {
    days: textOf(values.daysAfter),
  });
  return (
    <Fold
      holds={(name) => name.startsWith(`levels[${index}].`)}
      isOpenAtFirst={index === 0 || warning !== undefined}
      summary={
        <>
          <b>{level.title}</b> · {after}
        </>
      }
    >
      {warning ? <Message tone="note">{warning}</Message> : null}
      <div className="fields">
        <TextField {...field("daysAfter")} inputMode="numeric" className="num" span={2} />
        <TextField {...field("newTermDays")} inputMode="numeric" className="num" span={2} />
        <TextField {...field("fee")} inputMode="decimal" className="num" span={2} mayWait />
        <Checkbox name={`levels[${index}].interest`} initial={textOf(values.interest)}>
          {t("reminders:settings.withInterest")}
        </Checkbox>
        {text(first)}
        <details open={others.some((locale) => values[textField(locale)])}>
          <summary>{t("reminders:settings.otherLanguages")}</summary>
          {others.map(text)}
        </details>
      </div>
    </Fold>
  );
}
