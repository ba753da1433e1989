import { useTranslation } from "#app/ui/runtime/translation.ts";
import { CancelLink } from "../cancel-link.tsx";
import { type FieldProps, SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "../form.tsx";
import { SeenVersion } from "../fields/seen-version.tsx";
import { SubmitButton } from "../submit-button.tsx";

interface Field extends Pick<FieldProps, "name" | "label" | "hint" | "cap" | "optional"> {
  type?: "date" | "month";
  inputMode?: "decimal";
  start?: string;
  /** One of these instead of what is typed. */
  choices?: { value: string; label: string }[];
}

interface FieldsFormProps {
  id: string;
  version?: number;
  fields: Field[];
  submit: string;
  back: string;
}

/** A few fields below one another, such as an amount, its day and a reason. */
export function FieldsForm({ id, version, fields, submit, back }: FieldsFormProps) {
  const { t } = useTranslation();
  const start = Object.fromEntries(fields.map(({ name, start = "" }) => [name, start]));
  return (
    <Form
      id={id}
      className="stack"
      labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
      values={start}
    >
      {version === undefined ? null : <SeenVersion version={version} />}
      {fields.map(({ start: _start, choices, ...field }) =>
        choices ? (
          <SelectField key={field.name} {...field}>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField key={field.name} {...field} />
        ),
      )}
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{submit}</SubmitButton>
        <CancelLink to={back} />
      </div>
    </Form>
  );
}
