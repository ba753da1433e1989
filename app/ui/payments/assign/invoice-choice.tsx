import { useTranslation } from "#app/ui/translation.ts";
import type { AssignData } from "#app/features/payments/review/assign-data.ts";
import { paths } from "#app/paths.ts";
import { CardTable, numberHead } from "#app/ui/tables/card-table.tsx";

interface InvoiceChoiceProps {
  paymentId: string;
  invoices: AssignData["invoices"];
  teachable: string;
  /** Empty: to the list of payments. */
  redirectTo: string;
}

export function InvoiceChoice({ paymentId, invoices, teachable, redirectTo }: InvoiceChoiceProps) {
  const { t } = useTranslation();
  return (
    <form method="post" action={paths.assignPayment(paymentId)}>
      {redirectTo ? <input type="hidden" name="redirectTo" value={redirectTo} /> : null}
      {teachable ? (
        <label className="check">
          <input type="checkbox" name="teach" value="yes" />
          <span>{t("payments:rules.teach", { iban: teachable })}</span>
        </label>
      ) : null}
      <CardTable
        caption={t("payments:assign.caption")}
        heads={[
          t("payments:head.invoice"),
          t("invoices:head.client"),
          t("payments:assign.due"),
          numberHead(t("payments:assign.amount")),
        ]}
        hasActions
      >
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
      </CardTable>
    </form>
  );
}
