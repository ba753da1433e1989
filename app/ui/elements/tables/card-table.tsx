import type { ReactNode } from "react";
import { ActionsHead } from "./actions-head.tsx";

interface Head {
  text: string;
  className: string;
}

interface CardTableProps {
  caption: string;
  /** False for a column that this list does not have. */
  heads: (string | Head | false)[];
  hasActions?: boolean;
  selectHead?: ReactNode;
  className?: string;
  /** A row of sums. */
  foot?: ReactNode;
  children: ReactNode;
}

export function CardTable({
  caption,
  selectHead,
  heads,
  hasActions,
  className,
  foot,
  children,
}: CardTableProps) {
  return (
    <table className={className ? `table is-cards ${className}` : "table is-cards"}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {selectHead}
          {heads.map((head) => head && <HeadCell key={textIn(head)} head={head} />)}
          {hasActions ? <ActionsHead /> : null}
        </tr>
      </thead>
      <tbody>{children}</tbody>
      {foot ? <tfoot>{foot}</tfoot> : null}
    </table>
  );
}

function HeadCell({ head }: { head: string | Head }) {
  return (
    <th scope="col" className={typeof head === "string" ? undefined : head.className}>
      {textIn(head)}
    </th>
  );
}

function textIn(head: string | Head): string {
  return typeof head === "string" ? head : head.text;
}

export function numberHead(text: string): Head {
  return { text, className: "num" };
}
