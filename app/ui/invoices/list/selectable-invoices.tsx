import { May } from "#app/ui/runtime/may.tsx";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useLocation } from "@remix-run/react";
import { type FormEvent, useRef } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { RowStep } from "#app/features/front/dashboard/today/row-act.ts";
import type { InvoiceQuery } from "#app/features/selling/invoices/list/invoice-query.ts";
import type { InvoiceRow } from "#app/features/selling/invoices/list/invoice-rows.ts";
import { paths } from "#app/paths.ts";
import { formatSums, type Sums, sumsByCurrency } from "#app/swiss/currency/sums.ts";
import { InvoiceTable } from "./invoice-table.tsx";
import { RowStepForms } from "./row-actions.tsx";
import { SelectableCells } from "./selectable-cells.tsx";
import { useSelection } from "./use-selection.ts";

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
  const form = useRef<HTMLFormElement>(null);
  const { ids, read, setAll } = useSelection(form);
  const selected = rows.filter(({ id }) => ids.includes(id));
  const isAll = selected.length === rows.length;
  const follow = (event: FormEvent) => {
    if (event.target instanceof HTMLInputElement && event.target.name === "id") read();
  };
  return (
    <>
      <form action={paths.selectedPdf} className="selection" ref={form} onChange={follow}>
        <InvoiceTable
          rows={rows}
          caption={t("invoice-list:caption", { page: query.page })}
          query={query}
          cells={SelectableCells}
          steps={may("act") ? steps : {}}
          selectAll={{ isAll, isSome: selected.length > 0 && !isAll, change: setAll }}
        />
        <div className="batch">
          <p role="status">
            <strong>
              {selected.length
                ? t("invoice-list:selected", { count: selected.length })
                : t("invoice-list:select")}
            </strong>{" "}
            {selected.length ? (
              <span className="soft nowrap">{formatSums(sumsOfShown(selected))}</span>
            ) : null}
          </p>
          <button className="button button-quiet needs-scripts" type="button" onClick={() => setAll(!isAll)}>
            {t(isAll ? "invoice-list:selectNone" : "invoice-list:selectAll")}
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

/** Rappen; what is cancelled does not count. */
function sumsOfShown(rows: InvoiceRow[]): Sums {
  const counting = rows.filter(({ status }) => status !== "cancelled");
  return sumsByCurrency(counting, ({ amount }) => amount);
}
