import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { inputsOf, SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { OwnVersion } from "#app/ui/forms/fields/own-version.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface ByHandFormProps {
  today: string;
  accounts: { number: string; label: string }[];
  caps: { text: number; reference: number };
}

const SIDES = ["debitAccount", "creditAccount"] as const;

export function ByHandForm({ today, accounts, caps }: ByHandFormProps) {
  const { t } = useTranslation();
  const labels = {
    day: t("journal:head.day"),
    text: t("journal:head.text"),
    debitAccount: t("journal:head.debit"),
    creditAccount: t("journal:head.credit"),
    amount: t("journal:byHand.amount"),
    reference: t("journal:byHand.reference"),
  };
  const input = inputsOf(labels, caps);
  return (
    <Form id="book-by-hand" className="stack" labels={labels} values={{ day: today }}>
      <OwnVersion />
      <div className="fields">
        <TextField {...input("day")} type="date" span={3} />
        <TextField {...input("amount")} inputMode="decimal" span={3} />
      </div>
      <TextField {...input("text")} />
      <div className="fields">
        {SIDES.map((side) => (
          <SelectField key={side} {...input(side)} span={3}>
            <option value="">{t("journal:byHand.choose")}</option>
            {accounts.map(({ number, label }) => (
              <option key={number} value={number}>
                {label}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <TextField {...input("reference")} optional />
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{t("journal:byHand.submit")}</SubmitButton>
        <CancelLink to={paths.journal} />
      </div>
    </Form>
  );
}
