import type { ComponentType } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import {
  type InvoiceQuery,
  invoiceQueryString,
  type InvoiceSort,
} from "#app/features/selling/invoices/list/invoice-query.ts";
import type { RowStep } from "#app/features/front/dashboard/today/row-act.ts";
import type { InvoiceRow } from "#app/features/selling/invoices/list/invoice-rows.ts";
import { paths } from "#app/paths.ts";
import { PaperTable } from "#app/ui/papers/paper-table.tsx";
import { SelectHead } from "#app/ui/elements/lists/select-cell.tsx";
import { DrawnOnce } from "#app/ui/runtime/drawn-once.tsx";
import { InvoiceCells, type InvoiceCellsProps } from "./invoice-cells.tsx";

interface InvoiceTableProps {
  rows: InvoiceRow[];
  caption: string;
  query?: InvoiceQuery;
  withoutClient?: boolean;
  isSelectable?: boolean;
  isOfAll?: boolean;
  /** Cells with more than what every list shows of an invoice. */
  cells?: ComponentType<InvoiceCellsProps>;
  /** The next step of each, for such cells. */
  steps?: Record<string, RowStep>;
}

const HEADS = ["number", "client", "date", "status", "amount"] as const;

export function InvoiceTable(props: InvoiceTableProps) {
  const {
    rows,
    caption,
    query,
    withoutClient = false,
    isSelectable = false,
    isOfAll = false,
    cells = InvoiceCells,
    steps = {},
  } = props;
  const { t } = useTranslation();
  return (
    <PaperTable<InvoiceSort>
      caption={caption}
      heads={HEADS.map((name) => ({
        name,
        label: t(`invoices:head.${name}`),
        sort: name === "status" ? "due" : name,
      }))}
      list={query && { ...query, addressOf: (order) => paths.invoices + invoiceQueryString(query, order) }}
      withoutClient={withoutClient}
      selectHead={isSelectable ? <SelectHead isOfAll={isOfAll} /> : null}
      hasActions={isSelectable}
    >
      {rows.map((row) => (
        <DrawnOnce
          key={row.id}
          as="tr"
          className={row.status === "cancelled" ? "is-void" : undefined}
          inside={cells}
          shown={{ row, withoutClient, step: steps[row.id], isOfAll }}
        />
      ))}
    </PaperTable>
  );
}
