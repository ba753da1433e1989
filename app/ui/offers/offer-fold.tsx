import { useTranslation } from "#app/ui/translation.ts";
import { formatServicePeriod } from "#app/features/invoices/document/service-period.ts";
import type { OFFER_CAPS } from "#app/features/offers/form/offer-form.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { isLocale, LOCALE_NAMES, LOCALES } from "#app/platform/i18n/locale.ts";
import { formatDay, isDay } from "#app/swiss/dates.ts";
import { SelectField, TextArea, TextField } from "#app/ui/forms/field.tsx";
import { Fold } from "#app/ui/forms/fold.tsx";
import type { OfferLabels } from "./use-offer-labels.ts";

interface OfferFoldProps {
  labels: OfferLabels;
  caps: typeof OFFER_CAPS;
  draft: FormValues;
}

const FIELDS = new Set([
  ...["issueDate", "validUntil", "serviceFrom", "serviceTo", "language"],
  ...["subject", "purchaseOrder", "notes", "terms"],
]);

/** Days, language and texts in one line, since most are right as they start. */
export function OfferFold({ draft, labels, caps }: OfferFoldProps) {
  const { t, language: locale } = useTranslation();
  const day = (name: string) => (isDay(textOf(draft[name])) ? textOf(draft[name]) : "");
  const shown = (name: string) => (day(name) ? formatDay(day(name), locale) : "–");
  const period = formatServicePeriod(day("serviceFrom"), day("serviceTo"), locale);
  const language = textOf(draft.language);
  const rest = [
    period && t("invoices:writer.service", { period }),
    isLocale(language) ? LOCALE_NAMES[language] : "",
    textOf(draft.subject),
  ];
  return (
    <Fold
      holds={(field) => FIELDS.has(field)}
      summary={
        <>
          <b>{t("offers:form.days", { issueDate: shown("issueDate"), validUntil: shown("validUntil") })}</b>
          {rest.filter(Boolean).map((text) => `\u00a0· ${text}`)}
        </>
      }
    >
      <OfferFields labels={labels} caps={caps} />
    </Fold>
  );
}

function OfferFields({ labels, caps }: Omit<OfferFoldProps, "draft">) {
  const { t } = useTranslation();
  const day = (name: "issueDate" | "validUntil" | "serviceFrom" | "serviceTo", optional = false) => ({
    ...{ name, label: labels[name], optional },
    type: "date",
    span: 3 as const,
  });
  const line = (name: "subject" | "purchaseOrder") => ({
    ...{ name, label: labels[name], cap: caps[name] },
    span: 3 as const,
  });
  return (
    <div className="fields">
      <TextField {...day("issueDate")} />
      <TextField {...day("validUntil")} />
      <TextField {...day("serviceFrom", true)} hint={t("invoices:create.serviceHint")} />
      <TextField {...day("serviceTo", true)} />
      <SelectField name="language" label={labels.language} span={3}>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {LOCALE_NAMES[locale]}
          </option>
        ))}
      </SelectField>
      <TextField {...line("subject")} optional />
      <TextField {...line("purchaseOrder")} optional />
      <TextArea name="notes" label={labels.notes} optional cap={caps.notes} rows={2} />
      <TextArea
        name="terms"
        label={labels.terms}
        optional
        cap={caps.terms}
        rows={5}
        hint={t("offers:form.termsHint")}
      />
    </div>
  );
}
