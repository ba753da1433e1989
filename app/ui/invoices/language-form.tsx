import { useTranslation } from "#app/ui/runtime/translation.ts";
import { type Locale, LOCALE_NAMES, OFFERED_LOCALES } from "#app/platform/i18n/locale.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";

interface LanguageFormProps {
  id: string;
  language: Locale;
  send: "send" | "sendAgain" | null;
}

/** A GET form: the chosen language goes into the address of the file, or of the page that sends it. */
export function LanguageForm({ id, language, send }: LanguageFormProps) {
  const { t } = useTranslation();
  return (
    <form id="invoice-language" className="stack" action={paths.invoicePdf(id)}>
      <fieldset className="choice">
        <legend className="visually-hidden">{t("sending:send.language")}</legend>
        {OFFERED_LOCALES.map((locale) => (
          <label key={locale} className="check" lang={locale}>
            <input type="radio" name="language" value={locale} defaultChecked={locale === language} />
            <span>{LOCALE_NAMES[locale]}</span>
          </label>
        ))}
      </fieldset>
      <div className="actions">
        <button className="button button-primary">{t("invoices:detail.download")}</button>
        {send ? (
          <button className="button" formAction={paths.sendInvoice(id)}>
            {t(`sending:action.${send}`)}
          </button>
        ) : null}
        <CancelLink to={paths.invoice(id)} />
      </div>
    </form>
  );
}
