import { LOCALE_NAMES, OFFERED_LOCALES } from "#app/platform/i18n/locale.ts";
import { SelectField } from "./field.tsx";

export function LanguageField({ name = "language", label }: { name?: string; label: string }) {
  return (
    <SelectField name={name} label={label} span={3}>
      {OFFERED_LOCALES.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {LOCALE_NAMES[locale]}
        </option>
      ))}
    </SelectField>
  );
}
