import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";

interface RefundTableProps {
  paymentId: string;
  rows: {
    id: string;
    day: string;
    note: string;
    amount: string;
    money: string;
    isReported: boolean;
    isInCash: boolean;
  }[];
}

export function RefundTable({ paymentId, rows }: RefundTableProps) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("sending:refund.list")}
      heads={[t("invoices:head.date"), t("sending:payment.note"), numberHead(t("invoices:head.amount"))]}
      hasActions
    >
      {rows.map(({ id, day, note, amount, money, isReported, isInCash }) => (
        <tr key={id}>
          <td data-cell="title" className="date">
            {day}
          </td>
          <td data-cell={note || isReported || isInCash ? "rest" : "none"} className="wrap-any">
            {isInCash ? `${t("sending:payment.inCash")} ` : null}
            {isReported ? t("sending:refund.byProvider") : note}
          </td>
          <td data-cell="amount" className="num">
            {amount}
          </td>
          <td data-cell={isReported ? "none" : "actions"}>
            {isReported ? null : (
              <May right="act">
                <form method="post" action={paths.undoRefund(paymentId)} className="actions">
                  <input type="hidden" name="refundId" value={id} />
                  <button
                    className="button button-quiet"
                    aria-label={t("sending:refund.undoOne", { amount: money, day })}
                  >
                    {t("sending:settling.undo")}
                  </button>
                </form>
              </May>
            )}
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
