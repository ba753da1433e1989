import { useLocation } from "@remix-run/react";
import { PAYING } from "#app/features/taxes/expenses/paid-from.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { HiddenField, inputsOf, SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export interface Paying {
  today: string;
  paidFrom: string;
}

function PayingOptions() {
  const { t } = useTranslation();
  return PAYING.map((name) => (
    <option key={name} value={name}>
      {t(`expenses:paidFrom.${name}`)}
    </option>
  ));
}

export function PayForm({ version, paying }: { version: number; paying: Paying }) {
  const { t } = useTranslation();
  const labels = { paidOn: t("expenses:field.paidOn"), paidFrom: t("expenses:field.paidFrom") };
  const input = inputsOf(labels, {});
  const values = { paidOn: paying.today, paidFrom: paying.paidFrom };
  return (
    <Form id="pay-expense" className="stack" labels={labels} values={values}>
      <SeenVersion version={version} />
      <HiddenField name="redirectTo" />
      <div className="fields">
        <TextField {...input("paidOn")} type="date" span={3} />
        <SelectField {...input("paidFrom")} span={3}>
          <PayingOptions />
        </SelectField>
      </div>
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{t("expenses:open.verb")}</SubmitButton>
        <CancelLink to={paths.expenses({ paid: "open" })} />
      </div>
    </Form>
  );
}

interface PayInRowProps {
  id: string;
  supplier: string;
  version: number;
  paying: Paying;
}

/** Leads back to the list; what is wrong is shown on the page of the payment. */
export function PayInRow({ id, supplier, version, paying }: PayInRowProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={paths.payExpense(id)} className="stack">
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <input type="hidden" name="version" value={version} />
      <input
        type="date"
        name="paidOn"
        defaultValue={paying.today}
        aria-label={`${supplier}: ${t("expenses:field.paidOn")}`}
      />
      <select
        name="paidFrom"
        defaultValue={paying.paidFrom}
        aria-label={`${supplier}: ${t("expenses:field.paidFrom")}`}
      >
        <PayingOptions />
      </select>
      <button className="button button-quiet" aria-label={`${supplier}: ${t("expenses:open.verb")}`}>
        {t("expenses:open.verb")}
      </button>
    </form>
  );
}
