import { useTranslation } from "#app/ui/runtime/translation.ts";
import { contentLines } from "#app/features/selling/invoices/fields/content-lines.ts";
import type { TemplateCaps } from "#app/features/selling/invoices/form/invoice-caps.ts";
import { tornYear } from "#app/features/selling/series/rule/torn-year.ts";
import { MAX_NAME } from "#app/features/selling/templates/template.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { isLocale, LOCALE_NAMES } from "#app/platform/i18n/locale.ts";
import { inputsOf, TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Fold } from "#app/ui/forms/fold.tsx";
import { LanguageField } from "#app/ui/forms/fields/language-field.tsx";
import { LineInputs } from "#app/ui/invoices/form/line-inputs.tsx";
import { SlipField } from "#app/ui/invoices/form/slip-field.tsx";
import type { SeriesLabels } from "./use-series-labels.ts";

interface SeriesFoldProps {
  labels: SeriesLabels;
  caps: TemplateCaps;
  draft: FormValues;
}

const FIELDS = ["name", "language", "termDays", ...Object.keys(contentLines), "slip", "notes"];

/** The series's name, and what every invoice says beside its rows: one line. */
export function SeriesFold({ labels, caps, draft }: SeriesFoldProps) {
  const { t } = useTranslation();
  const input = inputsOf(labels, caps);
  const language = textOf(draft.language);
  const rows = Array.isArray(draft.items) ? draft.items : [];
  const texts = [draft.subject, draft.notes, ...rows.flatMap((row) => Object.values(row))].map(textOf);
  const torn = texts.map(tornYear).find(Boolean);
  const said = [
    textOf(draft.name),
    isLocale(language) ? LOCALE_NAMES[language] : "",
    t("series:term", { count: Number(textOf(draft.termDays)) || 0 }),
    textOf(draft.subject),
  ];
  return (
    <Fold holds={(field) => FIELDS.includes(field)} summary={<b>{said.filter(Boolean).join("\u00a0· ")}</b>}>
      <div className="fields">
        <TextField {...input("name")} cap={MAX_NAME} hint={t("series:nameHint")} />
        <LanguageField label={labels.language} none={t("clients:languageOfClient")} />
        <TextField {...input("termDays")} span={3} inputMode="numeric" hint={t("templates:termHint")} />
        <p className="hint">{t("series:placeholders")}</p>
        {torn ? <Message tone="note">{t("errors:field.torn_year", { ...torn })}</Message> : null}
        <LineInputs labels={labels} span={3} />
        <SlipField label={labels.slip} />
        <TextArea {...input("notes")} optional rows={2} />
      </div>
    </Fold>
  );
}
