import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { PaymentList } from "#app/features/money/payments/payment-lists.ts";
import type { PaymentRow } from "#app/features/money/payments/rows/payment-row.ts";
import { InvoiceLinks, PaymentText, usePayer } from "./payment-text.tsx";
import { RowButtons } from "./row-buttons.tsx";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";

interface PaymentTableProps {
  list: PaymentList;
  rows: PaymentRow[];
}

/** What is booked says how, anything else why it is not. */
export function PaymentTable({ list, rows }: PaymentTableProps) {
  const { t } = useTranslation();
  const payerOf = usePayer();
  const isBooked = list === "booked";
  return (
    <CardTable
      caption={t(`payments:filter.${list}`)}
      heads={[
        t("payments:head.day"),
        { text: t("payments:head.payer"), className: "w-30" },
        isBooked && t("payments:head.invoice"),
        t(isBooked ? "payments:head.how" : "payments:head.why"),
        numberHead(t("payments:head.amount")),
      ]}
      hasActions
      className="payments"
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td data-cell="meta" className="date">
            {row.day}
          </td>
          <td data-cell="title">
            {payerOf(row)}
            {isBooked ? null : (
              <small className="payment-text">
                <PaymentText {...row} />
              </small>
            )}
          </td>
          {isBooked ? (
            <td data-cell="rest">
              <InvoiceLinks invoices={row.invoices} />
            </td>
          ) : null}
          <td data-cell={isBooked ? "status" : "rest"} className="soft">
            {isBooked ? (
              <>
                {row.how && t(`payments:how.${row.how}`)}
                {row.fee ? `, ${t("payments:how.fee", { fee: row.fee })}` : null}
              </>
            ) : (
              <>
                <InvoiceLinks invoices={row.invoices} />{" "}
                {row.why.key && t(`payments:why.${row.why.key}`, row.why)}
              </>
            )}
          </td>
          <td data-cell="amount" className="num">
            {row.amount}
          </td>
          <td data-cell="actions">
            <div className="actions">
              <RowButtons list={list} row={row} />
            </div>
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
