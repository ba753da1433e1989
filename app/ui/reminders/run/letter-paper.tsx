import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { InvoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { paths } from "#app/paths.ts";
import { InvoiceSheet } from "#app/ui/invoices/invoice-sheet.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";

interface LetterPaperProps {
  id: string;
  client: string;
  sheet: InvoiceSheetView | null;
}

/** The letter of one row; on a phone a tab of its own. */
export function LetterPaper({ id, client, sheet }: LetterPaperProps) {
  const { t } = useTranslation();
  return (
    <section className="writer-paper is-tab" id="letter" aria-label={t("reminders:run.theLetter")}>
      <div className="paper-stick">
        <div className="paper-head">
          <h2>{client}</h2>
          {sheet ? (
            <p>
              <a href={paths.letterPreview(id)}>{t("reminders:run.large")}</a>
            </p>
          ) : null}
        </div>
        {sheet ? (
          <InvoiceSheet sheet={sheet} isTrue />
        ) : (
          <Message tone="bad">{t("reminders:run.noSlip")}</Message>
        )}
      </div>
    </section>
  );
}
