import { May } from "#app/ui/runtime/may.tsx";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { RowStep } from "#app/features/front/dashboard/today/row-act.ts";
import type { InvoiceQuery } from "#app/features/selling/invoices/list/invoice-query.ts";
import type { InvoiceRow } from "#app/features/selling/invoices/list/invoice-rows.ts";
import { paths } from "#app/paths.ts";
import { InvoiceTable } from "./invoice-table.tsx";
import { RowStepForms } from "./row-actions.tsx";
import { SelectableCells } from "./selectable-cells.tsx";

interface SelectableInvoicesProps {
  query: InvoiceQuery;
  rows: InvoiceRow[];
  steps: Record<string, RowStep>;
}

/** One form around all rows. Where scripts run, its buttons show once something is selected. */
export function SelectableInvoices({ query, rows, steps }: SelectableInvoicesProps) {
  const { t } = useTranslation();
  const may = useMay();
  const { pathname, search } = useLocation();
  return (
    <>
      <form action={paths.selectedPdf} className="selection" data-selection="">
        <InvoiceTable
          rows={rows}
          caption={t("invoice-list:caption", { page: query.page })}
          query={query}
          cells={SelectableCells}
          steps={may("act") ? steps : {}}
          isSelectable
        />
        <div className="batch">
          <p role="status">
            <strong
              data-count=""
              data-none={t("invoice-list:select")}
              data-one={t("invoice-list:selected", { count: 1 })}
              data-several={t("invoice-list:selected", { count: 2 })}
            >
              {t("invoice-list:select")}
            </strong>{" "}
            <span className="soft nowrap" data-sum="" />
          </p>
          <button
            className="button button-quiet needs-scripts"
            type="button"
            data-all={t("invoice-list:selectAll")}
            data-not-all={t("invoice-list:selectNone")}
          >
            {t("invoice-list:selectAll")}
          </button>
          <div className="actions">
            <button className="button">{t("invoices:detail.download")}</button>
            <May right="act">
              <button
                className="button"
                formMethod="post"
                formAction={paths.markSelectedPaid(pathname + search)}
              >
                {t("sending:action.markPaid")}
              </button>
            </May>
            <button className="button" formAction={paths.selectedForEBill}>
              {t("invoice-list:eBill.download")}
            </button>
          </div>
        </div>
      </form>
      <RowStepForms steps={steps} />
    </>
  );
}
