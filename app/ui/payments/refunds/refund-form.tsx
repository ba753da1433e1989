import { useTranslation } from "#app/ui/runtime/translation.ts";
import { MAX_NOTE } from "#app/features/money/payments/payment-limits.ts";
import { FieldsForm } from "#app/ui/forms/whole/fields-form.tsx";

interface RefundFormProps {
  rest: string;
  currency: string;
  today: string;
  back: string;
}

export function RefundForm({ rest, currency, today, back }: RefundFormProps) {
  const { t } = useTranslation();
  return (
    <FieldsForm
      id="refund"
      fields={[
        { name: "amount", label: t("invoices:payAmount", { currency }), inputMode: "decimal", start: rest },
        { name: "refundedOn", label: t("sending:refund.day"), type: "date", start: today },
        {
          name: "note",
          label: t("sending:payment.note"),
          cap: MAX_NOTE,
          hint: t("sending:payment.noteHint"),
          optional: true,
        },
      ]}
      submit={t("sending:refund.record")}
      back={back}
    />
  );
}
