import { paths } from "#app/paths.ts";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { type RelatedInvoice, RelatedInvoices } from "#app/ui/invoices/related-invoices.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export interface DepositsProps {
  rows: RelatedInvoice[];
  /** The draft that can become the final invoice, for those who may make it. */
  final: { id: string; version: number } | null;
}

export function Deposits({ rows, final }: DepositsProps) {
  const { t } = useTranslation();
  return (
    <RelatedInvoices title={t("sending:deposit.of")} rows={rows}>
      {final ? <MakeFinal {...final} /> : null}
    </RelatedInvoices>
  );
}

function MakeFinal({ id, version }: { id: string; version: number }) {
  const { t } = useTranslation();
  return (
    <form method="post" action={paths.finalOfDeposits(id)}>
      <SeenVersion version={version} />
      <button className="button">{t("sending:deposit.final")}</button>
    </form>
  );
}
