import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ReversalRow } from "#app/features/money/bank-files/reversals/reversal-rows.server.ts";
import { paths } from "#app/paths.ts";
import { InvoiceLinks, usePayer } from "#app/ui/payments/payment-text.tsx";
import { PostButton } from "#app/ui/payments/post-button.tsx";
import { RecordTable } from "#app/ui/elements/tables/record-table.tsx";

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
  const choose = (payment: ReversalRow["payments"][number]) => (
    <PostButton
      action={paths.chooseTakenBack(id)}
      paymentId={payment.id}
      label={t("payments:takenBack.chooseOf", { payer: payerOf(payment), day: payment.day })}
    >
      {t("payments:takenBack.choose")}
    </PostButton>
  );
  return (
    <RecordTable
      caption={t("payments:takenBack.caption")}
      rows={payments}
      columns={[
        { head: t("payments:head.day"), place: "meta date", of: ({ day }) => day },
        { head: t("payments:head.payer"), place: "title", of: payerOf },
        {
          head: t("payments:head.invoice"),
          place: "rest",
          of: ({ invoices }) => <InvoiceLinks invoices={invoices} />,
        },
        { head: t("payments:head.amount"), place: "amount num", of: ({ amount }) => amount },
      ]}
      actions={state === "waiting" ? choose : undefined}
    />
  );
}
