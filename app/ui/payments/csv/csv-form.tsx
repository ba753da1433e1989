import type { CsvFormData } from "#app/features/money/bank-files/csv/csv-form.server.ts";
import type { CsvSamples } from "#app/features/money/bank-files/csv/csv-samples.ts";
import { SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form, useRefusal } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { CsvSampleTable } from "./csv-sample-table.tsx";
import { CsvSettings, useCsvLabels } from "./csv-settings.tsx";

interface CsvFormProps extends Pick<CsvFormData, "columns" | "accounts" | "values" | "samples"> {
  id: string;
  /** The choice that stands for an account that is not listed. */
  other: string;
}

/** A form whose first button, which Enter presses, shows how the file is read; only the other one imports it. */
export function CsvForm({ id, other, columns, accounts, values, samples }: CsvFormProps) {
  const { t } = useTranslation();
  const labels = useCsvLabels();
  return (
    <Form id={id} className="stack-wide" labels={labels} values={values}>
      <fieldset className="form-section">
        <legend>{labels.account}</legend>
        <div className="fields">
          <SelectField name="account" label={t("bank-csv:form.accountLabel")} span={3}>
            <option value="">{t("bank-csv:form.choose")}</option>
            {accounts.map(({ account, text }) => (
              <option key={account} value={account}>
                {text}
              </option>
            ))}
            <option value={other}>{t("bank-csv:form.other")}</option>
          </SelectField>
          <TextField
            name="otherAccount"
            label={t("bank-csv:form.otherAccount")}
            hint={t("bank-csv:form.otherHint")}
            span={3}
            mayWait
            cap={50}
          />
        </div>
      </fieldset>
      <CsvSettings columns={columns} />
      <Shown id={id} samples={samples} />
      <div className="actions">
        <button className="button" name="show" value="1">
          {t("bank-csv:form.show")}
        </button>
        <SubmitButton busy={t("payments:import.busy")}>{t("bank-csv:form.submit")}</SubmitButton>
      </div>
      <p className="hint">{t("bank-csv:form.kept")}</p>
    </Form>
  );
}

function Shown({ id, samples }: Pick<CsvFormProps, "id" | "samples">) {
  const refusal = useRefusal();
  const extra = refusal?.formId === id ? (refusal.extra as { samples?: CsvSamples } | null) : null;
  return <CsvSampleTable samples={extra?.samples ?? samples} />;
}
