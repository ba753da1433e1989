import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { PaymentRow } from "#app/features/money/payments/rows/payment-row.ts";
import { InvoiceLinks, usePayer } from "#app/ui/payments/payment-text.tsx";
import { RecordTable } from "#app/ui/elements/tables/record-table.tsx";

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
    <RecordTable
      caption={t("payments:file.caption")}
      rows={rows}
      columns={[
        { head: t("payments:head.day"), place: "meta date", of: ({ day }) => day },
        { head: t("payments:head.payer"), place: "title", of: payerOf },
        {
          head: t("payments:head.invoice"),
          place: "rest",
          of: ({ invoices }) => <InvoiceLinks invoices={invoices} />,
        },
        { head: t("payments:head.result"), place: "status", of: (row) => <Result {...row} /> },
        { head: t("payments:head.amount"), place: "amount num", of: ({ amount }) => amount },
      ]}
    />
  );
}

function Result({ state, why }: PaymentRow) {
  const { t } = useTranslation();
  if (state === "unassigned" && why.key === "already_paid")
    return <span className="status is-overdue">{t("payments:file.state.twice")}</span>;
  return <span className={`status is-${SHAPES[state]}`}>{t(`payments:file.state.${state}`)}</span>;
}
