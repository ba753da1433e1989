import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/translation.ts";
import {
  type InvoiceQuery,
  invoiceQueryString,
  type InvoiceSort,
} from "#app/features/invoices/list/invoice-query.ts";
import type { InvoiceRow } from "#app/features/invoices/list/invoice-rows.ts";
import { paths } from "#app/paths.ts";
import { PaidPart } from "./paid-part.tsx";
import { Status } from "#app/ui/page/status.tsx";
import { ActionsHead } from "#app/ui/tables/actions-head.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { SortHead } from "#app/ui/links/sort-head.tsx";

interface InvoiceTableProps {
  rows: InvoiceRow[];
  caption: string;
  /** With heads that sort the list. */
  query?: InvoiceQuery;
  /** On the page of the one whose they all are. */
  withoutClient?: boolean;
  /** With a checkbox `id` in each row. */
  selectAll?: SelectAll;
  /** At the end of each row. Not made here: most pages with a table need no forms. */
  actions?: (row: InvoiceRow) => ReactNode;
}

interface SelectAll {
  isAll: boolean;
  isSome: boolean;
  change: (checked: boolean) => void;
}

const HEADS: [head: string, sort: InvoiceSort | null][] = [
  ["number", "number"],
  ["client", "client"],
  ["date", "date"],
  ["due", "due"],
  ["status", null],
  ["amount", "amount"],
];

export function InvoiceTable({
  rows,
  caption,
  query,
  withoutClient = false,
  selectAll,
  actions,
}: InvoiceTableProps) {
  const heads = withoutClient ? HEADS.filter(([head]) => head !== "client") : HEADS;
  return (
    <table className="table is-cards">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {selectAll ? <SelectAllHead {...selectAll} /> : null}
          {heads.map(([head, sort]) => (
            <Head key={head} head={head} sort={sort} query={query} />
          ))}
          {actions ? <ActionsHead /> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.id}
            {...{ row, withoutClient }}
            selectable={selectAll !== undefined}
            actions={actions?.(row)}
          />
        ))}
      </tbody>
    </table>
  );
}

function SelectAllHead({ isAll, isSome, change }: SelectAll) {
  const { t } = useTranslation();
  return (
    <th scope="col" className="select-all">
      <span className="visually-hidden">{t("invoice-list:select")}</span>
      <label className="check needs-scripts only-wide">
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = isSome;
          }}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        <span className="visually-hidden">{t("invoice-list:selectAll")}</span>
      </label>
    </th>
  );
}

interface HeadProps {
  head: string;
  sort: InvoiceSort | null;
  query?: InvoiceQuery;
}

function Head({ head, sort, query }: HeadProps) {
  const { t } = useTranslation();
  const label = t(`invoices:head.${head}`);
  const list = query && {
    ...query,
    addressOf: (order: Pick<typeof query, "sort" | "descending">) =>
      paths.invoices + invoiceQueryString(query, order),
  };
  return <SortHead {...{ label, sort, list }} isNumber={head === "amount"} />;
}

interface RowProps {
  row: InvoiceRow;
  withoutClient: boolean;
  selectable: boolean;
  actions: ReactNode;
}

function Row({ row, withoutClient, selectable, actions }: RowProps) {
  const { t } = useTranslation();
  return (
    <tr className={row.status === "cancelled" ? "is-void" : undefined}>
      {selectable ? (
        <td data-cell="select">
          <label className="check">
            <input type="checkbox" name="id" value={row.id} />
            <span className="visually-hidden">{t("invoice-list:selectOne", { number: row.number })}</span>
          </label>
        </td>
      ) : null}
      <td data-cell={withoutClient ? "title" : "meta"}>
        <Link className="row-link" to={paths.invoice(row.id)} prefetch="intent">
          {row.number}
        </Link>
      </td>
      {withoutClient ? null : <td data-cell="title">{row.recipient}</td>}
      <td data-cell={withoutClient ? "meta" : "none"} className="date">
        {row.issueDate}
      </td>
      <td data-cell="rest" data-label={t("invoice-list:dueLabel")} className="date">
        {row.dueDate}
      </td>
      <td data-cell="status">
        <Status status={row.status} />
        <PaidPart paid={row.paidPart} total={row.total} />
      </td>
      <td data-cell="amount" className="num">
        {row.total}
      </td>
      {actions ? <td data-cell="actions">{actions}</td> : null}
    </tr>
  );
}
