import { useTranslation } from "#app/ui/runtime/translation.ts";
import { MAX_WRITE_OFF_REASON } from "#app/features/money/payments/payment-limits.ts";
import { paths } from "#app/paths.ts";
import { FieldsForm } from "#app/ui/forms/whole/fields-form.tsx";

interface WriteOffData {
  id: string;
  version: number;
  recipient: string;
  due: string;
  amount: string;
  currency: string;
  today: string;
}

export function WriteOffForm({ id, version, recipient, due, amount, currency, today }: WriteOffData) {
  const { t } = useTranslation();
  return (
    <div className="stack">
      <p>{t("sending:payment.due", { amount: due, name: recipient })}</p>
      <p>{t("sending:writeOff.text")}</p>
      <FieldsForm
        id="write-off"
        version={version}
        fields={[
          {
            name: "amount",
            label: t("invoices:payAmount", { currency }),
            inputMode: "decimal",
            start: amount,
          },
          { name: "writtenOffOn", label: t("sending:writeOff.day"), type: "date", start: today },
          {
            name: "reason",
            label: t("sending:writeOff.reason"),
            cap: MAX_WRITE_OFF_REASON,
            hint: t("sending:writeOff.reasonHint"),
          },
        ]}
        submit={t("sending:writeOff.record")}
        back={paths.invoice(id)}
      />
    </div>
  );
}
