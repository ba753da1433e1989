import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { inputsOf, TextField } from "#app/ui/forms/fields/field.tsx";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { Form, useShownValues } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function DepositForm({ id, version }: { id: string; version: number }) {
  const { t } = useTranslation();
  const values = useShownValues("deposit", { percent: "50", amount: "" });
  const labels = { percent: t("sending:deposit.percent"), amount: t("sending:deposit.amount") };
  const input = inputsOf(labels);
  return (
    <Form id="deposit" className="stack" labels={labels} values={values}>
      <SeenVersion version={version} />
      <p>{t("sending:deposit.text")}</p>
      <div className="fields">
        <TextField {...input("percent")} inputMode="decimal" className="num" span={3} />
        <TextField {...input("amount")} inputMode="decimal" className="num" span={3} />
      </div>
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{t("sending:deposit.submit")}</SubmitButton>
        <CancelLink to={paths.invoice(id)} />
      </div>
    </Form>
  );
}
