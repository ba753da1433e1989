import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { formatServicePeriod } from "#app/features/selling/invoices/view/service-period.ts";
import { contentLines } from "#app/features/selling/invoices/fields/content-lines.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { isLocale, LOCALE_NAMES } from "#app/platform/i18n/locale.ts";
import { formatDay, isDay } from "#app/swiss/dates.ts";
import { inputsOf, TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { Fold } from "#app/ui/forms/fold.tsx";
import { LanguageField } from "#app/ui/forms/fields/language-field.tsx";
import { LineInputs } from "./line-inputs.tsx";
import type { InvoiceLabels } from "./use-invoice-labels.ts";

interface DaysFoldProps {
  labels: InvoiceLabels;
  caps: { notes: number };
  draft: FormValues;
  days: (shown: (name: string) => string) => string;
  own: { names: readonly string[]; days: ReactNode; afterLanguage?: ReactNode; atEnd?: ReactNode };
}

const SHARED = ["serviceFrom", "serviceTo", ...Object.keys(contentLines), "notes", "language"];

/** Days, language and texts, most of which are right as they start: one line. */
export function DaysFold({ labels, caps, draft, days, own }: DaysFoldProps) {
  const { t, language: locale } = useTranslation();
  const input = inputsOf(labels, caps);
  const day = (name: string) => (isDay(textOf(draft[name])) ? textOf(draft[name]) : "");
  const shown = (name: string) => (day(name) ? formatDay(day(name), locale) : "–");
  const period = formatServicePeriod(day("serviceFrom"), day("serviceTo"), locale);
  const language = textOf(draft.language);
  const rest = [
    period && t("invoices:writer.service", { period }),
    isLocale(language) ? LOCALE_NAMES[language] : "",
    textOf(draft.subject),
  ];
  const names = [...SHARED, ...own.names];
  return (
    <Fold
      holds={(field) => names.includes(field)}
      summary={
        <>
          <b>{days(shown)}</b>
          {rest.filter(Boolean).map((text) => `\u00a0· ${text}`)}
        </>
      }
    >
      <div className="fields">
        {own.days}
        <DayField {...input("serviceFrom")} optional hint={t("invoices:create.serviceHint")} />
        <DayField {...input("serviceTo")} optional />
        <LanguageField label={labels.language} />
        {own.afterLanguage}
        <LineInputs labels={labels} span={3} />
        <TextArea {...input("notes")} optional rows={2} />
        {own.atEnd}
      </div>
    </Fold>
  );
}

export function DayField(props: { name: string; label: string; optional?: boolean; hint?: string }) {
  return <TextField {...props} type="date" span={3} />;
}
