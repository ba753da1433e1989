import { useTranslation } from "#app/ui/runtime/translation.ts";
import { type Locale, LOCALE_NAMES, OFFERED_LOCALES } from "#app/platform/i18n/locale.ts";
import { fieldId, useRefusal } from "#app/ui/forms/form.tsx";

interface LanguageSwitchProps {
  formId: string;
  language: Locale;
}

/** One choice for e-mail and PDF. Without scripts a button shows the texts of the chosen language. */
export function LanguageSwitch({ formId, language }: LanguageSwitchProps) {
  const { t } = useTranslation();
  const id = fieldId(formId, "language");
  const error = useRefusal()?.fieldErrors.language;
  return (
    <div className="stack is-close">
      <div className="actions">
        <fieldset className="switch" data-follow="" aria-describedby={error ? `${id}-error` : undefined}>
          <legend className="visually-hidden">{t("sending:send.language")}</legend>
          {OFFERED_LOCALES.map((locale) => (
            <label key={locale} lang={locale}>
              <input
                // The error summary leads to the choice that is made.
                id={locale === language ? id : undefined}
                type="radio"
                name="language"
                form={formId}
                value={locale}
                defaultChecked={locale === language}
                aria-label={LOCALE_NAMES[locale]}
              />
              <span aria-hidden="true">{locale.toUpperCase()}</span>
            </label>
          ))}
        </fieldset>
        <noscript>
          <button className="button" form={formId} name="useLanguage" value="1">
            {t("sending:send.useLanguage")}
          </button>
        </noscript>
      </div>
      {error ? (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
