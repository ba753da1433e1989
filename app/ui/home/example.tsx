import { useTranslation } from "react-i18next";
import type { InvoiceSheetView } from "#app/features/invoices/view/invoice-sheet-view.ts";
import { InvoiceSheet } from "../invoices/invoice-sheet.tsx";

const NOTES = ["address", "vat", "reference", "slip"] as const;

export function Example({ sheet }: { sheet: InvoiceSheetView }) {
  const { t } = useTranslation();
  return (
    <div className="desk is-full">
      <div className="wrap">
        <section className="band is-open">
          <div className="head">
            <h2>{t("home:example.title")}</h2>
            <p>{t("home:example.text")}</p>
            <ol className="notes">
              {NOTES.map((note) => (
                <li key={note}>{t(`home:example.note.${note}`)}</li>
              ))}
            </ol>
          </div>
          <div className="body">
            <InvoiceSheet sheet={sheet} />
          </div>
        </section>
      </div>
    </div>
  );
}
