import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { Status } from "#app/ui/elements/page/status.tsx";

/** Day and amount are formatted. */
export interface RelatedInvoice {
  id: string;
  number: string;
  status: string;
  day: string;
  total: string;
  isHidden?: boolean;
}

interface RelatedInvoicesProps {
  title: string;
  rows: RelatedInvoice[];
  children?: ReactNode;
}

/** What belongs to an invoice and is one itself, such as its credit notes. */
export function RelatedInvoices({ title, rows, children }: RelatedInvoicesProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <Band title={title} bodyClass="">
      <ul className="log">
        {rows.map(({ id, number, status, day, total, isHidden }) => (
          <li key={id}>
            <span>{day}</span>
            <p>
              {isHidden ? number : <Link to={paths.invoice(id)}>{number}</Link>} {total}{" "}
              <Status status={status} />
              {isHidden ? <span className="soft"> · {t("invoices:hidden")}</span> : null}
            </p>
          </li>
        ))}
      </ul>
      {children}
    </Band>
  );
}
