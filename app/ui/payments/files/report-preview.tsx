import type { ReportRows } from "#app/features/money/bank-files/preview/report-rows.server.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { InvoiceLinks, usePayer } from "#app/ui/payments/payment-text.tsx";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function ReportPreview({ preview }: { preview: ReportRows }) {
  const { t } = useTranslation();
  const { name, accounts, rows, hidden } = preview;
  return (
    <Band title={t("bank-csv:preview.title")} className="is-open" bodyClass="stack">
      <p className="small soft wrap-any">{[name, ...accounts].join(", ")}</p>
      <Message tone="note">{t("bank-csv:preview.lead")}</Message>
      {rows.length === 0 ? <p>{t("bank-csv:preview.nothing")}</p> : <Entries rows={rows} />}
      {hidden > 0 ? <p>{t("bank-csv:preview.more", { count: hidden })}</p> : null}
    </Band>
  );
}

function Entries({ rows }: Pick<ReportRows, "rows">) {
  const { t } = useTranslation();
  const payerOf = usePayer();
  return (
    <CardTable
      caption={t("bank-csv:preview.title")}
      heads={[
        t("payments:head.day"),
        t("payments:head.payer"),
        t("bank-csv:preview.state"),
        t("bank-csv:preview.would"),
        numberHead(t("bank-csv:column.amount")),
      ]}
    >
      {rows.map((row, index) => (
        <tr key={index}>
          <td data-cell="meta" className="date">
            {row.day}
          </td>
          <td data-cell="title" className="wrap-any">
            {payerOf(row)}
            <small className="payment-text">{row.text}</small>
          </td>
          <td data-cell="status">
            {t(row.isPending ? "bank-csv:preview.pending" : "bank-csv:preview.booked")}
          </td>
          <td data-cell="rest">
            <WouldSettle row={row} />
          </td>
          <td data-cell="amount" className="num">
            {row.amount}
          </td>
        </tr>
      ))}
    </CardTable>
  );
}

function WouldSettle({ row: { outcome, invoices } }: { row: ReportRows["rows"][number] }) {
  const { t } = useTranslation();
  if (invoices.length === 0) return <>{t(`bank-csv:preview.outcome.${outcome}`)}</>;
  return (
    <>
      {invoices.map(({ id, number, amount }) => (
        <span key={id} className="nowrap">
          <InvoiceLinks invoices={[{ id, number, due: amount }]} /> {amount}{" "}
        </span>
      ))}
      <small className="payment-text">{t(`bank-csv:preview.outcome.${outcome}`)}</small>
    </>
  );
}
