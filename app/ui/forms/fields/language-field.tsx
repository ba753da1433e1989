import { LOCALE_NAMES, OFFERED_LOCALES } from "#app/platform/i18n/locale.ts";
import { SelectField } from "./field.tsx";

interface LanguageFieldProps {
  name?: string;
  label: string;
  autoComplete?: "language";
}

export function LanguageField({ name = "language", ...props }: LanguageFieldProps) {
  return (
    <SelectField name={name} span={3} {...props}>
      {OFFERED_LOCALES.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {LOCALE_NAMES[locale]}
        </option>
      ))}
    </SelectField>
  );
}
