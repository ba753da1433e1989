import { useTranslation } from "#app/ui/translation.ts";
import type { PaymentRow } from "#app/features/payments/rows/payment-row.ts";
import { InvoiceLinks, usePayer } from "#app/ui/payments/payment-text.tsx";

/** Colours as those of invoices: what is done, what waits, what is wrong. */
const SHAPES = {
  booked: "paid",
  proposed: "sent",
  unassigned: "draft",
  ignored: "draft",
  reversed: "cancelled",
  credit: "paid",
  withdrawn: "cancelled",
} as const;

export function FilePayments({ rows }: { rows: PaymentRow[] }) {
  const { t } = useTranslation();
  const payerOf = usePayer();
  return (
    <table className="table is-cards">
      <caption className="visually-hidden">{t("payments:file.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("payments:head.day")}</th>
          <th scope="col">{t("payments:head.payer")}</th>
          <th scope="col">{t("payments:head.invoice")}</th>
          <th scope="col">{t("payments:head.result")}</th>
          <th scope="col" className="num">
            {t("payments:head.amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td data-cell="meta" className="date">
              {row.day}
            </td>
            <td data-cell="title">{payerOf(row)}</td>
            <td data-cell="rest">
              <InvoiceLinks invoices={row.invoices} />
            </td>
            <td data-cell="status">
              <Result {...row} />
            </td>
            <td data-cell="amount" className="num">
              {row.amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Result({ state, why }: PaymentRow) {
  const { t } = useTranslation();
  if (state === "unassigned" && why.key === "already_paid")
    return <span className="status is-overdue">{t("payments:file.state.twice")}</span>;
  return <span className={`status is-${SHAPES[state]}`}>{t(`payments:file.state.${state}`)}</span>;
}
