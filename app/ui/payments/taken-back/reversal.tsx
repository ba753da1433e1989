import { useTranslation } from "#app/ui/translation.ts";
import type { ReversalRow } from "#app/features/bank-files/reversals/reversal-rows.server.ts";
import { paths } from "#app/paths.ts";
import { InvoiceLinks, usePayer } from "#app/ui/payments/payment-text.tsx";
import { PostButton } from "#app/ui/payments/post-button.tsx";
import { CardTable, numberHead } from "#app/ui/tables/card-table.tsx";

export function Reversal({ row }: { row: ReversalRow }) {
  const { t } = useTranslation();
  const { id, kind, state, day, amount, payer, reference, message, payments } = row;
  const stated = [
    payer,
    reference && t("payments:reference", { reference }),
    message && t("payments:message", { text: message }),
  ].filter(Boolean);
  const what = t(`payments:takenBack.${kind}`, { amount, day });
  const ignore = t(payments.length ? "payments:takenBack.ignore" : "payments:review.ignore");
  return (
    <section className="stack" aria-labelledby={`reversal-${id}`}>
      <div>
        <h2 id={`reversal-${id}`} className="t-20">
          {what}
        </h2>
        <p className="soft wrap-any">{stated.length ? stated.join(" · ") : t("payments:withoutText")}</p>
      </div>
      {payments.length ? <Payments row={row} /> : null}
      {state === "waiting" && payments.length === 0 ? <p>{t("payments:takenBack.noPayment")}</p> : null}
      <div className="actions">
        {state === "waiting" ? (
          <PostButton action={paths.ignoreTakenBack(id)} label={`${ignore}: ${what}`}>
            {ignore}
          </PostButton>
        ) : (
          <PostButton action={paths.reopenTakenBack(id)} label={`${t("payments:takenBack.reopen")}: ${what}`}>
            {t("payments:takenBack.reopen")}
          </PostButton>
        )}
      </div>
    </section>
  );
}

function Payments({ row: { id, state, payments } }: { row: ReversalRow }) {
  const { t } = useTranslation();
  const payerOf = usePayer();
  const isWaiting = state === "waiting";
  return (
    <CardTable
      caption={t("payments:takenBack.caption")}
      heads={[
        t("payments:head.day"),
        t("payments:head.payer"),
        t("payments:head.invoice"),
        numberHead(t("payments:head.amount")),
      ]}
      hasActions={isWaiting}
    >
      {payments.map((payment) => (
        <tr key={payment.id}>
          <td data-cell="meta" className="date">
            {payment.day}
          </td>
          <td data-cell="title">{payerOf(payment)}</td>
          <td data-cell="rest">
            <InvoiceLinks invoices={payment.invoices} />
          </td>
          <td data-cell="amount" className="num">
            {payment.amount}
          </td>
          {isWaiting ? (
            <td data-cell="actions">
              <div className="actions">
                <PostButton
                  action={paths.chooseTakenBack(id)}
                  paymentId={payment.id}
                  label={t("payments:takenBack.chooseOf", { payer: payerOf(payment), day: payment.day })}
                >
                  {t("payments:takenBack.choose")}
                </PostButton>
              </div>
            </td>
          ) : null}
        </tr>
      ))}
    </CardTable>
  );
}
