import { useTranslation } from "#app/ui/translation.ts";
import type { AssignData } from "#app/features/payments/review/assign-data.ts";
import { paths } from "#app/paths.ts";
import { ActionsHead } from "#app/ui/page/actions-head.tsx";

interface InvoiceChoiceProps {
  paymentId: string;
  invoices: AssignData["invoices"];
  /** Empty: to the list of payments. */
  redirectTo: string;
}

export function InvoiceChoice({ paymentId, invoices, redirectTo }: InvoiceChoiceProps) {
  const { t } = useTranslation();
  return (
    <form method="post" action={paths.assignPayment(paymentId)}>
      {redirectTo ? <input type="hidden" name="redirectTo" value={redirectTo} /> : null}
      <table className="table is-cards">
        <caption className="visually-hidden">{t("payments:assign.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("payments:head.invoice")}</th>
            <th scope="col">{t("invoices:head.client")}</th>
            <th scope="col">{t("payments:assign.due")}</th>
            <th scope="col" className="num">
              {t("payments:assign.amount")}
            </th>
            <ActionsHead />
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ id, number, recipient, dueDate, due }) => (
            <tr key={id}>
              <td data-cell="meta" className="nowrap">
                {number}
              </td>
              <td data-cell="title">{recipient}</td>
              <td data-cell="rest" data-label={t("payments:assign.due")} className="date">
                {dueDate}
              </td>
              <td data-cell="amount" className="num">
                {due}
              </td>
              <td data-cell="actions">
                <div className="actions">
                  <button
                    className="button button-quiet is-small"
                    name="invoiceId"
                    value={id}
                    aria-label={t("payments:assign.submitOf", { number })}
                  >
                    {t("payments:assign.submit")}
                  </button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </form>
  );
}
