import type { ReactNode } from "react";
import { ActionsHead } from "#app/ui/elements/tables/actions-head.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { SortHead } from "#app/ui/elements/links/sort-head.tsx";

interface PaperTableRow {
  id: string;
  to: string;
  number: string;
  recipient: string;
  issueDate: string;
  /** On which it is due, or valid. */
  lastDay: string;
  total: string;
  status: ReactNode;
  isVoid?: boolean;
  select?: ReactNode;
  actions?: ReactNode;
}

interface PaperTableProps<Sort extends string> {
  rows: PaperTableRow[];
  caption: string;
  heads: { name: string; label: string; sort: Sort | null }[];
  lastDayLabel: string;
  list: Parameters<typeof SortHead<Sort>>[0]["list"];
  /** On the page of the one whose they all are. */
  withoutClient: boolean;
  selectHead?: ReactNode;
}

export function PaperTable<Sort extends string>(props: PaperTableProps<Sort>) {
  const { rows, caption, heads, lastDayLabel, list, withoutClient, selectHead } = props;
  return (
    <table className="table is-cards">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {selectHead}
          {heads
            .filter(({ name }) => !withoutClient || name !== "client")
            .map(({ name, label, sort }) => (
              <SortHead key={name} label={label} sort={sort} list={list} isNumber={name === "amount"} />
            ))}
          {rows[0]?.actions ? <ActionsHead /> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={row.isVoid ? "is-void" : undefined}>
            {row.select}
            <td data-cell={withoutClient ? "title" : "meta"}>
              <Link className="row-link" to={row.to} prefetch="intent">
                {row.number}
              </Link>
            </td>
            {withoutClient ? null : <td data-cell="title">{row.recipient}</td>}
            <td data-cell={withoutClient ? "meta" : "none"} className="date">
              {row.issueDate}
            </td>
            <td data-cell="rest" data-label={lastDayLabel} className="date">
              {row.lastDay}
            </td>
            <td data-cell="status">{row.status}</td>
            <td data-cell="amount" className="num">
              {row.total}
            </td>
            {row.actions ? <td data-cell="actions">{row.actions}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
