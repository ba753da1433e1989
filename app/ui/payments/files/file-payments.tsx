import { useTranslation } from "#app/ui/translation.ts";
import type { PaymentRow } from "#app/features/payments/rows/payment-row.ts";
import { InvoiceLinks, usePayer } from "#app/ui/payments/payment-text.tsx";
import { CardTable, numberHead } from "#app/ui/tables/card-table.tsx";

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
    <CardTable
      caption={t("payments:file.caption")}
      heads={[
        t("payments:head.day"),
        t("payments:head.payer"),
        t("payments:head.invoice"),
        t("payments:head.result"),
        numberHead(t("payments:head.amount")),
      ]}
    >
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
    </CardTable>
  );
}

function Result({ state, why }: PaymentRow) {
  const { t } = useTranslation();
  if (state === "unassigned" && why.key === "already_paid")
    return <span className="status is-overdue">{t("payments:file.state.twice")}</span>;
  return <span className={`status is-${SHAPES[state]}`}>{t(`payments:file.state.${state}`)}</span>;
}
