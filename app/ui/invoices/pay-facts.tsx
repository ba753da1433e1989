import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { SlipView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { groupThousands } from "#app/swiss/decimal.ts";
import { CopyButton } from "#app/ui/elements/page/copy-button.tsx";

export function PayFacts({
  slip,
}: {
  slip: Pick<SlipView, "account" | "reference" | "amount" | "currency">;
}) {
  const { t } = useTranslation();
  const { account, reference, amount, currency } = slip;
  const facts = [
    { label: t("invoices:field.creditorIBAN"), value: account[0] ?? "" },
    { label: t("invoices:field.paymentReference"), value: reference },
    { label: t("invoices:payAmount", { currency }), value: groupThousands(amount.replace(/\s/g, "")) },
  ];
  return (
    <dl className="facts is-tight">
      {facts
        .filter(({ value }) => value)
        .map(({ label, value }) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} =`} className="title-row is-close">
            <span className="num">{value}</span>
            <CopyButton value={value.replace(/[\s']/g, "")} what={label} />
          </dd>,
        ])}
    </dl>
  );
}
