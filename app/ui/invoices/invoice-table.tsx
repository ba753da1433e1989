import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { InvoiceRow } from "#app/features/invoices/invoice-rows.ts";
import { paths } from "#app/paths.ts";
import { Status } from "../status.tsx";

interface InvoiceTableProps {
  rows: InvoiceRow[];
  caption: string;
  /** With a box to tick in each row, named `id`. */
  selectable?: boolean;
}

/** A table on wide screens, cards on a phone. */
export function InvoiceTable({ rows, caption, selectable }: InvoiceTableProps) {
  const { t } = useTranslation();
  const heads = ["number", "client", "date", "due", "status"] as const;
  return (
    <table className="table is-cards">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {selectable ? (
            <th scope="col">
              <span className="visually-hidden">{t("invoices:list.select")}</span>
            </th>
          ) : null}
          {heads.map((head) => (
            <th key={head} scope="col">
              {t(`invoices:head.${head}`)}
            </th>
          ))}
          <th scope="col" className="num">
            {t("invoices:head.amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} selectable={selectable} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, selectable }: { row: InvoiceRow; selectable?: boolean }) {
  const { t } = useTranslation();
  return (
    <tr className={row.status === "cancelled" ? "is-void" : undefined}>
      {selectable ? (
        <td data-cell="select">
          <label className="check">
            <input type="checkbox" name="id" value={row.id} />
            <span className="visually-hidden">{t("invoices:list.selectOne", { number: row.number })}</span>
          </label>
        </td>
      ) : null}
      <td data-cell="meta">
        <Link className="row-link" to={paths.invoice(row.id)} prefetch="intent">
          {row.number}
        </Link>
      </td>
      <td data-cell="title">{row.recipient}</td>
      <td data-cell="none" className="date">
        {row.issueDate}
      </td>
      <td data-cell="rest" data-label={t("invoices:list.dueLabel")} className="date">
        {row.dueDate}
      </td>
      <td data-cell="status">
        <Status status={row.status} />
      </td>
      <td data-cell="amount" className="num">
        {row.total}
      </td>
    </tr>
  );
}
