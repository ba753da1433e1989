import { useTranslation } from "#app/ui/translation.ts";
import type { InvoiceCaps } from "#app/features/invoices/form/invoice-caps.ts";
import { formatServicePeriod } from "#app/features/invoices/document/service-period.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { isLocale, LOCALE_NAMES, LOCALES } from "#app/platform/i18n/locale.ts";
import { formatDay, isDay } from "#app/swiss/dates.ts";
import { SelectField, TextArea, TextField } from "#app/ui/forms/field.tsx";
import { Fold } from "#app/ui/forms/fold.tsx";
import type { InvoiceLabels } from "./use-invoice-labels.ts";

interface LetterFoldProps {
  labels: InvoiceLabels;
  caps: InvoiceCaps;
  numberIsGiven: boolean;
  draft: FormValues;
}

const FIELDS = new Set([
  ...["invoiceNumber", "language", "issueDate", "dueDate", "serviceFrom", "serviceTo"],
  ...["subject", "purchaseOrder", "notes"],
]);

/** Days, language and texts, most of which are right as they start: one line. */
export function LetterFold({ draft, ...props }: LetterFoldProps) {
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
          <b>{t("invoices:writer.days", { issueDate: shown("issueDate"), dueDate: shown("dueDate") })}</b>
          {rest.filter(Boolean).map((text) => `\u00a0· ${text}`)}
        </>
      }
    >
      <LetterFields {...props} />
    </Fold>
  );
}

function LetterFields({ labels, caps, numberIsGiven }: Omit<LetterFoldProps, "draft">) {
  const { t } = useTranslation();
  const hint = numberIsGiven ? t("invoices:create.numberGiven") : t("invoices:create.numberHint");
  const number = { name: "invoiceNumber", label: labels.invoiceNumber, span: 3 as const, hint };
  const day = (name: "issueDate" | "dueDate" | "serviceFrom" | "serviceTo", optional = false) => ({
    ...{ name, label: labels[name], optional },
    type: "date",
    span: 3 as const,
  });
  return (
    <div className="fields">
      <TextField {...day("issueDate")} />
      <TextField {...day("dueDate")} />
      <TextField {...day("serviceFrom", true)} hint={t("invoices:create.serviceHint")} />
      <TextField {...day("serviceTo", true)} />
      <SelectField name="language" label={labels.language} span={3}>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {LOCALE_NAMES[locale]}
          </option>
        ))}
      </SelectField>
      {numberIsGiven ? (
        <TextField {...number} placeholder={t("invoices:create.numberOnSave")} readOnly />
      ) : (
        <TextField {...number} optional />
      )}
      <TextField name="subject" label={labels.subject} span={3} optional cap={caps.subject} />
      <TextField
        name="purchaseOrder"
        label={labels.purchaseOrder}
        span={3}
        optional
        cap={caps.purchaseOrder}
      />
      <TextArea name="notes" label={labels.notes} optional cap={caps.notes} rows={2} />
    </div>
  );
}
