import { useTranslation } from "#app/ui/runtime/translation.ts";
import { IN_CASH } from "#app/features/books/ledger/in-cash.ts";
import { MAX_NOTE } from "#app/features/money/payments/payment-limits.ts";
import { FieldsForm } from "#app/ui/forms/whole/fields-form.tsx";

interface RefundFormProps {
  rest: string;
  currency: string;
  today: string;
  back: string;
  /** Whether the payment came in so. */
  isInCash: boolean;
}

export function RefundForm({ rest, currency, today, back, isInCash }: RefundFormProps) {
  const { t } = useTranslation();
  return (
    <FieldsForm
      id="refund"
      fields={[
        { name: "amount", label: t("invoices:payAmount", { currency }), inputMode: "decimal", start: rest },
        {
          name: "method",
          label: t("sending:refund.method"),
          start: isInCash ? IN_CASH : "",
          choices: [
            { value: "", label: t("sending:refund.fromBank") },
            { value: IN_CASH, label: t("sending:payment.inCash") },
          ],
        },
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
