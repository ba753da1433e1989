import { LOCALE_NAMES, OFFERED_LOCALES } from "#app/platform/i18n/locale.ts";
import { SelectField } from "./field.tsx";

interface LanguageFieldProps {
  name?: string;
  label: string;
  autoComplete?: "language";
  /** What it is where none is chosen; without it one must be. */
  none?: string;
}

export function LanguageField({ name = "language", none, ...props }: LanguageFieldProps) {
  return (
    <SelectField name={name} span={3} {...props}>
      {none ? <option value="">{none}</option> : null}
      {OFFERED_LOCALES.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {LOCALE_NAMES[locale]}
        </option>
      ))}
    </SelectField>
  );
}
