import type { AccountName } from "#app/features/books/book/accounts.ts";
import { TAKES_DIFFERENCE } from "#app/features/books/journal/by-hand/opening.ts";
import { paths } from "#app/paths.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface OpeningFormProps {
  version: number;
  values: FormValues;
  accounts: { name: AccountName; label: string; kind: "assets" | "debts"; hint: string }[];
}

export function OpeningForm({ version, values, accounts }: OpeningFormProps) {
  const { t } = useTranslation();
  const labels = {
    day: t("year:opening.day"),
    difference: t("year:opening.difference"),
    ...Object.fromEntries(accounts.map(({ name, label }) => [name, label])),
  };
  return (
    <Form id="opening" className="stack" labels={labels} values={values}>
      <SeenVersion version={version} />
      <div className="fields">
        <TextField name="day" type="date" label={labels.day} hint={t("year:opening.dayHint")} span={3} />
      </div>
      {(["assets", "debts"] as const).map((kind) => (
        <fieldset key={kind} className="form-section is-rule">
          <legend>{t(`year:opening.${kind}`)}</legend>
          <div className="fields">
            {accounts
              .filter((account) => account.kind === kind)
              .map(({ name, label, hint }) => (
                <TextField
                  key={name}
                  name={name}
                  label={label}
                  hint={hint}
                  inputMode="decimal"
                  mayWait
                  span={3}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <SelectField
        name="difference"
        label={labels.difference}
        hint={t("year:opening.differenceHint")}
        mayWait
      >
        <option value="">{t("year:opening.noDifference")}</option>
        {accounts
          .filter(({ name }) => TAKES_DIFFERENCE.some((one) => one === name))
          .map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
      </SelectField>
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{t("year:opening.save")}</SubmitButton>
        <CancelLink to={paths.balances} />
      </div>
    </Form>
  );
}
