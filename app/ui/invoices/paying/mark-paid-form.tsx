import { useTranslation } from "#app/ui/runtime/translation.ts";
import { IN_CASH } from "#app/features/books/ledger/in-cash.ts";
import { paths } from "#app/paths.ts";
import { FieldsForm } from "#app/ui/forms/whole/fields-form.tsx";
import { NotAllowed } from "#app/ui/invoices/not-possible.tsx";

export interface MarkPaidData {
  id: string;
  number: string;
  recipient: string;
  /** `CHF 1'234.50` */
  amount: string;
  today: string;
  isAllowed: boolean;
}

export function MarkPaidForm({ id, number, recipient, amount, today, isAllowed }: MarkPaidData) {
  const { t } = useTranslation();
  if (!isAllowed) return <NotAllowed id={id} number={number} />;
  const day = { name: "paidOn", label: t("sending:markPaid.date"), hint: t("sending:markPaid.hint") };
  const received = [
    { value: "", label: t("sending:payment.toBank") },
    { value: IN_CASH, label: t("sending:payment.inCash") },
  ];
  return (
    <div className="stack">
      <p>{t("sending:markPaid.open", { amount, name: recipient })}</p>
      <FieldsForm
        id="mark-paid"
        fields={[
          { ...day, type: "date", start: today },
          { name: "method", label: t("sending:payment.method"), choices: received },
        ]}
        submit={t("sending:action.markPaid")}
        back={paths.invoice(id)}
      />
    </div>
  );
}
