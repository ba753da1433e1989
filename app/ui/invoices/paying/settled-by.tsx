import { useTranslation } from "react-i18next";
import type { SettlingRow } from "#app/features/payments/settling-rows.ts";
import { paths } from "#app/paths.ts";
import { ActionsHead } from "#app/ui/page/actions-head.tsx";

interface SettledByProps {
  rows: SettlingRow[];
  /** Of the page that shows them. */
  address: string;
}

export function SettledBy({ rows, address }: SettledByProps) {
  const { t } = useTranslation();
  return (
    <table className="table is-cards">
      <caption className="visually-hidden">{t("sending:settling.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("invoices:head.date")}</th>
          <th scope="col">{t("sending:settling.kind")}</th>
          <th scope="col">{t("sending:settling.text")}</th>
          <th scope="col" className="num">
            {t("invoices:head.amount")}
          </th>
          <ActionsHead />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, kind, day, text, amount, outOf, paymentId }) => (
          <tr key={id}>
            <td data-cell="meta" className="date">
              {day}
            </td>
            <td data-cell="title">{t(`sending:settling.${kind}`)}</td>
            <td data-cell={text || outOf ? "rest" : "none"} className="wrap-any">
              {text} {outOf ? <span className="soft">{t("sending:settling.outOf", { outOf })}</span> : null}
            </td>
            <td data-cell="amount" className="num">
              {amount}
            </td>
            <td data-cell={paymentId ? "actions" : "none"}>
              {paymentId ? (
                <form method="post" action={paths.undoPayment(paymentId)} className="actions">
                  <input type="hidden" name="redirectTo" value={address} />
                  <button
                    className="button button-quiet"
                    aria-label={t("sending:settling.undoOne", { amount, day })}
                  >
                    {t("sending:settling.undo")}
                  </button>
                </form>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
