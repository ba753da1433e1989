import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { PaymentRow, RowInvoice } from "#app/features/money/payments/rows/payment-row.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

/** The text that came with it, of which the reference says most, and the currency it was paid in. */
export function PaymentText({ reference, message, original, owed }: PaymentRow) {
  const { t } = useTranslation();
  const text = reference
    ? t("payments:reference", { reference })
    : message
      ? t("payments:message", { text: message })
      : t("payments:withoutText");
  return (
    <>{[text, original, owed && t("sending:refund.owed", { refunded: owed })].filter(Boolean).join(" · ")}</>
  );
}

export function InvoiceLinks({ invoices }: { invoices: RowInvoice[] }) {
  return (
    <>
      {invoices.map(({ id, number }, index) => (
        <span key={id}>
          {index > 0 ? ", " : null}
          <Link to={paths.invoice(id)}>{number}</Link>
        </span>
      ))}
    </>
  );
}

export function usePayer(): (row: Pick<PaymentRow, "payer">) => string {
  const { t } = useTranslation();
  return ({ payer }) => payer || t("payments:unknownPayer");
}
