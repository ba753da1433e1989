import { useTranslation } from "#app/ui/translation.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { Form, useRefusal } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { NotAllowed } from "./not-possible.tsx";

export interface MarkPaidData {
  id: string;
  number: string;
  recipient: string;
  /** `1'234.50` */
  amount: string;
  today: string;
  isAllowed: boolean;
}

export function MarkPaidForm({ id, number, recipient, amount, today, isAllowed }: MarkPaidData) {
  const { t } = useTranslation();
  const refusal = useRefusal();
  const label = t("sending:markPaid.date");
  if (!isAllowed) return <NotAllowed id={id} number={number} />;
  return (
    <div className="stack">
      <p>{t("sending:markPaid.open", { amount, name: recipient })}</p>
      <Form
        id="mark-paid"
        className="stack"
        labels={{ paidOn: label }}
        values={refusal?.repopulateFields ?? { paidOn: today }}
      >
        <TextField name="paidOn" type="date" label={label} hint={t("sending:markPaid.hint")} />
        <div className="actions">
          <SubmitButton busy={t("common:saving")}>{t("sending:action.markPaid")}</SubmitButton>
          <CancelLink to={paths.invoice(id)} />
        </div>
      </Form>
    </div>
  );
}
