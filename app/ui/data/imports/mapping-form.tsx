import { useTranslation } from "#app/ui/runtime/translation.ts";
import { EXISTING_CHOICES } from "#app/features/front/imports/mapping/import-kinds.ts";
import type { MappingFormData } from "#app/features/front/imports/mapping/mapping-form.ts";
import { SelectField } from "#app/ui/forms/fields/field.tsx";
import { fieldId, Form, useFormField } from "#app/ui/forms/form.tsx";
import { ColumnChoices } from "#app/ui/elements/tables/column-choices.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

const FORM = "mapping";

export function MappingForm({ kind, choices, required, columns, values }: MappingFormData) {
  const { t } = useTranslation();
  const labels = {
    columns: t("imports:mapping.columns"),
    "columns.field": t("imports:mapping.columns"),
    existing: t(kind === "catalogue" ? "imports:mapping.existingOf" : "imports:mapping.existing"),
  };
  return (
    <Form id={FORM} labels={labels} values={values}>
      <fieldset className="form-section" id={fieldId(FORM, "columns")} tabIndex={-1}>
        <legend>{labels.columns}</legend>
        <Required required={required} />
        <ColumnChoices columns={columns} choices={choices} />
      </fieldset>
      {kind === "clients" || kind === "catalogue" ? <Existing kind={kind} label={labels.existing} /> : null}
      <div className="actions">
        <SubmitButton>{t("imports:mapping.submit")}</SubmitButton>
      </div>
    </Form>
  );
}

function Required({ required }: Pick<MappingFormData, "required">) {
  const { t } = useTranslation();
  const { error } = useFormField("columns");
  const fields = required.map(({ name }) => name).join(", ");
  return error ? (
    <p className="error">{error}</p>
  ) : (
    <p className="hint">{t("imports:mapping.required", { fields })}</p>
  );
}

function Existing({ kind, label }: { kind: "clients" | "catalogue"; label: string }) {
  const { t } = useTranslation();
  const hint = kind === "clients" ? "imports:mapping.existingHint" : "imports:mapping.existingOfHint";
  return (
    <fieldset className="form-section">
      <legend className="visually-hidden">{label}</legend>
      <SelectField name="existing" label={label} hint={t(hint)}>
        {EXISTING_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {t(`imports:mapping.${choice}`)}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
