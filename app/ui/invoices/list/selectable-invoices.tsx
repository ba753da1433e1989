import { May } from "#app/ui/runtime/may.tsx";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { RowStep } from "#app/features/front/dashboard/today/row-act.ts";
import type { InvoiceQuery } from "#app/features/selling/invoices/list/invoice-query.ts";
import type { InvoiceRow } from "#app/features/selling/invoices/list/invoice-rows.ts";
import { paths } from "#app/paths.ts";
import { SelectionActs } from "#app/ui/elements/lists/selection-acts.tsx";
import { SelectionBar, type WholeList } from "#app/ui/elements/lists/selection-bar.tsx";
import { InvoiceTable } from "./invoice-table.tsx";
import { RowStepForms } from "#app/ui/dashboard/row-step-forms.tsx";
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
          <SelectionActs
            check={paths.selectedInvoices}
            file={paths.selectedExport}
            beside={list.isChosen ? null : <MarkPaid />}
            more={
              <>
                <May right="act">
                  <button formAction={paths.remindSelected}>{t("batches:chosen.act.remind")}</button>
                </May>
                {list.isChosen ? null : (
                  <button formAction={paths.selectedForEBill}>{t("invoice-list:eBill.download")}</button>
                )}
              </>
            }
          />
        </SelectionBar>
      </form>
      <RowStepForms steps={steps} />
    </>
  );
}

function MarkPaid() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <May right="act">
      <button className="button" formMethod="post" formAction={paths.markSelectedPaid(pathname + search)}>
        {t("sending:action.markPaid")}
      </button>
    </May>
  );
}
