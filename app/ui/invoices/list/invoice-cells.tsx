import type { ReactNode } from "react";
import type { RowStep } from "#app/features/front/dashboard/today/row-act.ts";
import type { InvoiceRow } from "#app/features/selling/invoices/list/invoice-rows.ts";
import { paths } from "#app/paths.ts";
import { Status } from "#app/ui/elements/page/status.tsx";
import { PaidPart } from "#app/ui/invoices/paid-part.tsx";
import { PaperCells } from "#app/ui/papers/paper-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export interface InvoiceCellsProps {
  row: InvoiceRow;
  withoutClient: boolean;
  step: RowStep | undefined;
  /** True in a list that is chosen as a whole. */
  isOfAll?: boolean;
}

/** @param actions at the end of the row; not made here, as most pages with a table need no forms */
export function InvoiceCells({ row, withoutClient, actions }: InvoiceCellsProps & { actions?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <PaperCells
      {...row}
      to={paths.invoice(row.id)}
      lastDay={isOpen(row) ? t("invoice-list:dueOn", { day: row.dueDate }) : ""}
      status={
        <>
          <Status status={row.status} />
          <PaidPart paid={row.paidPart} total={row.total} />
        </>
      }
      withoutClient={withoutClient}
      actions={actions}
    />
  );
}

function isOpen({ status }: InvoiceRow): boolean {
  return status === "sent" || status === "overdue";
}
