import type { ReactNode } from "react";
import { Link } from "#app/ui/elements/links/link.tsx";
import { SelectCell, SelectHead } from "#app/ui/elements/lists/select-cell.tsx";
import { CardTable } from "./card-table.tsx";

type Cell = "title" | "meta" | "rest" | "status" | "amount" | "none";

/** Where it stands on the card of a phone, then its classes; the heading of figures (`num`) stands as they do. */
type Place = Cell | `${Cell} ${string}`;

export interface Column<Row> {
  head: string;
  headClass?: string;
  place: Place | ((row: Row) => Place);
  isLabelled?: boolean;
  of: (row: Row) => ReactNode;
}

interface RecordTableProps<Row> {
  caption: string;
  rows: Row[];
  columns: Column<Row>[];
  actions?: (row: Row) => ReactNode;
  /** Boxes to tick. */
  select?: { isOfAll: boolean; label: (row: Row) => string };
}

export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { caption, rows, columns, actions, select } = props;
  const heads = columns.map(({ head, headClass, place }) =>
    typeof place === "string" && place.endsWith(" num")
      ? { text: head, className: "num" }
      : headClass
        ? { text: head, className: headClass }
        : head,
  );
  return (
    <CardTable
      caption={caption}
      selectHead={select ? <SelectHead isOfAll={select.isOfAll} /> : null}
      heads={heads}
      hasActions={actions !== undefined}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          {select ? <SelectCell id={row.id} label={select.label(row)} isOfAll={select.isOfAll} /> : null}
          {columns.map((column) => (
            <RecordCell key={column.head} column={column} row={row} />
          ))}
          {actions ? (
            <td data-cell="actions">
              <div className="actions">{actions(row)}</div>
            </td>
          ) : null}
        </tr>
      ))}
    </CardTable>
  );
}

function RecordCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { head, place, isLabelled, of } = column;
  const [cell, ...classes] = (typeof place === "string" ? place : place(row)).split(" ");
  return (
    <td
      data-cell={cell}
      data-label={isLabelled ? head : undefined}
      className={classes.join(" ") || undefined}
    >
      {of(row)}
    </td>
  );
}

export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="row-link" to={to}>
      {children}
    </Link>
  );
}
