import { CSV_COLUMNS } from "#app/features/money/bank-files/csv/csv-columns.ts";
import type { ExampleColumn } from "#app/features/running/table-files/column-examples.ts";
import { SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { fieldId, useFormField } from "#app/ui/forms/form.tsx";
import { useFormId } from "#app/ui/forms/form-id.ts";
import { ColumnChoices } from "#app/ui/elements/tables/column-choices.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function CsvSettings({ columns }: { columns: ExampleColumn[] }) {
  const { t } = useTranslation();
  const formId = useFormId();
  const choices = CSV_COLUMNS.map((field) => ({ field, name: t(`bank-csv:column.${field}`) }));
  return (
    <>
      <fieldset className="form-section" id={fieldId(formId, "columns")} tabIndex={-1}>
        <legend>{t("bank-csv:form.columns")}</legend>
        <Needed />
        <ColumnChoices columns={columns} choices={choices} />
      </fieldset>
      <fieldset className="form-section">
        <legend>{t("bank-csv:form.writing")}</legend>
        <div className="fields">
          <SelectField name="dayOrder" label={t("bank-csv:form.dayOrder")} span={3}>
            <option value="dmy">{t("bank-csv:dayOrder.dmy")}</option>
            <option value="ymd">{t("bank-csv:dayOrder.ymd")}</option>
            <option value="mdy">{t("bank-csv:dayOrder.mdy")}</option>
          </SelectField>
          <SelectField name="decimal" label={t("bank-csv:form.decimal")} span={3}>
            <option value=".">{t("bank-csv:decimal.point")}</option>
            <option value=",">{t("bank-csv:decimal.comma")}</option>
          </SelectField>
          <TextField
            name="currency"
            label={t("bank-csv:form.currency")}
            hint={t("bank-csv:form.currencyHint")}
            span={3}
          />
        </div>
      </fieldset>
    </>
  );
}

function Needed() {
  const { t } = useTranslation();
  const { error } = useFormField("columns");
  return error ? <p className="error">{error}</p> : <p className="hint">{t("bank-csv:form.needed")}</p>;
}

export function useCsvLabels(): Record<string, string> {
  const { t } = useTranslation();
  return {
    account: t("bank-csv:form.account"),
    otherAccount: t("bank-csv:form.otherAccount"),
    columns: t("bank-csv:form.columns"),
    "columns.field": t("bank-csv:form.columns"),
    dayOrder: t("bank-csv:form.dayOrder"),
    decimal: t("bank-csv:form.decimal"),
    currency: t("bank-csv:form.currency"),
  };
}
