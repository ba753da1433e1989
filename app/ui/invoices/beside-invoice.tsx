import type { OwnLink } from "#app/features/front/public-pages/own-link.server.ts";
import type { CreditRow } from "#app/features/money/payments/credits-left.server.ts";
import type { LedgerTotals, SettlingRow } from "#app/features/money/payments/settling-rows.ts";
import type { InvoiceReminders } from "#app/features/money/reminders/screens/invoice-reminders.ts";
import { ClientLink } from "#app/ui/invoices/client-link.tsx";
import { Deposits, type DepositsProps } from "#app/ui/invoices/deposits/deposits.tsx";
import { type RelatedInvoice, RelatedInvoices } from "#app/ui/invoices/related-invoices.tsx";
import { SettledBy } from "#app/ui/invoices/paying/settled-by.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { CreditList } from "#app/ui/payments/refunds/credit-list.tsx";
import { RemindersOfInvoice } from "#app/ui/reminders/invoice/reminders-of-invoice.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface BesideProps {
  invoice: { id: string; version: number };
  settling: { rows: SettlingRow[]; totals: LedgerTotals | null };
  credits: CreditRow[];
  creditNotes: RelatedInvoice[];
  deposits: DepositsProps;
  link: OwnLink | null;
  reminders: InvoiceReminders | null;
}

/** What has become of it since: settled, corrected, shared, reminded. */
export function BesideInvoice({
  invoice,
  settling,
  credits,
  creditNotes,
  deposits,
  link,
  reminders,
}: BesideProps) {
  const { t } = useTranslation();
  const { id, version } = invoice;
  const { rows, totals } = settling;
  return (
    <>
      {totals || credits.length > 0 ? (
        <Band title={t(totals ? "sending:settling.title" : "clients:detail.credit")} bodyClass="">
          {totals ? <SettledBy rows={rows} totals={totals} invoiceId={id} /> : null}
          {credits.length > 0 ? <CreditList rows={credits} /> : null}
        </Band>
      ) : null}
      <Deposits {...deposits} />
      <RelatedInvoices title={t("sending:creditNote.of")} rows={creditNotes} />
      {link ? <ClientLink id={id} link={link} /> : null}
      {reminders ? <RemindersOfInvoice {...reminders} id={id} version={version} /> : null}
    </>
  );
}
