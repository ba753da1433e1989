import { May } from "#app/ui/runtime/may.tsx";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { RowStep } from "#app/features/front/dashboard/today/row-act.ts";
import type { InvoiceQuery } from "#app/features/selling/invoices/list/invoice-query.ts";
import type { InvoiceRow } from "#app/features/selling/invoices/list/invoice-rows.ts";
import { paths } from "#app/paths.ts";
import { SelectionBar, type WholeList } from "#app/ui/elements/lists/selection-bar.tsx";
import { InvoiceTable } from "./invoice-table.tsx";
import { RowStepForms } from "./row-actions.tsx";
import { SelectableCells } from "./selectable-cells.tsx";

interface SelectableInvoicesProps {
  query: InvoiceQuery;
  rows: InvoiceRow[];
  steps: Record<string, RowStep>;
  list: WholeList;
}

/** One form around all rows. Where scripts run, its buttons show once something is selected. */
export function SelectableInvoices({ query, rows, steps, list }: SelectableInvoicesProps) {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <>
      <form action={paths.selectedPdf} className="selection" data-selection={list.isChosen ? undefined : ""}>
        <InvoiceTable
          rows={rows}
          caption={t("invoice-list:caption", { page: query.page })}
          query={query}
          cells={SelectableCells}
          steps={may("act") ? steps : {}}
          isSelectable
          isOfAll={list.isChosen}
        />
        <SelectionBar list={list}>
          <May right="act">
            <button className="button" formAction={paths.selectedInvoices} name="act" value="send">
              {t("batches:chosen.act.send")}
            </button>
          </May>
          <button className="button">{t("invoices:detail.download")}</button>
          <details className="menu">
            <summary className="button">{t("sending:action.more")}</summary>
            <div className="menu-panel">
              <May right="act">
                <button formAction={paths.selectedInvoices} name="act" value="mark">
                  {t("sending:action.markSent")}
                </button>
              </May>
              <button formAction={paths.selectedExport}>{t("batches:chosen.act.export")}</button>
              {list.isChosen ? null : <OfTicked />}
            </div>
          </details>
        </SelectionBar>
      </form>
      <RowStepForms steps={steps} />
    </>
  );
}

function OfTicked() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <>
      <May right="act">
        <button formMethod="post" formAction={paths.markSelectedPaid(pathname + search)}>
          {t("sending:action.markPaid")}
        </button>
      </May>
      <button formAction={paths.selectedForEBill}>{t("invoice-list:eBill.download")}</button>
    </>
  );
}
