import { useTranslation } from "#app/ui/runtime/translation.ts";
import {
  CSV_SEPARATORS,
  EXPORT_FORMATS,
  EXPORT_HEADINGS,
  EXPORT_PARTS,
} from "#app/features/front/exports/export-choices.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form, labelsOf } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { ShownExport } from "./shown-export.tsx";

const DAYS = ["dateFrom", "dateTo"] as const;

export function ExportForm({ values }: { values: FormValues }) {
  const { t } = useTranslation();
  const labels = labelsOf([...EXPORT_PARTS, ...DAYS, "format", "separator", "headings"], (name) =>
    t(`exports:field.${name}`),
  );
  return (
    <Form id="export" labels={labels} values={values}>
      <fieldset className="form-section">
        <legend>{t("exports:section.what")}</legend>
        <div>
          {EXPORT_PARTS.map((part) => (
            <Checkbox key={part} name={part}>
              {labels[part]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <fieldset className="form-section">
        <legend>{t("exports:section.when")}</legend>
        <div className="fields">
          {DAYS.map((day) => (
            <TextField key={day} name={day} type="date" label={labels[day]} span={3} optional />
          ))}
        </div>
        <p className="hint">{t("exports:periodHint")}</p>
      </fieldset>
      <fieldset className="form-section">
        <legend>{t("exports:section.how")}</legend>
        <div className="fields">
          <SelectField name="format" label={labels.format} span={3}>
            {EXPORT_FORMATS.map((format) => (
              <option key={format} value={format}>
                {t(`exports:format.${format}`)}
              </option>
            ))}
          </SelectField>
          <SelectField name="separator" label={labels.separator} span={3}>
            {CSV_SEPARATORS.map((separator) => (
              <option key={separator} value={separator}>
                {t(`exports:separator.${separator}`)}
              </option>
            ))}
          </SelectField>
          <SelectField name="headings" label={labels.headings} span={3}>
            {EXPORT_HEADINGS.map((headings) => (
              <option key={headings} value={headings}>
                {t(`exports:headings.${headings}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <p className="hint">{t("exports:formatHint")}</p>
        <p className="hint">{t("exports:headingsHint")}</p>
      </fieldset>
      <div className="stack">
        <ShownExport />
        <p className="hint">{t("exports:inert")}</p>
      </div>
      <div className="actions">
        <SubmitButton>{t("exports:submit")}</SubmitButton>
      </div>
    </Form>
  );
}
