import type { ReactNode } from "react";
import { ActionsHead } from "#app/ui/elements/tables/actions-head.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { SortHead } from "#app/ui/elements/links/sort-head.tsx";

interface PaperTableProps<Sort extends string> {
  caption: string;
  heads: { name: string; label: string; sort: Sort | null }[];
  list: Parameters<typeof SortHead<Sort>>[0]["list"];
  withoutClient: boolean;
  selectHead?: ReactNode;
  hasActions: boolean;
  /** A row for each, of `PaperCells`. */
  children: ReactNode;
}

export function PaperTable<Sort extends string>(props: PaperTableProps<Sort>) {
  const { caption, heads, list, withoutClient, selectHead, hasActions, children } = props;
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
          {hasActions ? <ActionsHead /> : null}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface PaperCellsProps {
  to: string;
  number: string;
  recipient: string;
  issueDate: string;
  /** Said with the status; empty where it does not matter any more. */
  lastDay: string;
  total: string;
  status: ReactNode;
  withoutClient: boolean;
  actions?: ReactNode;
}

export function PaperCells({ withoutClient, actions, ...row }: PaperCellsProps) {
  return (
    <>
      <td data-cell={withoutClient ? "title" : "meta"}>
        <Link className="row-link" to={row.to}>
          {row.number}
        </Link>
      </td>
      {withoutClient ? null : (
        <td data-cell="title" className="one-line" title={row.recipient}>
          {row.recipient}
        </td>
      )}
      <td data-cell={withoutClient ? "meta" : "none"} className="date">
        {row.issueDate}
      </td>
      <td data-cell="status">
        {row.status}
        {row.lastDay ? <span className="last-day">{row.lastDay}</span> : null}
      </td>
      <td data-cell="amount" className="num">
        {row.total}
      </td>
      {actions ? <td data-cell="actions">{actions}</td> : null}
    </>
  );
}
