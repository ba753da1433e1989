import { TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface AdjustmentsFormProps {
  version: number;
  caps: { reason: number; receipt: number };
  words: string[];
  rows: { ziffer: string; amount: string; reason: string; receipt: string }[];
}

export function AdjustmentsForm({ version, caps, words, rows }: AdjustmentsFormProps) {
  const { t } = useTranslation();
  const labels = {
    "rows.amount": t("tax:adjust.amount"),
    "rows.reason": t("tax:adjust.reason"),
    "rows.receipt": t("tax:adjust.receipt"),
  };
  return (
    <Form id="tax-adjustments" labels={labels} values={{ rows }} className="stack">
      <SeenVersion version={version} />
      {rows.map(({ ziffer }, index) => (
        <fieldset key={ziffer} className="field">
          <legend className="label">{`${ziffer} ${t(`tax:line.${words[index] ?? ""}`)}`}</legend>
          <input type="hidden" name={`rows[${index}].ziffer`} value={ziffer} />
          <div className="fields">
            <TextField
              name={`rows[${index}].amount`}
              label={labels["rows.amount"]}
              inputMode="decimal"
              mayWait
              span={2}
            />
            <TextField
              name={`rows[${index}].reason`}
              label={labels["rows.reason"]}
              cap={caps.reason}
              mayWait
              span={2}
            />
            <TextField
              name={`rows[${index}].receipt`}
              label={labels["rows.receipt"]}
              cap={caps.receipt}
              optional
              span={2}
            />
          </div>
        </fieldset>
      ))}
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{t("tax:typed.save")}</SubmitButton>
      </div>
    </Form>
  );
}
