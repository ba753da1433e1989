import { paths } from "#app/paths.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form, useShownValues } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface OddRow {
  id: string;
  number: string;
  client: string;
  amount: string;
  rate: string;
  percent: string;
  supplyDay: string;
  times: string;
  rates: { value: string; text: string }[];
}

export function DecideRatesForm({ rows }: { rows: OddRow[] }) {
  const { t } = useTranslation();
  const { rows: shown } = useShownValues("tax-rates", {});
  const typed = Array.isArray(shown) ? shown : [];
  const labels = {
    "rows.supplyDay": t("tax:decide.supplyDay"),
    "rows.declaredAt": t("tax:decide.declaredAt"),
  };
  return (
    <Form id="tax-rates" labels={labels} className="stack">
      <p className="medium">{t("tax:decide.rateText")}</p>
      {rows.map((row, index) => (
        <RateRow
          key={`${row.id} ${row.rate} ${row.supplyDay}`}
          row={row}
          index={index}
          typed={typed.find(({ id, rate }) => id === row.id && rate === row.rate)}
        />
      ))}
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{t("tax:decide.save")}</SubmitButton>
      </div>
    </Form>
  );
}

interface RateRowProps {
  row: OddRow;
  index: number;
  typed: FormValues | undefined;
}

function RateRow({ row, index, typed }: RateRowProps) {
  const { t } = useTranslation();
  const { id, number, client, amount, rate, percent, supplyDay, times, rates } = row;
  return (
    <fieldset className="field">
      <legend className="label">
        <Link to={paths.invoice(id)}>{number}</Link>{" "}
        {t("tax:decide.rateOf", { client, amount, rate: percent, day: supplyDay })}
      </legend>
      <input type="hidden" name={`rows[${index}].id`} value={id} />
      <input type="hidden" name={`rows[${index}].rate`} value={rate} />
      <div className="fields">
        {times === "" ? null : (
          <TextField
            name={`rows[${index}].supplyDay`}
            label={t("tax:decide.supplyDay")}
            hint={t("tax:decide.times", { rate: percent, days: times })}
            type="date"
            initial={textOf(typed?.supplyDay)}
            mayWait
            span={3}
          />
        )}
        <SelectField
          name={`rows[${index}].declaredAt`}
          label={t("tax:decide.declaredAt")}
          hint={t("tax:decide.declaredAtHint")}
          initial={textOf(typed?.declaredAt)}
          mayWait
          span={3}
        >
          <option value="" />
          {rates.map(({ value, text }) => (
            <option key={value} value={value}>
              {text} %
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  );
}
