import { useTranslation } from "#app/ui/translation.ts";
import { MAX_WRITE_OFF_REASON } from "#app/features/payments/payment-limits.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { Form, useRefusal } from "#app/ui/forms/form.tsx";
import { SeenVersion } from "#app/ui/forms/hidden/seen-version.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

interface WriteOffData {
  id: string;
  version: number;
  recipient: string;
  due: string;
  today: string;
}

export function WriteOffForm({ id, version, recipient, due, today }: WriteOffData) {
  const { t } = useTranslation();
  const refusal = useRefusal();
  const labels = {
    amount: t("invoices:head.amount"),
    writtenOffOn: t("sending:writeOff.day"),
    reason: t("sending:writeOff.reason"),
  };
  return (
    <div className="stack">
      <p>{t("sending:payment.due", { amount: due, name: recipient })}</p>
      <p>{t("sending:writeOff.text")}</p>
      <Form
        id="write-off"
        className="stack"
        labels={labels}
        values={refusal?.repopulateFields ?? { amount: due, writtenOffOn: today, reason: "" }}
      >
        <SeenVersion version={version} />
        <TextField name="amount" label={labels.amount} inputMode="decimal" />
        <TextField name="writtenOffOn" type="date" label={labels.writtenOffOn} />
        <TextField
          name="reason"
          label={labels.reason}
          cap={MAX_WRITE_OFF_REASON}
          hint={t("sending:writeOff.reasonHint")}
        />
        <div className="actions">
          <SubmitButton busy={t("common:saving")}>{t("sending:writeOff.record")}</SubmitButton>
          <CancelLink to={paths.invoice(id)} />
        </div>
      </Form>
    </div>
  );
}
