import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { InvoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { paths } from "#app/paths.ts";
import { InvoiceSheet } from "#app/ui/invoices/invoice-sheet.tsx";

/** The PDF that will be attached; on a phone a tab of its own. */
export function AttachedSheet({ id, sheet, name }: { id: string; sheet: InvoiceSheetView; name: string }) {
  const { t } = useTranslation();
  return (
    <section className="writer-paper is-tab" id="attachment" data-part="" aria-label={t("sending:send.pdf")}>
      <div className="paper-stick">
        <div className="paper-head">
          <h2>{name}</h2>
          <p>
            <a href={paths.invoicePdf(id, sheet.language)} download>
              {t("invoices:detail.download")}
            </a>
          </p>
        </div>
        <InvoiceSheet sheet={sheet} isTrue />
      </div>
    </section>
  );
}
