import { useTranslation } from "#app/ui/translation.ts";
import { MAX_NOTE } from "#app/features/payments/payment-limits.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { Form, useRefusal } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

interface RefundFormProps {
  rest: string;
  today: string;
  back: string;
}

export function RefundForm({ rest, today, back }: RefundFormProps) {
  const { t } = useTranslation();
  const refusal = useRefusal();
  const labels = {
    amount: t("invoices:head.amount"),
    refundedOn: t("sending:refund.day"),
    note: t("sending:payment.note"),
  };
  return (
    <Form
      id="refund"
      className="stack"
      labels={labels}
      values={refusal?.repopulateFields ?? { amount: rest, refundedOn: today, note: "" }}
    >
      <TextField name="amount" label={labels.amount} inputMode="decimal" />
      <TextField name="refundedOn" type="date" label={labels.refundedOn} />
      <TextField
        name="note"
        label={labels.note}
        cap={MAX_NOTE}
        hint={t("sending:payment.noteHint")}
        optional
      />
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{t("sending:refund.record")}</SubmitButton>
        <CancelLink to={back} />
      </div>
    </Form>
  );
}
