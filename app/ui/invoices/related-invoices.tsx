import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Status } from "#app/ui/elements/page/status.tsx";

/** Day and amount are formatted. */
export interface RelatedInvoice {
  id: string;
  number: string;
  status: string;
  day: string;
  total: string;
}

interface RelatedInvoicesProps {
  title: string;
  rows: RelatedInvoice[];
  children?: ReactNode;
}

/** What belongs to an invoice and is one itself, such as its credit notes. */
export function RelatedInvoices({ title, rows, children }: RelatedInvoicesProps) {
  if (rows.length === 0) return null;
  return (
    <Band title={title} bodyClass="">
      <ul className="log">
        {rows.map(({ id, number, status, day, total }) => (
          <li key={id}>
            <span>{day}</span>
            <p>
              <Link to={paths.invoice(id)}>{number}</Link> {total} <Status status={status} />
            </p>
          </li>
        ))}
      </ul>
      {children}
    </Band>
  );
}
