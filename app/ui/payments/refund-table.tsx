import { useTranslation } from "#app/ui/translation.ts";
import { paths } from "#app/paths.ts";
import { ActionsHead } from "#app/ui/page/actions-head.tsx";

interface RefundTableProps {
  paymentId: string;
  rows: { id: string; day: string; note: string; amount: string; isReported: boolean }[];
}

export function RefundTable({ paymentId, rows }: RefundTableProps) {
  const { t } = useTranslation();
  return (
    <table className="table is-cards">
      <caption className="visually-hidden">{t("sending:refund.list")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("invoices:head.date")}</th>
          <th scope="col">{t("sending:payment.note")}</th>
          <th scope="col" className="num">
            {t("invoices:head.amount")}
          </th>
          <ActionsHead />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, day, note, amount, isReported }) => (
          <tr key={id}>
            <td data-cell="title" className="date">
              {day}
            </td>
            <td data-cell={note || isReported ? "rest" : "none"} className="wrap-any">
              {isReported ? t("sending:refund.byProvider") : note}
            </td>
            <td data-cell="amount" className="num">
              {amount}
            </td>
            <td data-cell={isReported ? "none" : "actions"}>
              {isReported ? null : (
                <form method="post" action={paths.undoRefund(paymentId)} className="actions">
                  <input type="hidden" name="refundId" value={id} />
                  <button
                    className="button button-quiet"
                    aria-label={t("sending:refund.undoOne", { amount, day })}
                  >
                    {t("sending:settling.undo")}
                  </button>
                </form>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
